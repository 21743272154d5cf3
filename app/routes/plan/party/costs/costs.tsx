/** `/party-planning/costs`: the ledger of a party, and what it comes to. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { partyHref } from "~/features/party/party-href";
import { useHydrated } from "~/lib/use-hydrated";
import { openSection, readSectionForm } from "../open-section.server";
import type { Route } from "./+types/costs";
import { AddCost } from "./add-cost";
import { changeCosts } from "./change-costs.server";
import { CostLines } from "./cost-lines";
import { type CostResult, openCosts } from "./data.server";
import { Summary } from "./summary";
import { UndoCost } from "./undo-cost";
import "./costs.css";

export const handle = { namespaces: ["party", "party-costs", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:rooms.costs.meta");
  return { title, section: party && (await openCosts(ctx, viewer, party.id, args.url)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export async function action(args: Route.ActionArgs) {
  return changeCosts(await readSectionForm(args));
}

export default function Costs({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("party-costs");
  const hydrated = useHydrated();
  const { section } = loaderData;
  if (!section) return null;
  const { partyId, removed, mayAdd } = section;
  const posted = actionData as CostResult | undefined;
  return (
    <div className="wrap pt-10 sm:pt-12">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="costs-title" tabIndex={-1} className="type-page outline-none">
            {t("party:rooms.costs.title")}
          </h1>
          <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
        </div>
        <ButtonLink to={partyHref("print", { id: partyId })}>{t("printLink")}</ButtonLink>
      </div>
      {removed && !hydrated ? <UndoCost partyId={partyId} removed={removed} /> : null}
      <Summary section={section} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CostLines section={section} posted={posted} />
        <AddCost key={partyId} partyId={partyId} mayAdd={mayAdd} posted={posted} />
      </div>
    </div>
  );
}

/** `/party-planning/costs`: the ledger of a party, and what it comes to. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { partyHref } from "~/features/party/party-href";
import type { RoomAnswer } from "~/features/party/room-answer";
import { readForm } from "~/form.server";
import { useHydrated } from "~/lib/use-hydrated";
import { openLedger } from "~worker/domain/party/costs/costs.server";
import { sumsOf } from "~worker/domain/party/costs/rules";
import type { CostLine } from "~worker/domain/party/costs/schema";
import { shortDay } from "../event-view.server";
import { openRoom } from "../open-room.server";
import type { Route } from "./+types/costs";
import { AddCost } from "./add-cost";
import { changeCosts, removedOf } from "./change-costs.server";
import { CostLines } from "./cost-lines";
import { Summary } from "./summary";
import { UndoCost } from "./undo-cost";
import "./costs.css";

export const handle = { namespaces: ["party", "party-costs", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openRoom(args);
  const title = ctx.t("party:rooms.costs.meta");
  if (!party) return { title, room: null };
  const ledger = await openLedger(ctx, viewer, party.id);
  const lines = ledger.lines.map((line) => ({
    line,
    sums: sumsOf(line, ledger.heads.likely),
    day: line.dueOn && shortDay(line.dueOn, ctx.locale),
  }));
  const removed = removedOf(args.url.searchParams);
  return { title, room: { partyId: party.id, ...ledger, lines, removed } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export async function action(args: Route.ActionArgs) {
  const room = await openRoom(args);
  const form = await readForm(args.request);
  return changeCosts(room, { request: args.request, form });
}

export type CostAnswer = RoomAnswer<CostLine | null>;
export type CostsRoom = NonNullable<Route.ComponentProps["loaderData"]["room"]>;

export default function Costs({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("party-costs");
  const hydrated = useHydrated();
  const { room } = loaderData;
  if (!room) return null;
  const { partyId, removed, mayAdd } = room;
  const posted = actionData as CostAnswer | undefined;
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
      <Summary room={room} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CostLines room={room} posted={posted} />
        <AddCost key={partyId} partyId={partyId} mayAdd={mayAdd} posted={posted} />
      </div>
    </div>
  );
}

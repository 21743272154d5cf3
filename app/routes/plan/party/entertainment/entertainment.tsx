/**
 * `/party-planning/entertainment`: what could be played, heard and done at a party, and what has
 * been chosen.
 */
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { z } from "zod";
import { Alert } from "~/components/ui/alert";
import { type ActionResult, firstFieldError } from "~/forms/action-result";
import { handleForm, readForm, respondToForm, textOf } from "~/forms/handle-form.server";
import {
  chooseEntertainment,
  dropEntertainment,
  listSuggestions,
} from "~worker/domain/party-entertainment/party-entertainment.server";
import { openSection } from "../open-section.server";
import { orNotFound } from "../or-not-found.server";
import type { Route } from "./+types/entertainment";
import { Chosen } from "./chosen";
import { readWishes } from "./read-wishes.server";
import { Suggestions } from "./suggestions";
import { usePlan } from "./use-plan";
import { WishesForm } from "./wishes-form";

export const handle = { namespaces: ["party", "entertainment", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:rooms.entertainment.meta");
  if (!party) return data({ title, section: null });
  const { fields, errors, wishes } = readWishes(args.url.searchParams, party);
  const view = await orNotFound(listSuggestions(ctx, viewer, party.id, wishes));
  const { id, attendeeCount, eventType } = party;
  const { theme, budget: budgetCents } = wishes;
  const isWrong = Object.keys(errors).length > 0;
  return data(
    {
      title,
      section: {
        party: { id, attendeeCount, eventType },
        fields,
        errors,
        theme,
        budgetCents,
        view,
      },
    },
    { status: isWrong ? 400 : 200 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

const choice = z.object({ which: z.string({ error: "entertainmentUnknown" }).max(60) });

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const form = await readForm(args.request);
  const intent = textOf(form, "intent");
  const changes = { choose: chooseEntertainment, drop: dropEntertainment };
  if (!party || (intent !== "choose" && intent !== "drop")) throw data(null, { status: 400 });
  const fields = { names: ["which"], schema: choice };
  const handled = await handleForm(ctx, form, fields, ({ which }) =>
    changes[intent](ctx, viewer, party.id, which),
  );
  const { pathname, search } = args.url;
  const there = intent === "choose" ? "plan" : "ideas";
  return respondToForm(args.request, handled, () => `${pathname}${search}#${there}`);
}

export default function Entertainment({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("entertainment");
  const plan = usePlan();
  const { section } = loaderData;
  if (!section) return null;
  const { view } = section;
  const failure = failureOf(actionData as ActionResult | undefined);
  return (
    <section className="wrap pt-10 sm:pt-12">
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      {failure ? (
        <Alert title={t("party:failed.title")} className="mt-6">
          <p>{t(`errors:${failure}`)}</p>
        </Alert>
      ) : null}
      <Chosen
        plan={plan}
        view={view}
        guests={section.party.attendeeCount}
        budget={section.budgetCents}
      />
      <WishesForm key={section.party.id} section={section} />
      {Object.keys(section.errors).length > 0 ? null : (
        <Suggestions plan={plan} section={section} />
      )}
    </section>
  );
}

/** Why a form without scripts came to nothing. */
const failureOf = (posted: ActionResult | undefined): string | null =>
  posted && !posted.done ? (posted.error ?? firstFieldError(posted)) : null;

export type EntertainmentSection = NonNullable<Route.ComponentProps["loaderData"]["section"]>;

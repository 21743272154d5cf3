/**
 * `/party-planning/entertainment`: what could be played, heard and done at a party, and what has
 * been chosen.
 */

import { data } from "react-router";
import { z } from "zod";
import { formatPrice } from "#shared/format/money";
import type { EntertainmentView } from "#shared/party/entertainment/schema";
import { Alert } from "~/components/ui/alert";
import { AlertIcon } from "~/components/ui/icons";
import { ScenePicture } from "~/features/frame/scene-picture";
import { type ActionResult, firstFieldError } from "~/forms/action-result";
import { handleForm, readForm, respondToForm, textOf } from "~/forms/handle-form.server";
import { addressOfUrl } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { type ErrorKey, useTranslation } from "~/translation";
import {
  chooseEntertainment,
  dropEntertainment,
} from "~worker/domain/party/entertainment/entertainment.server";
import { openSection } from "../open-section.server";
import type { Route } from "./+types/entertainment";
import { openEntertainment } from "./data.server";
import { CostText, IdeaSteps, timeText } from "./idea-facts";
import { PlanButton } from "./plan-button";
import { Suggestions } from "./suggestions";
import { type Plan, usePlan } from "./use-plan";
import { WishesForm } from "./wishes-form";

export const handle = { namespaces: ["party", "entertainment", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:sections.entertainment.meta");
  if (!party) return data({ title, section: null });
  const section = await openEntertainment(ctx, viewer, party, args.url);
  const isWrong = Object.keys(section.errors).length > 0;
  return data({ title, section }, { status: isWrong ? 400 : 200 });
}

export const meta = privatePage;

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
  const there = intent === "choose" ? "plan" : "ideas";
  return respondToForm(args.request, handled, () => `${addressOfUrl(args.url)}#${there}`);
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
      <Chosen plan={plan} view={view} guests={section.party.guests} budget={section.budgetCents} />
      <WishesForm key={section.party.id} section={section} />
      {Object.keys(section.errors).length > 0 ? null : (
        <Suggestions plan={plan} section={section} />
      )}
    </section>
  );
}

/** Why a form without scripts came to nothing. */
const failureOf = (posted: ActionResult | undefined): ErrorKey | null =>
  posted && !posted.done ? (posted.error ?? firstFieldError(posted)) : null;

type ChosenProps = { plan: Plan; view: EntertainmentView; guests: number; budget: number | null };

/** What is on the plan, with its cost for all guests and what that leaves of the budget. */
function Chosen({ plan, view, guests, budget }: ChosenProps) {
  const { t, i18n } = useTranslation("entertainment");
  const { chosen, chosenCents } = view;
  if (chosen.length === 0) return null;
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const over = budget === null ? 0 : chosenCents - budget;
  return (
    <section aria-labelledby="plan" className="mt-10 rounded-dialog bg-tint p-5 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="plan" tabIndex={-1} className="type-panel">
          {t("plan.title")}
        </h2>
        <p className="figures type-body font-semibold">
          {t("plan.total", { count: guests, price: price(chosenCents) })}
        </p>
      </div>
      {over > 0 ? (
        <p className="figures mt-3 flex items-start gap-2 rounded-panel bg-warn-tint p-3 type-small font-semibold text-warn">
          <AlertIcon className="mt-0.5 size-4.5" />
          {t("plan.over", { price: price(over) })}
        </p>
      ) : null}
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {chosen.map((idea, place) => (
          <li
            key={idea.slug}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <div className="sm:row-span-2">
              <ScenePicture
                src={idea.imageUrl}
                className="aspect-6/5 h-auto w-full rounded-field bg-sunk object-cover"
              />
            </div>
            <div className="min-w-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="type-card">{idea.name}</h3>
                <p className="figures type-body font-semibold">
                  <CostText cents={idea.costCents} />
                </p>
              </div>
              <p className="figures type-small text-soft">
                {t(`kinds.${idea.kind}`)}
                <span aria-hidden="true"> · </span>
                {timeText(idea.minutes, t)}
              </p>
            </div>
            <div className="col-span-2 flex flex-wrap items-start justify-between gap-x-6 sm:col-span-1 sm:col-start-2">
              <IdeaSteps idea={idea} className="min-w-0 open:basis-full" />
              <PlanButton
                plan={plan}
                intent="drop"
                idea={idea}
                next={(chosen[place + 1] ?? chosen[place - 1])?.slug ?? null}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

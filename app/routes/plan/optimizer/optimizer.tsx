/**
 * `/budget-optimizer`: settings, and the plan that they lead to. Both are addresses, so going back
 * works.
 */

import { useEffect, useRef } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { CheckIcon } from "~/components/ui/icons";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { ActionResult } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { addressOfUrl } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import type { RouteHandle } from "~/lib/route-modules";
import { useTranslation } from "~/translation";
import type { Route } from "./+types/optimizer";
import { changePlan } from "./change-plan.server";
import { makePlan, type OptimizerSettings, openSettings, type PlanProblems } from "./data.server";
import { Plan } from "./plan";
import { Settings } from "./settings";
import { backToSettings, readSettings } from "./settings-url";
import { SourceForm } from "./source-form";

export const handle = {
  namespaces: ["optimizer", "gifts", "cards", "errors"],
  failed: "optimizer:failed.title",
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const title = ctx.t("optimizer:meta");
  if (!viewer.isPremium) return { view: "upgrade" as const, title };
  const asked = readSettings(args.url.searchParams);
  const plan = asked.isPlan ? await makePlan(ctx, viewer, asked) : null;
  if (plan?.result) {
    return {
      ...plan,
      view: "plan" as const,
      title: ctx.t("optimizer:metaPlan"),
      here: addressOfUrl(args.url),
      back: backToSettings(args.url.search),
      at: args.url.searchParams.get("at"),
    };
  }
  const settings = await openSettings(ctx, viewer, asked);
  const problems: PlanProblems = plan?.problems ?? {};
  const view = settings.gifts.length > 0 ? ("settings" as const) : ("empty" as const);
  return data({ view, title, settings, problems }, { status: plan?.status ?? 200 });
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, url } = args;
  return changePlan({ ctx, viewer, url, request, form: await readForm(request) });
}

/** The plan's own forms change nothing that it shows. */
export const shouldRevalidate = ({
  formMethod,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod !== "POST" || formAction === "/language") && defaultShouldRevalidate;

export default function Optimizer({ loaderData, actionData }: Route.ComponentProps) {
  const page = useFocusOnNewView(loaderData);
  const posted = actionData as ActionResult | undefined;
  return (
    <div ref={page} className="wrap pt-10 sm:pt-14">
      {loaderData.view === "upgrade" && <Upgrade />}
      {loaderData.view === "empty" && <NothingYet settings={loaderData.settings} />}
      {loaderData.view === "settings" && (
        <Settings
          key={settingsKey(loaderData.settings)}
          settings={loaderData.settings}
          problems={loaderData.problems}
        />
      )}
      {loaderData.view === "plan" && <Plan key={loaderData.here} {...loaderData} posted={posted} />}
    </div>
  );
}

/** What is set anew when it comes from elsewhere. */
const settingsKey = ({ source, chosen, target, strategy }: OptimizerSettings) =>
  JSON.stringify([source, chosen, target, strategy]);

/**
 * The views share a path, so the frame doesn't notice when one takes the place of the other: the
 * focus goes to the title, or to what is to be mended.
 */
function useFocusOnNewView(loaderData: unknown) {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(loaderData);
  useEffect(() => {
    if (last.current === loaderData) return;
    last.current = loaderData;
    const target =
      page.current?.querySelector<HTMLElement>("[aria-invalid='true'], [role='alert'][tabindex]") ??
      page.current?.querySelector<HTMLElement>("[data-asked] > summary") ??
      page.current?.querySelector<HTMLElement>("h1");
    if (target?.tagName === "H1") target.tabIndex = -1;
    target?.focus({ preventScroll: target.tagName === "H1" });
  }, [loaderData]);
  return page;
}

/** No gifts where they were looked for. */
function NothingYet({ settings }: { settings: OptimizerSettings }) {
  const { t } = useTranslation("optimizer");
  const isList = settings.source !== null;
  return (
    <>
      <h1 className="type-page">{t("title")}</h1>
      <div className="mx-auto mt-10 flex max-w-md flex-col items-center text-center">
        <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
        <h2 className="mt-8 type-panel">{t(isList ? "empty.listTitle" : "empty.title")}</h2>
        <p className="mt-2 mb-6 type-body text-soft">
          {t(isList ? "empty.listText" : "empty.text")}
        </p>
        <ButtonLink to="/" variant="ribbon">
          {t("empty.action")}
        </ButtonLink>
      </div>
      <div className="mx-auto mt-10 max-w-md">
        <SourceForm settings={settings} />
      </div>
    </>
  );
}

const POINTS = ["alternative", "codes", "diy"] as const;

/** What the optimizer does, for who has no Premium yet. */
function Upgrade() {
  const { t } = useTranslation("optimizer");
  return (
    <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div>
        <p className="type-lead text-soft">{t("title")}</p>
        <h1 className="mt-1 type-page break-phrases">{t("upgrade.title")}</h1>
        <p className="mt-4 max-w-prose type-lead text-soft">{t("upgrade.text")}</p>
        <ul className="mt-6 grid gap-3">
          {POINTS.map((point) => (
            <li key={point} className="flex gap-3 type-body">
              <CheckIcon className="mt-0.5 text-good" />
              {t(`upgrade.points.${point}`)}
            </li>
          ))}
        </ul>
        <ButtonLink to="/premium" variant="ribbon" className="mt-8">
          {t("upgrade.action")}
        </ButtonLink>
      </div>
      <EmptyStateArt className="aspect-6/5 w-full rounded-panel max-md:order-first max-md:max-h-72" />
    </div>
  );
}

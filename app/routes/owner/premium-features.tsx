/** /dev/premium-features: the Owner's switches, which count at once for everyone. */

import { useId } from "react";
import { data } from "react-router";
import {
  isSecuritySwitch,
  SECURITY_SWITCHES,
  SWITCHES,
  type SwitchName,
  switchInput,
} from "#shared/settings/schema";
import { Alert } from "~/components/ui/alert";
import { AdminNotice } from "~/features/admin/admin-notice";
import { useAdminFailure } from "~/features/admin/use-admin-failure";
import type { ActionResult } from "~/forms/action-result";
import { handleAdminAction } from "~/forms/admin-action.server";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { useFetcher } from "~/lib/router";
import { requireRecentlySignedIn } from "~/reauth.server";
import { useTranslation } from "~/translation";
import { readPlan } from "~worker/domain/premium/premium.server";
import { listSwitches } from "~worker/domain/settings/settings.server";
import { setSwitch } from "~worker/domain/settings/turn-switch.server";
import type { Route } from "./+types/premium-features";

export const handle = { namespaces: ["owner", "admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const plan = await readPlan(ctx, viewer);
  return {
    title: ctx.t("owner:switches.metaTitle"),
    switches: await listSwitches(ctx, viewer),
    /** What the settings leave out, which visitors aren't told. */
    missing: [
      ...(plan.isConfigured ? [] : (["payments"] as const)),
      ...(plan.donationUrl === null ? (["coffee"] as const) : []),
    ],
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const form = await readForm(args.request);
  const on = { on: true, off: false }[String(form.get("to"))];
  const input = switchInput.safeParse({ name: form.get("name"), on });
  if (!input.success) throw data(null, { status: 400 });
  const { name } = input.data;
  if (isSecuritySwitch(name)) requireRecentlySignedIn(args, { back: "/dev/premium-features" });
  const words = {
    done: "owner:switches.done",
    failed: "owner:switches.failed",
    back: "/dev/premium-features",
  } as const;
  return handleAdminAction(ctx, args.request, words, async () => {
    await setSwitch(ctx, viewer, name, input.data.on);
    const key = input.data.on ? "isOn" : "isOff";
    return ctx.t(`owner:switches.${key}`, { name: ctx.t(`owner:switches.${name}.title`) });
  });
}

export default function PremiumFeatures({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("owner");
  return (
    <div>
      <h1 className="type-page">{t("features.title")}</h1>
      <p className="mt-2 max-w-[65ch] type-lead text-soft">{t("switches.lead")}</p>
      <AdminNotice result={actionData as ActionResult | undefined} />
      {loaderData.missing.map((setting) => (
        <Alert
          key={setting}
          tone="warn"
          title={t(`missingSettings.${setting}.title`)}
          className="mt-6 max-w-3xl"
        >
          <p>{t(`missingSettings.${setting}.text`)}</p>
        </Alert>
      ))}
      <ul className="mt-8 max-w-3xl border-b border-line">
        {SWITCHES.filter((name) => !isSecuritySwitch(name)).map((name) => (
          <SwitchRow key={name} name={name} isOn={loaderData.switches[name]} />
        ))}
      </ul>
      <h2 className="mt-10 type-panel">{t("switches.securityTitle")}</h2>
      <ul className="mt-4 max-w-3xl border-b border-line">
        {SECURITY_SWITCHES.map((name) => (
          <SwitchRow key={name} name={name} isOn={loaderData.switches[name]} />
        ))}
      </ul>
      <aside className="mt-8 max-w-3xl rounded-panel border border-transparent bg-sunk p-5">
        <p className="type-body font-semibold">{t("switches.note")}</p>
        <p className="mt-1 type-small text-soft">{t("switches.noteText")}</p>
      </aside>
    </div>
  );
}

/** One switch: what it does, how it stands, and turning it, with scripts or without. */
export function SwitchRow({ name, isOn }: { name: SwitchName; isOn: boolean }) {
  const { t } = useTranslation("owner");
  const fetcher = useFetcher<ActionResult>();
  const id = useId();
  const failed = useAdminFailure(fetcher.data, { unsent: t("switches.failed") });
  const wanted = fetcher.formData?.get("to");
  const shown = wanted ? wanted === "on" : isOn;
  const [title, text] = [`${id}-title`, `${id}-text`];
  return (
    <li className="border-t border-line py-4">
      <fetcher.Form method="post" className="flex items-start justify-between gap-5 sm:gap-6">
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="to" value={isOn ? "off" : "on"} />
        <div className="min-w-0">
          <p id={title} className="type-body font-semibold">
            {t(`switches.${name}.title`)}
          </p>
          <p id={text} className="mt-0.5 type-small text-soft">
            {t(`switches.${name}.text`)}
          </p>
        </div>
        <button
          type="submit"
          role="switch"
          aria-checked={shown}
          aria-labelledby={title}
          aria-describedby={text}
          aria-busy={fetcher.state !== "idle"}
          className="group flex min-h-11 shrink-0 flex-col-reverse items-end gap-1 sm:flex-row sm:items-center sm:gap-3"
        >
          <span aria-hidden="true" className="type-label text-soft">
            {t(shown ? "switches.on" : "switches.off")}
          </span>
          <Track isOn={shown} />
        </button>
      </fetcher.Form>
      {failed ? (
        <Alert title={failed.title} className="mt-3">
          {failed.description}
        </Alert>
      ) : null}
    </li>
  );
}

/** The switch as one sees it; both edges stay where colours are forced. */
const Track = ({ isOn }: { isOn: boolean }) => (
  <span
    aria-hidden="true"
    className={`flex h-7 w-13 shrink-0 items-center rounded-full border-[1.5px] px-1 transition-colors duration-120 ${
      isOn
        ? "justify-end border-ribbon bg-ribbon"
        : "justify-start border-edge bg-raised group-hover:border-ink"
    }`}
  >
    <span
      className={`size-4.5 rounded-full border border-transparent ${isOn ? "bg-ribbon-ink" : "bg-edge"}`}
    />
  </span>
);

/**
 * /dev/premium-features: the Owner's switches, which count at once for everyone (spec §2, design
 * §9).
 */
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { AdminNotice } from "~/features/admin/admin-notice";
import { BackButton } from "~/features/admin/back-button";
import type { ActionResult } from "~/forms/action-result";
import { handleAdminAction } from "~/forms/admin-action.server";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { requireRecentlySignedIn } from "~/reauth.server";
import {
  isSecuritySwitch,
  SECURITY_SWITCHES,
  SWITCHES,
  switchInput,
} from "~worker/domain/settings/schema";
import { listSwitches } from "~worker/domain/settings/settings.server";
import { setSwitch } from "~worker/domain/settings/turn-switch.server";
import type { Route } from "./+types/premium-features";
import { SwitchRow } from "./premium-features/switch-row";

export const handle = { namespaces: ["dev", "desk", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  return {
    title: ctx.t("dev:switches.metaTitle"),
    switches: await listSwitches(ctx, viewer),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const form = await readForm(args.request);
  const on = { on: true, off: false }[String(form.get("to"))];
  const input = switchInput.safeParse({ name: form.get("name"), on });
  if (!input.success) throw data(null, { status: 400 });
  const { name } = input.data;
  if (isSecuritySwitch(name)) requireRecentlySignedIn(args, { back: "/dev/premium-features" });
  const words = {
    done: "dev:switches.done",
    failed: "dev:switches.failed",
    back: "/dev/premium-features",
  };
  return handleAdminAction(ctx, args.request, words, async () => {
    await setSwitch(ctx, viewer, name, input.data.on);
    const key = input.data.on ? "isOn" : "isOff";
    return ctx.t(`dev:switches.${key}`, { name: ctx.t(`dev:switches.${name}.title`) });
  });
}

export default function PremiumFeatures({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("dev");
  return (
    <div className="wrap pt-10 sm:pt-14">
      <BackButton to="/dev">{t("desk:backPanel")}</BackButton>
      <h1 className="mt-2 type-page">{t("features.title")}</h1>
      <p className="mt-2 max-w-[65ch] type-lead text-soft">{t("switches.lead")}</p>
      <AdminNotice result={actionData as ActionResult | undefined} />
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

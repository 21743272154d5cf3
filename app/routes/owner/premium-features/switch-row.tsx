import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Alert } from "~/components/ui/alert";
import { useAdminFailure } from "~/features/admin/use-admin-failure";
import type { ActionResult } from "~/forms/action-result";
import type { SwitchName } from "~worker/domain/settings/schema";

/** One switch: what it does, how it stands, and turning it, with scripts or without. */
export function SwitchRow({ name, isOn }: { name: SwitchName; isOn: boolean }) {
  const { t } = useTranslation("dev");
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

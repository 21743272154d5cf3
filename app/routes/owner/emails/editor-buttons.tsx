import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { useHydrated } from "~/lib/use-hydrated";

type EditorButtonsProps = {
  /** Is there something to reset? */
  isOwn: boolean;
  /** The intent that is on its way. */
  pending: unknown;
};

/** Save, test, reset (which asks first), and a preview for pages without scripts. */
export function EditorButtons({ isOwn, pending }: EditorButtonsProps) {
  const { t } = useTranslation("emails");
  const isLive = useHydrated();
  const button = (intent: string) => ({
    type: "submit" as const,
    name: "intent",
    value: intent,
    pending: pending === intent,
    disabled: pending !== null,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="ribbon"
        pendingText={t("saving")}
        className="max-sm:w-full"
        {...button("save")}
      >
        {t("save")}
      </Button>
      {isLive ? null : (
        <Button className="max-sm:w-full" {...button("preview")}>
          {t("preview")}
        </Button>
      )}
      <Button pendingText={t("testing")} className="max-sm:w-full" {...button("test")}>
        {t("test")}
      </Button>
      {isOwn ? (
        <details className="max-sm:w-full open:basis-full">
          <summary className={`${buttonLook("text", "large")} w-fit max-sm:w-full`}>
            {t("reset")}
          </summary>
          <div className="grid justify-items-start gap-3 pt-3">
            <p className="max-w-[50ch] type-small">{t("resetAsk")}</p>
            <Button pendingText={t("resetting")} {...button("reset")}>
              {t("reset")}
            </Button>
          </div>
        </details>
      ) : (
        <Button variant="text" disabled className="max-sm:w-full">
          {t("reset")}
        </Button>
      )}
    </div>
  );
}

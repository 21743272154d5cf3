import { Toast } from "~/components/ui/toast";
import { useTranslation } from "~/translation";
import type { ToastMessage } from "./announce";

/** Spec §9: a swipe of 50 px to the right dismisses. */
const SWIPE = 50;

/** What a message on screen is given; `duration` in milliseconds. */
export type ToastSkinProps = ToastMessage & { duration: number };

/** A message in our design, with the words of the page's language. Loaded when it is needed. */
export function ToastSkin({ tone = "plain", icon, ...rest }: ToastSkinProps) {
  const { t } = useTranslation();
  return (
    <Toast
      {...rest}
      tone={tone}
      icon={tone === "error" ? "alert" : (icon ?? (rest.action ? "alert" : "check"))}
      swipe={SWIPE}
      labels={{
        close: t("toast.close"),
        message: t("toast.message"),
        region: t("toast.region"),
      }}
    />
  );
}

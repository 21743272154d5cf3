import { useToast } from "~/components/toast/toast-provider";
import { type ErrorKey, useTranslation } from "~/translation";

/** Words the error of a `ListResult`; null where there is none. */
export function useFailureText() {
  const { t } = useTranslation("lists");
  return (error: ErrorKey | null) =>
    error && t(error === "unreachable" ? "failed.unreachable" : `errors:${error}`);
}

/** Shows the error of a `ListResult` as a toast; nothing where there is none. */
export function useFailureToast() {
  const { t } = useTranslation("lists");
  const toast = useToast();
  const failureText = useFailureText();
  return (error: ErrorKey | null) => {
    const description = failureText(error);
    if (description) toast({ title: t("failed.title"), description, tone: "error" });
  };
}

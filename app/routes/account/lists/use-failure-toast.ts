import { useTranslation } from "react-i18next";
import { useToast } from "~/features/toast/toast-provider";

/** Says in a toast what was refused, by the error of a `ListAnswer`; nothing where there is none. */
export function useFailureToast() {
  const { t } = useTranslation("lists");
  const toast = useToast();
  return (error: string | null) => {
    if (!error) return;
    const description = t(error === "unreachable" ? "failed.unreachable" : `errors:${error}`);
    toast({ title: t("failed.title"), description, tone: "error" });
  };
}

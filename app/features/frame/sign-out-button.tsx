import { useToast } from "~/components/toast/toast-provider";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";

/** Ends the session and goes to the home page; disabled while the request runs. */
export function SignOutButton({ className }: { className: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const fetcher = useFetcher<{ failed: true }>();
  useActionResultEffect(fetcher.data, () =>
    toast({ title: t("signOut.failed"), description: t("signOut.failedText"), tone: "error" }),
  );
  return (
    <fetcher.Form method="post" action="/sign-out">
      <button
        type="submit"
        disabled={fetcher.state !== "idle"}
        className={`${className} disabled:text-soft`}
      >
        {t("signOut.action")}
      </button>
    </fetcher.Form>
  );
}

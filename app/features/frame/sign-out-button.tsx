import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { useEachAnswer } from "~/lib/use-each-answer";

/** Ends the session and opens the shop's front door (spec §2); disabled while the request is under way. */
export function SignOutButton({ className }: { className: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const fetcher = useFetcher<{ failed: true }>();
  useEachAnswer(fetcher.data, () =>
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

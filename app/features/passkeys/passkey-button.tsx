import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { useSubmit } from "~/lib/router";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import { askPasskey, cancelPasskey, knowsPasskeys } from "./ask-passkey";
import { usePasskey } from "./use-passkey";

/**
 * Signs in, or proves who somebody is, with a passkey: its answer goes to the page's own action as
 * `credential` with the intent "passkey". Nothing where scripts or passkeys are unknown. Needs the
 * namespaces "auth" and "errors".
 */
export function PasskeyButton({
  purpose,
  variant = "outline",
}: {
  purpose: "signIn" | "prove";
  variant?: "outline" | "ribbon";
}) {
  const { t } = useTranslation("auth");
  const submit = useSubmit();
  const { state } = useNavigation();
  const send = (credential: string) =>
    submit({ intent: "passkey", credential }, { method: "post" });
  const { pending, error, ask } = usePasskey(purpose, send);
  useAutofill(purpose === "signIn", send);
  const isHydrated = useHydrated();
  if (isHydrated && !knowsPasskeys()) return null;
  return (
    <div className="grid gap-3 noscript:hidden">
      {error ? (
        <Alert title={t("passkey.failed")}>
          <p>{t(`errors:${error}`)}</p>
        </Alert>
      ) : null}
      <Button
        variant={variant}
        className="w-full"
        onClick={() => void ask()}
        pending={pending || state === "submitting"}
        pendingText={t("passkey.pending")}
      >
        {t(purpose === "signIn" ? "passkey.use" : "passkey.prove")}
      </Button>
    </div>
  );
}

/** Offers passkeys among the suggestions of the username field, where the browser does that. */
function useAutofill(isOn: boolean, send: (credential: string) => void) {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!isOn || !knowsPasskeys()) return;
    let isLeft = false;
    const offer = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || isLeft) return;
      const credential = await askPasskey("signIn", { isAutofill: true });
      if (!isLeft) latest.current(credential);
    };
    // Nobody asked for it, so nobody is told that it failed; the button is still there.
    offer().catch(() => {});
    return () => {
      isLeft = true;
      void cancelPasskey();
    };
  }, [isOn]);
}

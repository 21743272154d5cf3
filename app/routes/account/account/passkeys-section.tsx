import { useRef } from "react";
import { PASSKEY_LIMITS } from "#shared/accounts/passkeys/schema";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { knowsPasskeys } from "~/features/passkeys/ask-passkey";
import { usePasskey } from "~/features/passkeys/use-passkey";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

export type PasskeyEntry = {
  id: string;
  name: string;
  /** Dates in the visitor's language; null for one that never signed in. */
  added: string;
  used: string | null;
};

/** Passkeys that open this account, adding one, and the codes that stand in for them. */
export function PasskeysSection({
  passkeys,
  codesLeft,
}: {
  passkeys: readonly PasskeyEntry[];
  codesLeft: number;
}) {
  const { t } = useTranslation("account");
  const removal = useSection("removePasskey");
  const refused = removal.field("passkey").error;
  return (
    <Section id="passkeys" title={t("passkeys.title")} text={t("passkeys.text")}>
      <div id="removePasskey" className="mb-6">
        <SectionForm section={removal}>
          {refused ? <Alert title={refused} /> : null}
          {passkeys.length === 0 ? <p className="type-body">{t("passkeys.none")}</p> : null}
          <ul className="grid gap-5">
            {passkeys.map(({ id, name, added, used }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <div className="min-w-0 flex-1 basis-44">
                  <p className="type-body font-semibold wrap-anywhere">{name}</p>
                  <p className="type-small text-soft">
                    {t("passkeys.added", { date: added })}
                    {used ? ` · ${t("passkeys.used", { date: used })}` : ""}
                  </p>
                </div>
                <Button
                  type="submit"
                  size="small"
                  name="passkey"
                  value={id}
                  pending={removal.pending}
                  aria-label={t("passkeys.removeOf", { name })}
                >
                  {t("passkeys.remove")}
                </Button>
              </li>
            ))}
          </ul>
        </SectionForm>
      </div>
      <AddPasskey />
      {passkeys.length > 0 ? <RecoveryCodes left={codesLeft} /> : null}
    </Section>
  );
}

/**
 * Names a new passkey and lets the browser make it; nothing of that works without scripts. It has
 * its place from the first paint: what appears later moves the page under a press.
 */
function AddPasskey() {
  const { t } = useTranslation("account");
  const section = useSection("addPasskey");
  const { Form, form, submit } = section;
  const name = useRef("");
  const { pending, error, ask } = usePasskey("add", (credential) => {
    const fields = { intent: "addPasskey", passkeyName: name.current, credential };
    void submit(fields, { method: "post", action: "/account" });
  });
  const isHydrated = useHydrated();
  const isUnsupported = isHydrated && !knowsPasskeys();
  const refused = section.error ?? section.field("credential").error;
  const failed = error ? t(`errors:${error}`) : refused;
  return (
    <div id="addPasskey">
      <p className={`type-small text-soft ${isUnsupported ? "" : "hidden noscript:block"}`}>
        {t("passkeys.unsupported")}
      </p>
      {isUnsupported ? null : (
        <Form
          ref={form}
          method="post"
          className="grid gap-4 noscript:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            name.current = String(new FormData(event.currentTarget).get("passkeyName"));
            void ask({ passkeyName: name.current });
          }}
        >
          {section.message ? <Alert tone="good" title={section.message} /> : null}
          {failed ? <Alert title={failed} /> : null}
          <TextField
            {...section.field("passkeyName")}
            id="account-passkey-name"
            label={t("passkeys.name")}
            hint={t("passkeys.nameHint")}
            maxLength={PASSKEY_LIMITS.name}
            autoComplete="off"
            required
          />
          <div>
            <Button
              type="submit"
              disabled={!isHydrated}
              pending={pending || section.pending}
              pendingText={t("passkeys.adding")}
            >
              {t("passkeys.add")}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}

/** How many recovery codes are left, making new ones, and these, shown once. */
function RecoveryCodes({ left }: { left: number }) {
  const { t } = useTranslation("account");
  const section = useSection("recoveryCodes");
  const codes = section.outcome?.result?.codes;
  return (
    <div id="recoveryCodes" className="mt-8">
      <h3 className="type-body font-semibold">{t("codes.title")}</h3>
      <p className="mt-1 mb-4 type-small text-soft">
        {t("codes.text")} {left === 0 ? t("codes.none") : t("codes.left", { count: left })}{" "}
        {left > 0 ? t("codes.replaces") : ""}
      </p>
      {codes ? (
        <Alert tone="warn" title={t("codes.shown")} className="mb-4">
          <p>{t("codes.shownText")}</p>
          <ul className="figures mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code} className="font-mono break-all">
                {code}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <SectionForm
        section={section}
        submit={t(left === 0 ? "codes.make" : "codes.renew")}
        pendingText={t("codes.making")}
      />
    </div>
  );
}

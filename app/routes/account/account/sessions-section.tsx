import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/translation";
import type { Connection } from "./connections-section";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { UnlinkFields } from "./unlink-fields";
import { useSection } from "./use-section";

export type SessionEntry = {
  handle: string;
  device: string;
  /** Dates in the visitor's language. */
  since: string;
  lastUsed: string;
  isCurrent: boolean;
};

/** Where the person is signed in, last used first: each ends alone, or all at once. */
export function SessionsSection({
  sessions,
  linked,
}: {
  sessions: readonly SessionEntry[];
  linked: readonly Connection[];
}) {
  const { t } = useTranslation("account");
  const one = useSection("endSession");
  const all = useSection("signOut");
  const refused = one.field("session").error;
  return (
    <Section id="signOut" title={t("sessions.title")} text={t("sessions.text")}>
      <div id="endSession" className="mb-6">
        <SectionForm section={one}>
          {refused ? <Alert title={refused} /> : null}
          <ul className="grid gap-5">
            {sessions.map(({ handle, device, since, lastUsed, isCurrent }) => (
              <li key={handle} className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <div className="min-w-0 flex-1 basis-44">
                  <p className="type-body font-semibold">{device || t("sessions.unknown")}</p>
                  <p className="type-small text-soft">{t("sessions.since", { since, lastUsed })}</p>
                </div>
                {isCurrent ? (
                  <span className="type-label text-good">{t("sessions.current")}</span>
                ) : (
                  <Button
                    type="submit"
                    size="small"
                    name="session"
                    value={handle}
                    pending={one.pending}
                    aria-label={t("sessions.endName", {
                      device: device || t("sessions.unknown"),
                      lastUsed,
                    })}
                  >
                    {t("sessions.end")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </SectionForm>
      </div>
      <SectionForm
        section={all}
        submit={t("sessions.signOut")}
        pendingText={t("sessions.signingOut")}
      >
        <UnlinkFields connections={linked} ticked={all.field("unlink").defaultValue} />
      </SectionForm>
    </Section>
  );
}

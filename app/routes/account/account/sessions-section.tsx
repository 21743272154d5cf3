import { useTranslation } from "react-i18next";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

export type SessionEntry = {
  device: string;
  /** In the visitor's language, and as HTML reads it. */
  date: string;
  dateTime: string;
  isCurrent: boolean;
};

/** Where the person is signed in, newest first, and the way out of all of it. */
export function SessionsSection({ sessions }: { sessions: readonly SessionEntry[] }) {
  const { t } = useTranslation("account");
  const section = useSection("signOut");
  return (
    <Section id="signOut" title={t("sessions.title")} text={t("sessions.text")}>
      <ul className="mb-5 grid gap-3">
        {sessions.map(({ device, date, dateTime, isCurrent }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sign-ins may look all alike
          <li key={place} className="flex flex-wrap items-baseline gap-x-3">
            <span className="type-body font-semibold">{device || t("sessions.unknown")}</span>
            <time dateTime={dateTime} className="type-small text-soft">
              {t("sessions.since", { date })}
            </time>
            {isCurrent ? (
              <span className="type-label text-good">{t("sessions.current")}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <SectionForm
        section={section}
        submit={t("sessions.signOut")}
        pendingText={t("sessions.signingOut")}
      />
    </Section>
  );
}

import type { ReactNode } from "react";
import { ContactLinks } from "~/features/contact/contact-links";
import type { contactOf } from "~/features/contact/contact-of";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

type LegalPageProps = {
  title: string;
  lead: string;
  parts: readonly { id: string; title: string; text: ReactNode }[];
  contact: Pick<ReturnType<typeof contactOf>, "phone" | "email">;
};

/** A page of conditions: short parts under headings, and whom to ask. Needs "legal". */
export function LegalPage({ title, lead, parts, contact }: LegalPageProps) {
  const { t } = useTranslation("legal");
  const { phone, email } = contact;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page break-phrases">{title}</h1>
      <p className="mt-3 max-w-prose type-lead text-soft">{lead}</p>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id}>
            <h2 id={part.id} className="type-panel">
              {part.title}
            </h2>
            <div className="mt-3 max-w-prose type-body">{part.text}</div>
          </section>
        ))}
        <section aria-labelledby="ask" className="rounded-panel md:col-span-2 bg-tint p-6 sm:p-8">
          <h2 id="ask" className="type-panel">
            {t("ask.title")}
          </h2>
          <p className="mt-2 max-w-prose text-soft">{t("ask.text")}</p>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <ContactLinks
              phone={phone}
              email={email}
              size="small"
              names={{ phone: t("ask.phone", { phone }), email: t("ask.email", { email }) }}
            />
            <Link to="/feedback" className="link py-2 type-small">
              {t("ask.feedback")}
            </Link>
          </div>
        </section>
      </div>
    </div>
  );
}

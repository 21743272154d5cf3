import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { ArrowUpRightIcon } from "~/components/ui/icons";
import { ContactLinks } from "~/features/contact/contact-links";
import type { contactOf } from "~/features/contact/contact-of";

type Contact = ReturnType<typeof contactOf>;

/** The cards Contact Us and Connect With Us (spec §2). */
export function HubContact({ contact }: { contact: Contact }) {
  return (
    <div className="mt-16 grid gap-8 sm:grid-cols-2">
      <ContactUs {...contact} />
      <ConnectWithUs {...contact} />
    </div>
  );
}

function ContactUs({ phone, email }: Contact) {
  const { t } = useTranslation("party");
  return (
    <Tile id="contact-us" title={t("contact.title")} text={t("contact.text")}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/party-planning/contact" variant="ink" size="small">
          {t("contact.ask")}
        </ButtonLink>
        <ContactLinks
          phone={phone}
          email={email}
          size="small"
          names={{ phone: t("contact.phone", { phone }), email: t("contact.email", { email }) }}
        />
      </div>
    </Tile>
  );
}

function ConnectWithUs({ socials }: Contact) {
  const { t } = useTranslation("party");
  const link = "link inline-flex min-h-11 items-center gap-1.5";
  return (
    <Tile id="connect" title={t("connect.title")} text={t("connect.text")}>
      <ul className="flex flex-wrap gap-x-6">
        {socials.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer me" className={link}>
              {name}
              <ArrowUpRightIcon className="size-4" />
            </a>
          </li>
        ))}
        {socials.length === 0 ? (
          <li>
            <ButtonLink to="/about" size="small">
              {t("connect.about")}
            </ButtonLink>
          </li>
        ) : null}
      </ul>
    </Tile>
  );
}

type TileProps = { id: string; title: string; text: string; children: ReactNode };

function Tile({ id, title, text, children }: TileProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-6">
      <h2 id={id} className="type-card">
        {title}
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose type-small text-soft">{text}</p>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { buttonLook } from "~/components/ui/button-look";
import { ThemePicture } from "~/features/themes/theme-tiles";
import { useTranslation } from "~/translation";
import type { InvitationFacts } from "./invitation-facts.server";
import { themeOfEvent } from "./theme-of-event";
import "./invitation.css";

/**
 * The invitation: a window with its still life, who invites to what, when and where; the answer
 * below.
 */
export function InvitationCard({
  invitation,
  calendar,
  guestName,
  children,
}: {
  invitation: InvitationFacts;
  /** Address of the event's calendar file. */
  calendar: string;
  guestName?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("rsvp");
  const { hostName: host, eventName, eventType, eventTheme, description } = invitation;
  const by = guestName ? t("hostNamed", { name: guestName, host }) : t("host", { host });
  return (
    <div className="wrap pt-6 sm:pt-12">
      <article className="invitation" aria-labelledby="invitation-title">
        <div className="invitation-window">
          <div className="invitation-picture">
            <ThemePicture id={themeOfEvent(eventType)} eager />
          </div>
        </div>
        <div className="invitation-words">
          <p className="type-nav font-semibold text-ribbon">{by}</p>
          <h1 id="invitation-title" className="mt-2 type-page break-words text-balance">
            {eventName}
          </h1>
          <Facts invitation={invitation} />
          <a
            href={calendar}
            download
            className={`${buttonLook("text", "small")} -ms-4 mt-2 text-ribbon!`}
          >
            {t("calendar")}
          </a>
          <div className="mt-4 border-line border-t pt-6">{children}</div>
          {eventTheme || description ? (
            <div className="mt-8 border-line border-t pt-6">
              {eventTheme ? (
                <p className="type-body">
                  <span className="text-soft">{t("theme")}</span>
                  <span aria-hidden="true" className="text-soft">
                    {" · "}
                  </span>
                  <span className="font-semibold">{eventTheme}</span>
                </p>
              ) : null}
              {description ? (
                <p className="mt-3 max-w-prose type-body break-words whitespace-pre-line">
                  {description}
                </p>
              ) : null}
            </div>
          ) : null}
        </div>
      </article>
      <Privacy />
    </div>
  );
}

function Facts({ invitation }: { invitation: InvitationFacts }) {
  const { t } = useTranslation("rsvp");
  const { day, time, zone, location, eventDate, eventTime } = invitation;
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div>
        <dt className="type-label text-soft">{t("when")}</dt>
        <dd className="figures mt-0.5 type-reason">
          <time dateTime={eventTime ? `${eventDate}T${eventTime}` : eventDate}>
            {day}
            <br />
            {time || t("timeLater")}
          </time>
          {zone ? <span className="block type-label text-soft">{t("zone", { zone })}</span> : null}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="type-label text-soft">{t("where")}</dt>
        <dd className="mt-0.5 type-reason break-words">{location || t("placeLater")}</dd>
      </div>
    </dl>
  );
}

function Privacy() {
  const { t } = useTranslation("rsvp");
  return (
    <aside className="mx-auto mt-8 max-w-prose text-center" aria-labelledby="rsvp-privacy">
      <h2 id="rsvp-privacy" className="type-label text-soft">
        {t("privacy.title")}
      </h2>
      <p className="mt-1 type-small text-soft">{t("privacy.text")}</p>
    </aside>
  );
}

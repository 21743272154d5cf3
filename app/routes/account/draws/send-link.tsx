import { useSyncExternalStore } from "react";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { MailIcon, ShareIcon } from "~/components/ui/icons";
import { useShare } from "~/features/share/use-share";
import { useTranslation } from "~/translation";

type SendLinkProps = { title: string; link: string; person: { name: string; email: string } };

const never = () => () => {};

/**
 * Hands somebody's link to the browser's own way to share, else to the host's mail program: we send
 * nothing to addresses of others. Needs "cards".
 */
export function SendLink({ title, link, person: { name, email } }: SendLinkProps) {
  const { t } = useTranslation("draws");
  const share = useShare();
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );
  const subject = t("links.mailSubject", { title });
  if (canShare) {
    const text = t("links.shareText", { name });
    return (
      <Button
        aria-label={t("links.shareOf", { name })}
        onClick={() => void share({ title: subject, text, url: link })}
      >
        <ShareIcon className="size-4.5" />
        {t("links.share")}
      </Button>
    );
  }
  const words = { subject, body: t("links.mailBody", { name, link }) };
  const query = Object.entries(words).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return (
    <a
      href={`mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`}
      aria-label={t("links.mail", { name })}
      className={buttonLook("outline", "large")}
    >
      <MailIcon className="size-4.5" />
      {t("links.mailWord")}
    </a>
  );
}

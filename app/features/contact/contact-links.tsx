import type { ButtonSize } from "~/components/ui/button-look";
import { buttonLook } from "~/components/ui/button-look";
import { MailIcon, PhoneIcon } from "~/components/ui/icons";

type ContactLinksProps = {
  phone: string | null;
  email: string | null;
  size: ButtonSize;
  /** Whole names of the two links, in the visitor's language. */
  names: { phone: string; email: string };
};

/** The shop's telephone and mail as buttons; what is not set is not shown. */
export function ContactLinks({ phone, email, size, names }: ContactLinksProps) {
  const look = buttonLook("outline", size);
  return (
    <>
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, "")}`}
          aria-label={names.phone}
          className={`${look} figures`}
        >
          <PhoneIcon className="size-4.5" />
          <span className="whitespace-nowrap">{phone}</span>
        </a>
      ) : null}
      {email ? (
        <a href={`mailto:${email}`} aria-label={names.email} className={`${look} max-w-full`}>
          <MailIcon className="size-4.5" />
          <span className="min-w-0 wrap-anywhere">{email}</span>
        </a>
      ) : null}
    </>
  );
}

/**
 * Who a mail may reach: mailboxes behind addresses, and names that are safe to send to strangers.
 */
import { nameKey } from "#shared/accounts/names";
import type { MailTemplateId } from "#shared/mail/schema";

/** The only mails that an address gets before somebody showed that it is theirs. */
const BEFORE_CONFIRMATION: readonly MailTemplateId[] = [
  "welcome",
  "confirm_email",
  "password_reset",
];

/** May this mail go to an address that nobody confirmed? */
export const isForUnconfirmed = (template: MailTemplateId): boolean =>
  BEFORE_CONFIRMATION.includes(template);

const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that an address leads to, for counting mails: without regard to case, without "+tag",
 * and without dots where Google ignores them.
 */
export function mailboxOf(address: string): string {
  const key = nameKey(address);
  const at = key.lastIndexOf("@");
  const domain = key.slice(at + 1);
  const tag = key.indexOf("+");
  const local = key.slice(0, tag > 0 && tag < at ? tag : at);
  return `${IGNORES_DOTS.has(domain) ? local.replaceAll(".", "") : local}@${domain}`;
}

const WORDS_MAX = 3;
const DIGITS_MAX = 6;

/**
 * What a mail to an unconfirmed address calls the person: the username where it can be nothing but
 * a name, else what stands before the address's "@". Whoever signs up with somebody else's address
 * must not choose a sentence, a host or a phone number that we send there.
 */
export function safeName(username: string, address: string): string {
  const isName =
    username.split(/\s+/).length <= WORDS_MAX &&
    (username.match(/\p{N}/gu) ?? []).length <= DIGITS_MAX &&
    !/\.\S/u.test(username);
  return isName ? username : address.slice(0, address.lastIndexOf("@"));
}

/** Which passwords are refused beyond their length (NIST SP 800-63B §3.1.1.2). */
import list from "./common-passwords.txt?raw";
import { nameKey } from "./names";

/** The 3,000 most common passwords of six characters and more, by the frequency lists of zxcvbn. */
let common: Set<string> | undefined;

/** The key of the message that says why a password is refused, or null. */
export function refusePassword(
  password: string,
  person: { username: string; email: string },
): string | null {
  common ??= new Set(list.split(/\s+/));
  const key = nameKey(password);
  if (common.has(key) || isOneLetter(key)) return "passwordCommon";
  const email = nameKey(person.email);
  const names = [nameKey(person.username), email, email.split("@")[0]];
  return names.includes(key) ? "passwordIsName" : null;
}

const isOneLetter = (text: string) => new Set(text).size === 1;

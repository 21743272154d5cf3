/** Which passwords are refused beyond their length (NIST SP 800-63B §3.1.1.2). */

import { nameKey } from "#shared/accounts/names";
import type { ErrorKey } from "#shared/errors";
import list from "./common-passwords.txt?raw";

/** The 3,000 most common passwords of six characters and more, by the frequency lists of zxcvbn. */
let common: Set<string> | undefined;

/** Words related to this site that attackers would try first, alone or joined. */
const OWN_WORDS =
  /^(?:my|the|i|love|mon|mes|mi|mis|我的)*(?:gifts?|wright|premium|presents?|cadeaux?|regalos?|礼物|礼品)+$/u;
/** Digits and signs that add too little to such a word. */
const FEW = 4;

/** The key of the message that says why a password is refused, or null. */
export function refusePassword(
  password: string,
  person: { username: string; email: string },
): ErrorKey | null {
  common ??= new Set(list.split(/\s+/));
  const key = nameKey(password);
  if (common.has(key) || isOneLetter(key) || isInOrder(key) || isOwnWords(key)) {
    return "passwordCommon";
  }
  const email = nameKey(person.email);
  const names = [nameKey(person.username), email, email.split("@")[0]];
  return names.includes(key) ? "passwordIsName" : null;
}

const isOneLetter = (text: string) => new Set(text).size === 1;

/** "abcdef", "987654": each character follows the one before it. */
function isInOrder(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) === 1;
}

function isOwnWords(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, "");
  return text.length - letters.length <= FEW && OWN_WORDS.test(letters);
}

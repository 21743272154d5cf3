/**
 * Security events, in the log and in the day's figures: what strangers do must not cost a row each,
 * so refusals are counted by kind (docs/decisions/0010, 0023). What staff and the Owner do is a row
 * of the audit log besides, written with what it tells.
 */

import type { TallyName } from "#shared/counters/schema";
import type { Log } from "../../log";
import { hashToken } from "../tokens";

/** Each event that is refused, and the figure of the day that it adds to. */
const REFUSALS = {
  sign_in_failed: "signInsFailed",
  reset_code_refused: "codesRefused",
  recovery_code_refused: "codesRefused",
  passkey_refused: "passkeysRefused",
  right_refused: "rightsRefused",
  throttled: "throttled",
} as const satisfies Record<string, TallyName>;
type Refusal = keyof typeof REFUSALS;

/** Changes of how somebody is known, and of what they may do. */
type Change =
  | "owner_signed_in"
  | "staff_signed_in"
  | "owner_secret_changed"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_proved"
  | "recovery_codes_renewed"
  | "recovery_code_used"
  | "staff_given"
  | "staff_taken";

type Facts = {
  /** The id of the account that it is about; only its hash is logged. */
  account?: string | undefined;
  /** A word of ours, such as why something was refused; never what somebody typed. */
  reason?: string | undefined;
};

/** What logging needs of a request's context. */
type SecurityCtx = {
  log: Log;
  count: (name: TallyName) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Logs a security event with the account's hash alone, and counts a refusal. Takes no time of the
 * answer's.
 */
export function noteSecurity(
  ctx: SecurityCtx,
  event: Refusal | Change,
  { account, reason }: Facts = {},
) {
  const isRefusal = Object.hasOwn(REFUSALS, event);
  if (isRefusal) ctx.count(REFUSALS[event as Refusal]);
  const log = (hash: string | null) =>
    ctx.log[isRefusal ? "warn" : "info"](event, { security: true, account: hash, reason });
  if (!account) return log(null);
  ctx.waitUntil(hashToken(account).then((hash) => log(hash.slice(0, 16))));
}

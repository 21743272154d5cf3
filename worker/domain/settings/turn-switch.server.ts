/**
 * Turning the Owner's switches. Apart from reading them, which the session of every request does.
 */

import { DomainError } from "#shared/errors";
import { isSecuritySwitch, type SwitchName } from "#shared/settings/schema";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { listPasskeys } from "../accounts/passkeys/passkeys.server";
import { countRecoveryCodes } from "../accounts/passkeys/recovery.server";
import { requireRecentSignIn } from "../accounts/sessions/sessions.server";
import { composeAudit } from "../audit/audit.server";
import { storeSwitch } from "./queries";
import { forgetSwitches, readAllSwitches } from "./settings.server";

/**
 * Turns a switch for everyone, and logs it unless it was so already. Throws signInRequired or
 * forbidden unless the Owner asks, tooManyRequests; reauthRequired for a switch of security unless
 * they signed in within five minutes, and invalidInput while requiring passkeys could lock them
 * out.
 */
export async function setSwitch(
  ctx: Ctx,
  viewer: Viewer,
  name: SwitchName,
  on: boolean,
): Promise<void> {
  requireOwner(viewer);
  await ctx.limitRate("write");
  if (isSecuritySwitch(name)) requireRecentSignIn(ctx, viewer);
  if ((await readAllSwitches(ctx))[name] === on) return;
  if (name === "passkeysRequired" && on) await requireRecovery(ctx, viewer);
  const audit = composeAudit(ctx, viewer, {
    action: "switchTurned",
    target: { type: "switch", id: name, name },
    before: { on: !on },
    after: { on },
  });
  await storeSwitch(ctx.db, name, on ? "on" : "off", audit);
  forgetSwitches(ctx);
}

/** The Owner needs a passkey, and codes for the day when it is lost. */
async function requireRecovery(ctx: Ctx, viewer: Viewer): Promise<void> {
  const passkeys = await listPasskeys(ctx, viewer);
  if (passkeys.length > 0 && (await countRecoveryCodes(ctx, viewer)) > 0) return;
  throw new DomainError("invalidInput", { name: "ownerPasskeyFirst" });
}

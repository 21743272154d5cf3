/**
 * Cloudflare Turnstile's siteverify
 * (developers.cloudflare.com/turnstile/get-started/server-side-validation).
 */
import { z } from "zod";
import type { HumanCheck } from "../domain/allowances/ports";
import { describeError, type Log } from "../log";

const DEADLINE_MS = 5_000;
const answerSchema = z.object({ success: z.boolean() });

/**
 * Asks whether a token is a person's; each is good once. Fails open: the day's allowances hold all
 * the same, and a service that is away must not keep people out.
 */
export function turnstileCheck(
  settings: { secret: string; baseUrl: string },
  address: string | undefined,
  log: Log,
): HumanCheck {
  return async (token) => {
    if (!token) return false;
    try {
      const body = new URLSearchParams({ secret: settings.secret, response: token });
      if (address) body.set("remoteip", address);
      const url = `${settings.baseUrl.replace(/\/$/, "")}/turnstile/v0/siteverify`;
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const response = await fetch(url, { method: "POST", body, signal });
      return answerSchema.parse(await response.json()).success;
    } catch (error) {
      log.error("turnstile_unreachable", { error: describeError(error) });
      return true;
    }
  };
}

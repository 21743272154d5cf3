/** The browser's part of a passkey's ceremony; its library is loaded when it begins. */

import type { Purpose } from "#shared/accounts/passkeys/schema";
import type { ErrorKey } from "~/translation";

type Library = typeof import("@simplewebauthn/browser");
type Creation = Parameters<Library["startRegistration"]>[0]["optionsJSON"];
type Request = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** Where the server makes challenges. */
const OPTIONS_PATH = "/auth/passkey/options";

/** Why there is no answer; null when the page is left anyway. */
export class PasskeyFailure extends Error {
  constructor(readonly key: ErrorKey | null) {
    super(key ?? "");
  }
}

/** Can this browser use passkeys at all? */
export const knowsPasskeys = (): boolean => "PublicKeyCredential" in window;

/**
 * Lets the browser answer a challenge of the server; the answer as JSON, for a form. With
 * `isAutofill` it is offered among the suggestions of the username field, and nothing is asked;
 * `typed` survives signing in again, where that is needed first. Throws PasskeyFailure.
 */
export async function askPasskey(
  purpose: Purpose,
  { isAutofill = false, typed = {} }: { isAutofill?: boolean; typed?: Record<string, string> } = {},
): Promise<string> {
  const [library, optionsJSON] = await Promise.all([
    import("@simplewebauthn/browser").catch(() => {
      throw new PasskeyFailure("unreachable");
    }),
    fetchOptions({ ...typed, purpose }),
  ]);
  try {
    const credential =
      purpose === "add"
        ? await library.startRegistration({ optionsJSON })
        : await library.startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
    return JSON.stringify(credential);
  } catch (error) {
    // What the browser says in each case: https://www.w3.org/TR/webauthn-3/#sctn-createCredential
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    throw new PasskeyFailure(isKnown ? "passkeyKnown" : "passkeyCancelled");
  }
}

/** Takes back what was asked of the browser and not answered yet. */
export async function cancelPasskey(): Promise<void> {
  const library = await import("@simplewebauthn/browser").catch(() => null);
  library?.WebAuthnAbortService.cancelCeremony();
}

async function fetchOptions(asked: Record<string, string>) {
  const body = new URLSearchParams(asked);
  const answer = await fetch(OPTIONS_PATH, { method: "POST", body }).catch(() => {
    throw new PasskeyFailure("unreachable");
  });
  // To sign in, or to sign in again.
  if (answer.redirected) {
    location.assign(answer.url);
    throw new PasskeyFailure(null);
  }
  const said = (await answer.json().catch(() => ({}))) as { error?: ErrorKey };
  if (!answer.ok) throw new PasskeyFailure(said.error ?? "unreachable");
  // Written by our own server (`startCeremony`), which names the purpose's kind.
  return said as unknown as Creation & Request;
}

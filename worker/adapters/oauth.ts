import type { OAuthProvider } from "../domain/accounts/ports";
import type { Settings } from "../env";

/** The providers whose secrets are set. */
export function oauthProviders(_settings: Settings): OAuthProvider[] {
  return [];
}

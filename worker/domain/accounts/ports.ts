/** What accounts need of the world outside the domain. */
import type { ProviderId } from "#shared/accounts/schema";

/** Turns passwords into PHC strings, slowly on purpose. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /**
   * Does the password match? Without a stored hash the same work is done in vain, so that time
   * tells nobody whether there is one. Checks of one `queue` run one after another, and throw
   * tooManyRequests when too many wait. `isStale`: the hash should be made anew with today's
   * parameters.
   */
  verify: (
    password: string,
    stored: string | null,
    queue?: string,
  ) => Promise<{ matches: boolean; isStale: boolean }>;
};

/** Who somebody is at a provider. `email` is one that the provider has verified, or null. */
export type OAuthProfile = { subject: string; email: string | null; name: string };

/** An OAuth 2 provider with authorization code and PKCE (RFC 6749, RFC 7636). */
export type OAuthProvider = {
  id: ProviderId;
  /** As people know it. */
  name: string;
  /** The address to send the browser to. */
  authorizationUrl: (request: {
    state: string;
    verifier: string;
    redirectUrl: string;
    /**
     * The person is to prove anew who they are, as far as the provider knows how to ask for that.
     */
    isFresh?: boolean;
  }) => Promise<URL>;
  /**
   * Trades the code for the person's profile. Throws when the provider refuses or can't be reached.
   */
  fetchProfile: (answer: {
    code: string;
    verifier: string;
    redirectUrl: string;
  }) => Promise<OAuthProfile>;
};

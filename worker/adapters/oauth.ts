/**
 * Google and GitHub as OAuth 2 providers, over arctic's plain client so that every endpoint can be
 * moved to a fake. Fails closed; no error carries a secret, a code or what the provider wrote.
 */
import { z } from "zod";
import type { ProviderId } from "#shared/accounts/schema";
import type { OAuthProfile, OAuthProvider } from "../domain/accounts/ports";
import type { Settings } from "../env";

/** Milliseconds that one call may take; a person waits for three at most, two of them at once. */
const DEADLINE = 5_000;

type Client = { id: string; secret: string; baseUrl: string | undefined };
type Source = {
  id: ProviderId;
  name: string;
  authorizeUrl: string;
  tokenUrl: string;
  scopes: string[];
  /** What asks a person to sign in there anew; GitHub has no such parameter. */
  fresh: Record<string, string>;
  readProfile: (get: ReadJson) => Promise<OAuthProfile>;
};
/** Reads one address with the person's token, as `schema` describes it. */
type ReadJson = <T>(address: string, schema: z.ZodType<T>) => Promise<T>;

/** The providers whose secrets are set. */
export function oauthProviders(settings: Settings): OAuthProvider[] {
  const providers: OAuthProvider[] = [];
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } =
    settings;
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const baseUrl = settings.GOOGLE_BASE_URL;
    providers.push(
      providerOf(google, { id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET, baseUrl }),
    );
  }
  if (GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET) {
    const baseUrl = settings.GITHUB_BASE_URL;
    providers.push(
      providerOf(github, { id: GITHUB_CLIENT_ID, secret: GITHUB_CLIENT_SECRET, baseUrl }),
    );
  }
  return providers;
}

const googleUser = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  name: z.string().nullish(),
});

/** OpenID Connect Core 1.0 §5.3: the userinfo endpoint; `sub` never changes and is never reused. */
const google: Source = {
  id: "google",
  name: "Google",
  authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  scopes: ["openid", "email", "profile"],
  // OpenID Connect Core 1.0 §3.1.2.1. Google takes no prompt=login.
  fresh: { max_age: "0" },
  async readProfile(get) {
    const user = await get("https://openidconnect.googleapis.com/v1/userinfo", googleUser);
    const email = user.email_verified ? user.email : null;
    return { subject: user.sub, email: email ?? null, name: user.name ?? "" };
  },
};

const githubUser = z.object({
  id: z.number().int().positive(),
  login: z.string(),
  name: z.string().nullish(),
});
const githubEmails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** The number is the account: a login can be renamed and then taken by somebody else. */
const github: Source = {
  id: "github",
  name: "GitHub",
  authorizeUrl: "https://github.com/login/oauth/authorize",
  tokenUrl: "https://github.com/login/oauth/access_token",
  scopes: ["read:user", "user:email"],
  fresh: {},
  async readProfile(get) {
    const [user, emails] = await Promise.all([
      get("https://api.github.com/user", githubUser),
      get("https://api.github.com/user/emails", githubEmails),
    ]);
    const primary = emails.find((email) => email.primary && email.verified);
    return {
      subject: String(user.id),
      email: primary?.email ?? null,
      name: user.name?.trim() || user.login,
    };
  },
};

function providerOf(source: Source, client: Client): OAuthProvider {
  const at = (endpoint: string) =>
    client.baseUrl ? client.baseUrl.replace(/\/$/, "") + new URL(endpoint).pathname : endpoint;
  // Loaded lazily: only a sign-in with a provider needs arctic.
  const load = async (redirectUrl: string) => {
    const { OAuth2Client, CodeChallengeMethod, OAuth2RequestError, UnexpectedResponseError } =
      await import("arctic");
    const oauth = new OAuth2Client(client.id, client.secret, redirectUrl);
    return { oauth, CodeChallengeMethod, OAuth2RequestError, UnexpectedResponseError };
  };
  return {
    id: source.id,
    name: source.name,
    async authorizationUrl({ state, verifier, redirectUrl, isFresh }) {
      const { oauth, CodeChallengeMethod } = await load(redirectUrl);
      const url = oauth.createAuthorizationURLWithPKCE(
        at(source.authorizeUrl),
        state,
        CodeChallengeMethod.S256,
        verifier,
        source.scopes,
      );
      // The person sees whose account it is before it opens or joins one here.
      url.searchParams.set("prompt", "select_account");
      for (const [name, value] of Object.entries(isFresh ? source.fresh : {})) {
        url.searchParams.set(name, value);
      }
      return url;
    },
    async fetchProfile({ code, verifier, redirectUrl }) {
      const { oauth, OAuth2RequestError, UnexpectedResponseError } = await load(redirectUrl);
      const trade = oauth.validateAuthorizationCode(at(source.tokenUrl), code, verifier);
      const token = await withinDeadline(trade.then((tokens) => tokens.accessToken())).catch(
        (error: unknown) => {
          if (error instanceof UnexpectedResponseError) {
            throw new Error(`token: status ${error.status}`);
          }
          const known = error instanceof OAuth2RequestError && /^[a-z_]{1,40}$/.test(error.code);
          throw new Error(`token: ${known ? error.code : reasonOf(error)}`);
        },
      );
      return source.readProfile((address, schema) => readJson(at(address), token, schema));
    },
  };
}

/** arctic takes no AbortSignal: after the timeout its call runs on, ignored. */
async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(DEADLINE);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, late]);
}

async function readJson<T>(address: string, token: string, schema: z.ZodType<T>): Promise<T> {
  const { pathname } = new URL(address);
  const response = await fetch(address, {
    signal: AbortSignal.timeout(DEADLINE),
    // The token goes to this address and to no other.
    redirect: "manual",
    headers: {
      authorization: `Bearer ${token}`,
      accept: "application/json",
      "user-agent": "Giftwright",
    },
  }).catch((error: unknown) => {
    throw new Error(`${pathname}: ${reasonOf(error)}`);
  });
  if (!response.ok) throw new Error(`${pathname}: status ${response.status}`);
  const body = await response.json().catch((error: unknown) => {
    throw new Error(`${pathname}: ${reasonOf(error)}`);
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error(`${pathname}: unexpected shape`);
  return parsed.data;
}

/** Parser messages quote their input, so only the error's name is logged. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.name : "failed");

/**
 * A fake of Google and GitHub as OAuth 2 providers, as strict as they are: client authentication,
 * codes of single use, redirect_uri, PKCE (S256), bearer tokens. The first part of the path chooses
 * what it does: `http://oauth.test/<scenario>/<provider>/…`. Who signs in there comes with the
 * visit, as the parameter `person`: the one thing that isn't protocol.
 */
export type OAuthScenario = "good" | "denied" | "down" | "slow" | "garbage" | "no-profile";

/** Somebody with an account at the provider; `id` is a number, as GitHub's are. */
export type OAuthPerson = { id: number; name: string; email: string; isVerified: boolean };

const CLIENT = { id: "giftwright-test", secret: "a secret: of the tests" };
export const OAUTH_HOST = "oauth.test";

/** Settings that send both providers to the fake. */
export const oauthSettings = (scenario: OAuthScenario = "good") => ({
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_BASE_URL: `http://${OAUTH_HOST}/${scenario}/google`,
  GITHUB_CLIENT_ID: CLIENT.id,
  GITHUB_CLIENT_SECRET: CLIENT.secret,
  GITHUB_BASE_URL: `http://${OAUTH_HOST}/${scenario}/github`,
});

type Grant = { person: OAuthPerson; redirectUri: string; challenge: string; scope: string };
const grants = new Map<string, Grant>();
const tokens = new Map<string, Grant>();

/** Answers one call of a browser or of the Worker. */
export async function answerOAuthCall(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, scenario, provider, ...rest] = url.pathname.split("/");
  const isGoogle = provider === "google";
  switch (rest.join("/")) {
    case isGoogle ? "o/oauth2/v2/auth" : "login/oauth/authorize":
      return authorize(url, scenario as OAuthScenario);
    case isGoogle ? "token" : "login/oauth/access_token":
      return token(request, scenario as OAuthScenario, isGoogle);
    case isGoogle ? "v1/userinfo" : "user":
      return profile(request, scenario as OAuthScenario, isGoogle ? googleUser : githubUser);
    case isGoogle ? "" : "user/emails":
      return profile(request, scenario as OAuthScenario, githubEmails);
    default:
      return new Response("no such endpoint", { status: 404 });
  }
}

/** RFC 6749 §4.1.1, RFC 7636 §4.3: the person agrees, or declines in "denied". */
function authorize({ searchParams: query }: URL, scenario: OAuthScenario): Response {
  const [redirectUri, challenge] = [query.get("redirect_uri"), query.get("code_challenge")];
  const isValid =
    query.get("client_id") === CLIENT.id &&
    query.get("response_type") === "code" &&
    query.get("code_challenge_method") === "S256";
  const person = query.get("person");
  if (!isValid || !redirectUri || !challenge || !person) {
    return new Response("invalid_request", { status: 400 });
  }
  const back = new URL(redirectUri);
  back.searchParams.set("state", query.get("state") ?? "");
  if (scenario === "denied") back.searchParams.set("error", "access_denied");
  else {
    const code = crypto.randomUUID();
    const scope = query.get("scope") ?? "";
    grants.set(code, { person: JSON.parse(person), redirectUri, challenge, scope });
    back.searchParams.set("code", code);
  }
  return new Response(null, { status: 302, headers: { location: back.href } });
}

/** RFC 6749 §4.1.3 and §5.2; GitHub tells its refusals with status 200. */
async function token(request: Request, scenario: OAuthScenario, isGoogle: boolean) {
  if (scenario === "down") return new Response("bad gateway", { status: 502 });
  if (scenario === "garbage") return new Response("<html>secret</html>", { status: 200 });
  if (scenario === "slow") await new Promise((resolve) => setTimeout(resolve, 15_000));
  const refuse = (error: string, status: number) =>
    Response.json({ error, error_description: "no" }, { status: isGoogle ? status : 200 });
  const expected = `Basic ${btoa(`${CLIENT.id}:${CLIENT.secret}`)}`;
  if (request.headers.get("authorization") !== expected) return refuse("invalid_client", 401);
  const form = new URLSearchParams(await request.text());
  const code = form.get("code") ?? "";
  const grant = grants.get(code);
  grants.delete(code);
  const isValid =
    request.method === "POST" &&
    form.get("grant_type") === "authorization_code" &&
    grant?.redirectUri === form.get("redirect_uri") &&
    grant.challenge === (await challengeOf(form.get("code_verifier") ?? ""));
  if (!grant || !isValid) return refuse(isGoogle ? "invalid_grant" : "bad_verification_code", 400);
  const accessToken = crypto.randomUUID();
  tokens.set(accessToken, grant);
  return Response.json({ access_token: accessToken, token_type: "Bearer", scope: grant.scope });
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function profile(request: Request, scenario: OAuthScenario, show: (grant: Grant) => object) {
  if (scenario === "no-profile") return Response.json({ message: "Not Found" });
  const bearer = (request.headers.get("authorization") ?? "").replace(/^Bearer /, "");
  const grant = tokens.get(bearer);
  if (!grant) return new Response("bad credentials", { status: 401 });
  // GitHub refuses whoever doesn't say who they are.
  if (!request.headers.get("user-agent")) return new Response("no user agent", { status: 403 });
  return Response.json(show(grant));
}

const googleUser = ({ person, scope }: Grant) => ({
  sub: String(person.id),
  ...(scope.includes("profile") && { name: person.name, picture: "https://pictures.test/1" }),
  ...(scope.includes("email") && { email: person.email, email_verified: person.isVerified }),
});

const githubUser = ({ person }: Grant) => ({
  id: person.id,
  login: `login${person.id}`,
  name: person.name || null,
  // The public address, which nobody has verified.
  email: "public@example.com",
});

const githubEmails = ({ person, scope }: Grant) =>
  scope.includes("user:email")
    ? [
        { email: `old-${person.email}`, primary: false, verified: true, visibility: null },
        { email: person.email, primary: true, verified: person.isVerified, visibility: "private" },
      ]
    : [];

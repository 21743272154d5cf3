/** Strangers who try passwords slow nobody who signed in with this browser before. */
import { describe, expect, test } from "vitest";
import { as } from "../../testing/own-account";
import { call, PASSWORD, registerPerson, sessionOf } from "../../testing/people";
import { changePassword } from "./profile.server";

const OTHER = "purple monkey dishwasher";
const BROWSER = "__Host-browser";

/** Counts as the binding does: ten tries a minute and key. */
function newLimit() {
  const tries = new Map<string, number>();
  const limit = async ({ key }: { key: string }) => {
    tries.set(key, (tries.get(key) ?? 0) + 1);
    return { success: (tries.get(key) ?? 0) <= 10 };
  };
  return { SIGN_IN_LIMIT: { limit } };
}

const browserOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((set) => set.startsWith(`${BROWSER}=`))
    ?.split(";")[0] ?? "";

const signIn = (username: string, password: string, settings: object, cookie?: string) =>
  call("POST", "/api/login", { username, password }, { settings, ...(cookie && { cookie }) });

/** Somebody known in a browser, while strangers have spent the account's tries. */
async function underAttack() {
  const settings = newLimit();
  const { username, user } = await registerPerson();
  const known = browserOf(await signIn(username, PASSWORD, settings));
  for (let tries = 0; tries < 10; tries++) await settings.SIGN_IN_LIMIT.limit({ key: user.id });
  return { username, settings, known };
}

/** Milliseconds that a sign-in takes, and its status. */
async function time(work: () => Promise<Response>) {
  const started = Date.now();
  const { status } = await work();
  return { took: Date.now() - started, status };
}

describe("a browser in which somebody signed in before", () => {
  test("is not slowed by strangers' wrong tries; another one is", async () => {
    const settings = newLimit();
    const { username } = await registerPerson();
    const known = browserOf(await signIn(username, PASSWORD, settings));
    const strangers = Array.from({ length: 12 }, () => signIn(username, "a wrong guess", settings));
    for (const { status } of await Promise.all(strangers)) expect(status).toBe(401);
    expect(known).toMatch(/^__Host-browser=[\w-]{43}\.[\w-]{43}$/);
    const mine = await time(() => signIn(username, PASSWORD, settings, known));
    expect(mine).toMatchObject({ status: 200 });
    expect(mine.took).toBeLessThan(1_500);
    const fresh = await time(() => signIn(username, PASSWORD, settings));
    expect(fresh).toMatchObject({ status: 200 });
    expect(fresh.took).toBeGreaterThanOrEqual(2_000);
  });

  test("has tries of its own, no more than others have", async () => {
    const settings = newLimit();
    const { username } = await registerPerson();
    const known = browserOf(await signIn(username, PASSWORD, settings));
    for (let tries = 0; tries < 10; tries++) await signIn(username, "wrong", settings, known);
    const eleventh = await time(() => signIn(username, "wrong", settings, known));
    expect(eleventh.took).toBeGreaterThanOrEqual(2_000);
  });

  test("is known to that account alone, by what it was given alone", async () => {
    const { username, settings, known } = await underAttack();
    const stranger = await registerPerson();
    const theirs = browserOf(await signIn(stranger.username, PASSWORD, settings));
    const [name = "", mac = ""] = known.slice(BROWSER.length + 1).split(".");
    const forged = [
      theirs,
      `${BROWSER}=${name}.${"A".repeat(43)}`,
      `${BROWSER}=${"A".repeat(43)}.${mac}`,
      `${BROWSER}=${name}.`,
      `${BROWSER}=.${mac}~~.~%`,
    ];
    const tries = forged.map((cookie) => time(() => signIn(username, PASSWORD, settings, cookie)));
    for (const { took } of await Promise.all(tries)) expect(took).toBeGreaterThanOrEqual(2_000);
  });

  test("is known to each of the accounts that use it", async () => {
    const { username, settings, known } = await underAttack();
    const second = await registerPerson();
    const both = browserOf(await signIn(second.username, PASSWORD, settings, known));
    const mine = await time(() => signIn(username, PASSWORD, settings, both));
    expect(mine.took).toBeLessThan(1_500);
  });

  test("is forgotten with the password, but for the browser that changed it", async () => {
    const { cookie, username, user } = await registerPerson();
    const settings = newLimit();
    const old = browserOf(await signIn(username, PASSWORD, settings));
    let renewed = "";
    await as(cookie, async (ctx, viewer) => {
      const heard = { ...ctx, rememberBrowser: (value: string) => (renewed = value) };
      await changePassword(heard, viewer, { current: PASSWORD, password: OTHER });
    });
    for (let tries = 0; tries < 10; tries++) await settings.SIGN_IN_LIMIT.limit({ key: user.id });
    const [elsewhere, here] = await Promise.all([
      time(() => signIn(username, OTHER, settings, old)),
      time(() => signIn(username, OTHER, settings, `${BROWSER}=${renewed}`)),
    ]);
    expect(elsewhere.took).toBeGreaterThanOrEqual(2_000);
    expect(here.took).toBeLessThan(1_500);
  });

  test("is one with a new account, and not after a refused sign-in", async () => {
    const body = { username: "Browserly", email: "browserly@example.com", password: PASSWORD };
    const made = await call("POST", "/api/register", body);
    expect(browserOf(made)).not.toBe("");
    expect(browserOf(await signIn("Browserly", "wrong", {}))).toBe("");
    const cookies = made.headers.getSetCookie().join("\n");
    expect(cookies).toMatch(/__Host-browser=.*Max-Age=15552000.*HttpOnly.*Secure.*SameSite=Lax/);
  });

  test("opens nothing", async () => {
    const { username, settings, known } = await underAttack();
    expect((await signIn(username, "wrong", settings, known)).status).toBe(401);
    expect((await call("GET", "/api/user", undefined, { cookie: known })).status).toBe(401);
  });
});

describe("more strangers than can wait", () => {
  test("are told to come back later, while a known browser signs in", async () => {
    // Hashes that take a while, so that a queue forms.
    const { username } = await registerPerson({}, { PASSWORD_COST: "13" });
    const known = browserOf(await signIn(username, PASSWORD, { PASSWORD_COST: "13" }));
    const limit = async ({ key }: { key: string }) => ({ success: key.startsWith("browser:") });
    const settings = { SIGN_IN_LIMIT: { limit }, PASSWORD_COST: "13" };
    const strangers = Array.from({ length: 40 }, () => signIn(username, "a wrong guess", settings));
    const mine = signIn(username, PASSWORD, settings, known);
    const answers = await Promise.all(strangers);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(10);
    expect(refused[0]?.headers.get("retry-after")).toBe("30");
    expect(await refused[0]?.json()).toMatchObject({ code: "tooManyRequests", status: 429 });
    expect((await mine).status).toBe(200);
    expect(sessionOf(await mine)).not.toBe("");
  });

  test("do not slow who is signed in and gives the password again", async () => {
    const { cookie, user } = await registerPerson();
    const { SIGN_IN_LIMIT } = newLimit();
    for (let tries = 0; tries < 12; tries++) await SIGN_IN_LIMIT.limit({ key: user.id });
    const change = { current: PASSWORD, password: OTHER };
    const started = Date.now();
    await as(cookie, (ctx, viewer) =>
      changePassword(
        {
          ...ctx,
          countSignIn: async (key) => (await SIGN_IN_LIMIT.limit({ key })).success,
        },
        viewer,
        change,
      ),
    );
    expect(Date.now() - started).toBeLessThan(1_500);
  });
});

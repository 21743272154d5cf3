/**
 * A browser that signs in and looks after its account: /auth, /auth/again, /account, our two routes
 * for providers, the providers' fake, one cookie jar.
 */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { VISITOR, type Viewer } from "#shared/viewer";
import { requestContext } from "../../app/context.server";
import {
  loader as account,
  action as submitAccount,
} from "../../app/routes/account/account/account";
import { loader as again, action as submitAgain } from "../../app/routes/account/auth/again";
import { loader as auth, action as submitAuth } from "../../app/routes/account/auth/auth";
import { loader as file } from "../../app/routes/account/data-json";
import { loader as callback } from "../../app/routes/account/oauth/callback";
import { loader as start } from "../../app/routes/account/oauth/start";
import { buildCtx } from "../context";
import { OAUTH_COOKIE, SESSION_COOKIE } from "../cookies";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { UNLIMITED } from "./ctx";
import { type OAuthPerson, type OAuthScenario, oauthSettings } from "./fakes/oauth";

const ORIGIN = "https://shop.test";

/** What a loader or an action answers with `data`. */
type Data = { data: unknown; init: ResponseInit | null };

const PAGES = new Map<string, unknown>([
  ["GET /auth", auth],
  ["POST /auth", submitAuth],
  ["GET /auth/again", again],
  ["POST /auth/again", submitAgain],
  ["GET /account", account],
  ["POST /account", submitAccount],
  ["GET /account/data.json", file],
]);

export type Browser = ReturnType<typeof newBrowser>;

/** A browser with the cookies of `cookie`, for a Worker with `settings`. */
export function newBrowser(settings: object, cookie = "") {
  const jar = new Map(
    cookie.split("; ").flatMap((pair): [string, string][] => {
      const [name, value] = pair.split("=");
      return name && value ? [[name, value]] : [];
    }),
  );
  let now = new Date();

  const context = () =>
    buildCtx({ ...env, ...UNLIMITED, ...settings }, createExecutionContext(), {
      requestId: "test",
      locale: "en",
      now,
    }).ctx;

  async function viewer(): Promise<Viewer> {
    const token = jar.get(SESSION_COOKIE);
    return token ? findViewer(context(), token) : VISITOR;
  }

  /**
   * Opens a path of ours, or sends it a form; answers where it leads: a path, an address elsewhere,
   * or "".
   */
  const visit = async (
    path: string,
    headers: Record<string, string> = {},
    form?: Record<string, string>,
  ): Promise<string> => (await open(path, form && Object.entries(form), headers)).to;

  /** The same, with the page's data, its status and the answer itself where it is a response. */
  async function open(
    path: string,
    form?: [string, string][],
    headers: Record<string, string> = {},
  ): Promise<{ to: string; status: number; data: unknown; response: Response | null }> {
    const url = new URL(path, ORIGIN);
    const [, , provider, isCallback] = url.pathname.split("/");
    const router = new RouterContextProvider();
    router.set(requestContext, { ctx: context(), viewer: await viewer(), nonce: "" });
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(url, {
      headers: {
        cookie: cookies,
        accept: "text/html",
        "sec-fetch-site": "same-origin",
        ...headers,
      },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    const args = {
      request,
      url: new URL(request.url),
      params: { provider },
      context: router,
    } as never;
    const page = PAGES.get(`${form ? "POST" : "GET"} ${url.pathname}`);
    const route = (page ?? (isCallback ? callback : start)) as (args: never) => Promise<unknown>;
    const answer = await route(args).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
    const response = answer instanceof Response ? answer : null;
    const { headers: answered, status } =
      response ?? new Response(null, (answer as Data).init ?? {});
    for (const set of answered.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const to = (answered.get("location") ?? "").replace(ORIGIN, "");
    return { to, status, data: response ? null : (answer as Data).data, response };
  }

  /**
   * Goes to the provider and agrees as `person`; answers the path that it sends the browser back
   * to.
   */
  async function agree(path: string, person: OAuthPerson): Promise<string> {
    const there = new URL(await visit(path));
    there.searchParams.set("person", JSON.stringify(person));
    const response = await fetch(there, { redirect: "manual" });
    const back = response.headers.get("location");
    if (!back?.startsWith(ORIGIN))
      throw new Error(`the provider refused: ${await response.text()}`);
    return back.replace(ORIGIN, "");
  }

  return {
    jar,
    visit,
    open,
    viewer,
    agree,
    context,
    /** The whole dance; answers where it ends. */
    dance: async (path: string, person: OAuthPerson) => visit(await agree(path, person)),
    handshake: () => jar.get(OAUTH_COOKIE),
    /** Lets time pass for the next requests. */
    wait: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

/** A browser before a Worker whose providers do what `scenario` says. */
export const browse = (cookie?: string, scenario?: OAuthScenario) =>
  newBrowser(oauthSettings(scenario), cookie);

let people = 0;

/** Somebody new, with an account at the provider. */
export function anybody(overrides: Partial<OAuthPerson> = {}): OAuthPerson {
  people++;
  const email = `somebody${people}@example.org`;
  return { id: 1_000 + people, name: `Somebody ${people}`, email, isVerified: true, ...overrides };
}

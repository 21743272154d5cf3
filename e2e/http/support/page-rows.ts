/**
 * Who gets which page. The folder of a page says who it is for, unless a row says more. A route of
 * which neither knows fails the test, and so does a row without a route.
 */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../../app/routes";
import type { Role } from "../../../worker/testing/permissions/roles";

/** A status, or the address that one is sent to. */
export type PageAnswer = number | string;

export type PageRow = {
  /** The address asked for; `{…}` as in `Places`. */
  at: string;
  answer: (role: Role, address: string) => PageAnswer;
  /** Words that only those see who may not have what the page is for, or only those who may. */
  refusal?: { words: string; to: readonly Role[] };
  /** A form that would do something here, for whoever may. */
  form?: Record<string, string>;
  /** A file or a form's address, not a page: it has no data of its own to ask for. */
  isFile?: true;
};

/** Things that are there: somebody's, a gift, an article. */
export type Places = { person: string; list: string; request: string; gift: string; post: string };

const isSignedIn = (role: Role) => role !== "anonymous" && role !== "deleted";
const PREMIUM: readonly Role[] = ["premium", "owner"];
const NOT_PREMIUM: readonly Role[] = ["user", "staff"];

const toSignIn = (address: string) => `/auth?next=${encodeURIComponent(address)}`;

const open = (at: string, status: PageAnswer = 200): PageRow => ({ at, answer: () => status });
const signedIn = (at: string, status: PageAnswer = 200): PageRow => ({
  at,
  answer: (role, address) => (isSignedIn(role) ? status : toSignIn(address)),
});
const premium = (at: string, others: PageAnswer, status: PageAnswer = 200): PageRow => ({
  at,
  answer: (role, address) => {
    if (!isSignedIn(role)) return toSignIn(address);
    return PREMIUM.includes(role) ? status : others;
  },
});
const staff = (at: string, status: PageAnswer = 200): PageRow => ({
  at,
  answer: (role, address) => {
    if (!isSignedIn(role)) return toSignIn(address);
    return role === "staff" || role === "owner" ? status : "/";
  },
});
const owner = (at: string, status: PageAnswer = 200): PageRow => ({
  at,
  answer: (role) => (role === "owner" ? status : "/"),
});
const file = (row: PageRow): PageRow => ({ ...row, isFile: true });

/** Every route with a path of its own; frames around pages have none. */
const pagesOf = (
  entries: readonly RouteConfigEntry[],
): { path: string; id: string; file: string }[] =>
  entries.flatMap(({ path, index, id, file, children = [] }) => [
    ...(index || path
      ? [{ path: `/${path ?? ""}`, id: id ?? file.replace(/\.\w+$/, ""), file }]
      : []),
    ...pagesOf(children),
  ]);
export const PAGES = pagesOf(routes);

/** Whose pages a folder of `app/routes` holds. */
const AREAS: Record<string, (at: string) => PageRow> = {
  public: open,
  account: signedIn,
  staff,
  owner,
};

/** Pages at one address that are as their folder says. */
const usualRows = (): Record<string, PageRow> =>
  Object.fromEntries(
    PAGES.flatMap(({ path, file }) => {
      const row = AREAS[file.split("/")[1] ?? ""];
      return row && file.endsWith(".tsx") && !/[:*]/.test(path) ? [[path, row(path)]] : [];
    }),
  );

const ROWS: Record<string, PageRow> = {
  "/search": open("/search?q=tea"),
  "/compare": open("/compare", "/"),
  "/category/:category": open("/category/Birthday"),
  "/gifts/:slug": open("/gifts/{gift}"),
  "/sitemap.xml": file(open("/sitemap.xml")),
  "/robots.txt": file(open("/robots.txt")),
  "/.well-known/security.txt": file(open("/.well-known/security.txt")),
  "/premium": open("/premium"),
  "/blog/rss.xml": file(open("/blog/rss.xml")),
  "/blog/:slug": open("/blog/{post}"),
  "/language": file(open("/language", "/")),
  "/region": file(open("/region", "/")),
  "/*": open("/nowhere", 404),

  "/auth": { at: "/auth", answer: (role) => (isSignedIn(role) ? "/" : 200) },
  // Nobody is asked for a passkey here.
  "/auth/passkey": signedIn("/auth/passkey", "/"),
  "/auth/passkey/options": file(open("/auth/passkey/options", 404)),
  // Nothing to do here for who signed in a moment ago.
  "/auth/again": {
    at: "/auth/again",
    answer: (role, address) => (isSignedIn(role) ? "/account" : toSignIn(address)),
  },
  "/auth/forgot": open("/auth/forgot"),
  "/auth/reset": open("/auth/reset"),
  // Links that nobody mailed.
  "/auth/reset/:token": open("/auth/reset/nobody", 404),
  "/auth/confirm/:token": open("/auth/confirm/nobody", 404),
  "/sign-out": { at: "/sign-out", answer: (role) => (isSignedIn(role) ? 200 : "/") },
  // No other way in is set up here.
  "/auth/:provider": open("/auth/google", 404),
  "/auth/:provider/callback": open("/auth/google/callback", 404),

  "/lists/new-item": signedIn("/lists/new-item?url=https%3A%2F%2Fshop.example%2Fa-kettle"),
  "/lists/add": signedIn("/lists/add?gift=1"),
  // Somebody else's list is as if it weren't there, for staff and the Owner too.
  "/lists/:id": signedIn("/lists/{list}", 404),
  "/people/give": signedIn("/people/give?gift=1"),
  "/people/:id/taste": signedIn("/people/nobody/taste", 404),
  "/people/:id": signedIn("/people/nobody", 404),
  "/draws/:id": signedIn("/draws/nobody", 404),
  "/account/closed": open("/account/closed"),
  "/account/data.json": file({
    at: "/account/data.json",
    answer: (role) => (isSignedIn(role) ? 200 : "/account?error=signInRequired"),
  }),

  "/staff/users": staff("/staff/users?q={person}"),
  "/staff/requests/:id": staff("/staff/requests/{request}"),
  "/staff/blog/:id": { ...staff("/staff/blog/1"), form: { intent: "unpublish" } },

  "/dev/users": owner("/dev/users?q={person}"),
  "/dev/gifts/:id": owner("/dev/gifts/1"),
  "/dev/gifts.csv": file(owner("/dev/gifts.csv")),
  "/dev/emails/:id": owner("/dev/emails/welcome"),

  "/premium/success": signedIn("/premium/success"),
  "/budget-optimizer": {
    ...premium("/budget-optimizer", 200),
    refusal: { words: "Upgrade to Premium", to: NOT_PREMIUM },
  },
  "/party-planning": {
    ...premium("/party-planning", 200),
    refusal: { words: "Redirecting to premium page....", to: NOT_PREMIUM },
  },
  "/party-planning/setup": premium("/party-planning/setup", "/party-planning"),
  "/party-planning/timeline": premium("/party-planning/timeline", "/party-planning"),
  "/party-planning/guests": premium("/party-planning/guests", "/party-planning"),
  "/party-planning/entertainment": premium("/party-planning/entertainment", "/party-planning"),
  "/party-planning/gifts": premium("/party-planning/gifts", "/party-planning"),
  "/party-planning/costs": premium("/party-planning/costs", "/party-planning"),
  "/party-planning/print": premium("/party-planning/print", "/party-planning"),
  "/party-planning/timeline.ics": file(
    premium("/party-planning/timeline.ics?party=none", "/party-planning", 404),
  ),
  "/party-planning/contact": premium("/party-planning/contact", "/premium"),
  "/party-planning/contact/:id": premium("/party-planning/contact/{request}", "/premium", 404),
  // Whoever has the link may answer; nobody guesses one.
  "/d/:token": open("/d/nobody-has-this-one", 404),
  "/d/:token/proof.json": file(open("/d/nobody-has-this-one/proof.json", 404)),
  "/l/:token": open("/l/nobody-has-this-one", 404),
  "/taste/:token": open("/taste/nobody-has-this-one", 404),
  "/promises": open("/promises"),
  "/promises/:token": open("/promises/nobody-has-this-one"),
  "/rsvp/:token": open("/rsvp/nobody-has-this-one", 404),
  "/rsvp/g/:guest": open("/rsvp/g/nobody-has-this-one", 404),
  "/rsvp/g/:guest/calendar.ics": file(open("/rsvp/g/nobody-has-this-one/calendar.ics", 404)),
  "/rsvp/:token/:guest": open("/rsvp/nobody-has-this-one/nor-this", "/rsvp/g/nor-this"),
  "/rsvp/:token/calendar.ics": file(open("/rsvp/nobody-has-this-one/calendar.ics", 404)),
  "/dates/:file": file(open("/dates/nobody-has-this-one.ics", 404)),
  "/calendar/:file": file(open("/calendar/nobody-has-this-one.ics", 404)),
};

export const PAGE_ROWS: Record<string, PageRow> = { ...usualRows(), ...ROWS };

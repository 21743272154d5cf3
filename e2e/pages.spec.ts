/**
 * Every page in each language, as who may see it: it answers, fits 320 px, has nothing for axe to
 * find and no target that is too small, shows no key instead of words, and logs no error.
 *
 * A page is opened in one language, the next row in another, and switched to the others by its
 * footer: a fourth of the cost of opening it in each. In those the server's own page has to say the
 * same, so that what only hydration would tell is found as well.
 */
import type { Page } from "@playwright/test";
import { signInAsOwner } from "./support/accounts";
import {
  compareWithServer,
  htmlLang,
  nextLanguage,
  switchLanguage,
} from "./support/every-language";
import { expect, LANGUAGES, type Language, visit } from "./support/languages";
import { expectNoFaults, expectTargets, NARROW, WIDE } from "./support/page-checks";
import {
  addToList,
  closing,
  codeSent,
  empty,
  feedback,
  forgot,
  found,
  optimized,
  PLAIN,
  payment,
  priced,
  promised,
  QUERIES,
  type State,
  saved,
  setup,
  talked,
} from "./support/page-states";
import { ROLES, type Role, test } from "./support/roles";

/** An address, with a status other than 200 or the states to be looked at, one after the other. */
type PageRow = string | { at: string; status?: number; states?: readonly State[] };

const PAGES: Record<Role, readonly PageRow[]> = {
  anonymous: [
    { at: "/", states: [PLAIN, found] },
    { at: "/", states: [talked] },
    "/search",
    "/search?q={query}",
    "/gifts/{gift}",
    "/blog",
    "/blog/thanksgiving-host-gifts",
    "/blog/gift-budget-for-the-whole-year",
    "/about",
    "/privacy",
    "/terms",
    { at: "/premium", states: [priced] },
    "/feedback?path=/search",
    "/feedback?sent=1&path=/search",
    "/chat",
    { at: "/nowhere", status: 404, states: [PLAIN, feedback] },
    { at: "/category/Divorce", status: 404 },
    { at: "/blog/nowhere", status: 404 },
    "/?soon=1#categories",
    { at: "/auth", states: [PLAIN, forgot, codeSent] },
    "/auth?mode=sign-up",
    "/auth?save=1&next=%2Fsearch",
    "/auth/forgot",
    "/auth/reset?sent=1",
    "{resetLink}",
    "{confirmation}",
    "{invitation}",
    { at: "{sharedList}", states: [PLAIN, promised] },
    "/promises",
    "{closedEnvelope}",
    "{envelope}",
    { at: "{tasteLink}", states: [PLAIN, empty("taste", "send", "tasteEmpty")] },
    "{tasteLink}x?sent=1",
  ],
  user: [
    "/favorites",
    "/lists",
    "/draws",
    "/people",
    "/people/dates",
    "/people/give?gift=1",
    { at: "/people/new?likes=tea~jazz&without=wool&age=60~60", states: [PLAIN] },
    { at: "/account", states: [PLAIN, saved, closing] },
    "/account/closed",
    "/auth/again",
    "/sign-out",
    { at: "/premium", states: [PLAIN, payment] },
    "/premium/success",
    "/budget-optimizer",
  ],
  premium: [
    "/favorites",
    "/gifts/glass-teapot-with-infuser",
    "/lists",
    "/lists/{list}",
    "/draws/{draw}",
    "/draws/{drawn}",
    "/people/{recipient}",
    "/people/{recipient}/taste",
    "/lists/add?gift=1",
    "/lists/new-item?url=https%3A%2F%2Fshop.example%2Fa-kettle",
    { at: "/search?q={query}", states: [addToList] },
    "/premium",
    { at: "/budget-optimizer", states: [PLAIN, optimized] },
    { at: "/party-planning", states: [PLAIN, setup] },
    "/party-planning/setup",
    ...["timeline", "guests", "entertainment", "gifts", "costs", "print"].map(
      (section) => `/party-planning/${section}?party={party}`,
    ),
    "/party-planning/gifts?party={party}&pick=favorites",
    {
      at: "/party-planning/contact",
      states: [PLAIN, empty("requests", "own.submit", "messageShort")],
    },
    "/party-planning/contact/{request}",
  ],
  staff: [
    "/staff",
    "/staff/users?q={person}",
    "/staff/requests",
    "/staff/requests/{request}",
    "/staff/assignments",
    "/staff/blog",
    {
      at: "/staff/blog/new",
      states: [PLAIN, empty("blog-admin", "save", "postTitleRequired")],
    },
    "/staff/blog/1",
    "/admin",
  ],
  owner: [
    "/category/Baby%20Shower?item=Baby%20Clothes",
    "/dev",
    "/dev/users?q={person}",
    "/dev/feedback",
    "/dev/gifts",
    "/dev/gifts/new",
    "/dev/gifts/1",
    "/dev/gifts/import",
    "/dev/emails",
    "/dev/emails/welcome?language=fr",
    "/dev/outbox",
    "/dev/premium-features",
    "/dev/audit",
    "/dev/missing",
  ],
};

/** Where targets are measured on a wide screen too: on pages that anybody sees. */
const WIDE_TARGETS: Partial<Record<Role, readonly Language[]>> = {
  anonymous: ["en", "zh"],
  user: ["en"],
};

/** Somebody of a role, who goes from page to page and from language to language. */
type Visitor = {
  page: Page;
  role: Role;
  language: Language;
  addressOf: (at: string) => string;
};

async function expectTitled({ page, language }: Visitor) {
  await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(language));
  await expect(page.locator("h1").first()).toBeVisible();
}

async function open(visitor: Visitor, at: string, status: number) {
  const response = await visitor.page.goto(visitor.addressOf(at));
  expect(response?.status()).toBe(status);
  await expectTitled(visitor);
  expect(await visitor.page.evaluate(layoutShift), "layout shift").toBeLessThan(MOST_SHIFT);
}

/** A button that appears among others scores more; a font that comes late moves lines by 0.005. */
const MOST_SHIFT = 0.008;

/** How far the page has moved under its reader since it was opened, as browsers score it (CLS). */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    // What was observed before is reported in a task of its own, after the next frame.
    requestAnimationFrame(() => setTimeout(() => resolve(sum), 20));
  });

/** How many texts of the served page scripts took away, and how many they added. */
async function countByScripts({ page, language }: Visitor, status: number) {
  const { served, drawn, ...answer } = await compareWithServer(page);
  expect(answer).toEqual({ status, lang: htmlLang(language) });
  return `${served.length} ${drawn.length}`;
}

/**
 * A page that doesn't say what the server says, but for what scripts change in every language, is
 * opened in this one: React reports what it can't hydrate. Mostly somebody else changed something.
 */
async function expectAsServed(visitor: Visitor, status: number, byScripts: string) {
  if ((await countByScripts(visitor, status)) === byScripts) return;
  await visitor.page.reload();
  await expectTitled(visitor);
}

/** Checks the state that the page is in, in the visitor's language. */
async function expectState({ page, role, language }: Visitor, { see, isWide }: State) {
  await see?.(page, language);
  // The back office has links in tables that are smaller, with space around them.
  const targets = role !== "staff" && role !== "owner";
  await expectNoFaults(page, { language, targets });
  if (!isWide && !WIDE_TARGETS[role]?.includes(language)) return;
  await page.setViewportSize(WIDE);
  await (isWide ? expectNoFaults(page, { language, targets }) : expectTargets(page));
  await page.setViewportSize(NARROW);
}

/** The path of a page, whether it was asked for whole or as data. */
const pathOf = (url: string) => url && new URL(url).pathname.replace(/\.data$/, "");

async function expectPage(visitor: Visitor, row: PageRow) {
  const {
    at,
    status = 200,
    states = [PLAIN],
  }: Exclude<PageRow, string> = typeof row === "string" ? { at: row } : row;
  // What one searches for is a word of the language.
  const isOpenedAnew = at.includes("{query}");
  const { page } = visitor;
  await open(visitor, at, status);
  let byScripts = states[0]?.reach || isOpenedAnew ? null : await countByScripts(visitor, status);
  for (const state of states) {
    await state.reach?.(page, visitor.language);
    await expectState(visitor, state);
    for (const _ of LANGUAGES.slice(1)) {
      visitor.language = nextLanguage(visitor.language);
      await switchLanguage(page, visitor.language);
      if (isOpenedAnew) {
        await open(visitor, at, status);
        await state.reach?.(page, visitor.language);
      } else if (byScripts) {
        await expectTitled(visitor);
        await expectAsServed(visitor, status, byScripts);
      }
      await expectState(visitor, state);
    }
    byScripts = null;
  }
}

for (const role of ROLES) {
  test(`every page of ${role} in every language`, async ({ browser, roles }) => {
    // Dozens of pages, and a busy machine is slow, not wrong.
    test.setTimeout(600_000);
    const page = await visit(browser, "en-US", {
      viewport: NARROW,
      // Nothing to wait for before axe reads colours.
      reducedMotion: "reduce",
      ...(role !== "owner" && { storageState: roles.sessions[role] }),
    });
    // Every sign-in of the Owner may end the oldest: this one is new.
    if (role === "owner") await signInAsOwner(page.request);
    const faults: string[] = [];
    page.on("console", (message) => {
      // A browser calls a refused form an error, and a page that isn't there.
      const isRefusal = /status of 400 /.test(message.text());
      const [here, there] = [page.url(), message.location().url].map((url) => pathOf(url));
      const isPage = here === there;
      const isMissing = isRefusal || (isPage && /status of 404 /.test(message.text()));
      if (message.type() === "error" && !isMissing) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    const visitor: Visitor = {
      page,
      role,
      language: "en",
      addressOf: (at) =>
        at
          .replace("{query}", encodeURIComponent(QUERIES[visitor.language]))
          .replace(/\{(\w+)\}/g, (_, thing) => roles.places[thing] ?? ""),
    };
    for (const row of PAGES[role]) {
      const at = typeof row === "string" ? row : row.at;
      await test.step(at, () => expectPage(visitor, row));
      expect(faults, at).toEqual([]);
    }
    await page.context().close();
  });
}

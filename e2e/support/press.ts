/** Presses whatever a page offers, from within the page. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** How often the page asked a server since it was loaded. */
    asked: number;
    /** A proxy answers whatever the page asks, with its own error page. */
    isProxyFailing: boolean;
  }
}

/**
 * To be called before a page is visited: counts what it asks, and answers the browser's own
 * dialogs. All that the site asks goes through `fetch`, so a failing proxy is simulated there:
 * `page.route` would send every request through the test. A form that left the page would show all
 * the same.
 */
export async function watchRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asked = 0;
    window.isProxyFailing = false;
    const { fetch } = window;
    const badGateway = async () => {
      // At once it would come before the page has drawn that it waits.
      await new Promise((resolve) => setTimeout(resolve, 20));
      const headers = { "content-type": "text/html" };
      return new Response("<h1>Bad Gateway</h1>", { status: 502, headers });
    };
    window.fetch = (...args) => {
      window.asked++;
      return window.isProxyFailing ? badGateway() : fetch(...args);
    };
    window.print = () => {};
    window.confirm = () => true;
  });
}

/** From now on a proxy answers what the page asks, or does no longer. */
export const failProxy = (page: Page, isFailing: boolean) =>
  page.evaluate((value) => {
    window.isProxyFailing = value;
  }, isFailing);

/**
 * Types into every field of the page but that of a picture, which its buttons fill; answers what
 * they hold then, by their place.
 */
export const fillFields = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const samples: Record<string, string> = {
      email: "typed@example.com",
      number: "5",
      date: "2030-05-05",
      time: "10:00",
      url: "https://example.com/typed",
      tel: "5",
    };
    const held: Record<string, string> = {};
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "main input:not([name=imageUrl], [type=hidden], [type=file], [type=checkbox], [type=radio], [type=range], [readonly]), main textarea:not([readonly])",
    );
    fields.forEach((field, place) => {
      if (!field.checkVisibility()) return;
      const proto = Object.getPrototypeOf(field);
      const value = samples[field.type] ?? "typed words";
      Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
      field.id ||= `typed-${place}`;
      held[field.id] = field.value;
    });
    return held;
  });

/** What the fields with these ids hold; null for one that is gone. */
export const readFields = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((id) => [id, (document.getElementById(id) as HTMLInputElement)?.value ?? null]),
      ),
    ids,
  );

export type Press = {
  /** What was pressed, for who reads a failure. */
  name: string;
  isLink: boolean;
  /** How often it asked the server. */
  asked: number;
  /** The path and the title afterwards. */
  at: string;
  title: string;
  /** Messages that came with the press, and all alerts: a form pressed again keeps its own. */
  fresh: string[];
  alerts: string[];
};

/** Far more than any page offers. */
const MOST_PRESSES = 120;

/** `scope` is a selector; `ofKind` how many buttons of a kind are pressed. */
export type Presses = { scope: string; ofKind: number };

/**
 * Presses each control within `scope`, those included that come with a press, and waits after each
 * until the router is idle. Of links, which are all the router's, one of a kind. One evaluation for
 * all: a way to the browser and back for each costs more than the press.
 */
export const pressAll = (page: Page, { scope, ofKind }: Presses): Promise<Press[]> =>
  page.evaluate(
    async ([within, most, buttons]) => {
      const pressed = new WeakSet<Element>();
      const kinds: Record<string, number> = {};
      const kindOf = (element: Element) => {
        const form = element.closest("form");
        const href = element
          .getAttribute("href")
          ?.replace(/[?#].*$/, "")
          .replace(/[^/]+$/, "*");
        const value = element.getAttribute("value") ?? element.getAttribute("name");
        const action = form?.getAttribute("action");
        return [element.tagName, href, action, value, element.className].join();
      };
      const findNext = () => {
        const controls = document.querySelectorAll<HTMLElement>(
          `:is(${within}) :is(a[href], button, summary, [role=switch])`,
        );
        return [...controls].find((element) => {
          if (pressed.has(element) || !element.checkVisibility()) return false;
          if (element.matches(":disabled, [download], [target=_blank], [href^='#']")) return false;
          const href = element.getAttribute("href");
          if (href && !href.startsWith("/") && !href.startsWith("?")) return false;
          const kind = kindOf(element);
          kinds[kind] = (kinds[kind] ?? 0) + 1;
          pressed.add(element);
          return kinds[kind] <= (href ? 1 : buttons);
        });
      };
      const router = window.__reactRouterDataRouter;
      const isIdle = () =>
        router.state.navigation.state === "idle" &&
        router.state.revalidation === "idle" &&
        // An answer of the conversation: its button would be the one that stops it.
        !document.querySelector("[role=log][aria-busy=true]") &&
        [...router.state.fetchers.values()].every(({ state }) => state === "idle");
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const read = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility() && element.textContent?.trim())
          .map((element) => element.textContent ?? "");
      const messages = () => ({
        fresh: read(":is(.toast, [role=alert]):not([data-seen])"),
        alerts: read("[role=alert], .text-bad"),
      });

      async function press(control: HTMLElement) {
        const { asked } = window;
        for (const message of document.querySelectorAll(".toast, [role=alert]")) {
          message.setAttribute("data-seen", "");
        }
        control.click();
        // A press that asks does so at once, or after the next frame.
        await pause(30);
        for (let waits = 0; !isIdle() && waits < 200; waits++) await pause(25);
        for (let waits = 0; window.asked > asked && waits < 200; waits++) {
          const { fresh, alerts } = messages();
          if (fresh.length > 0 || (control.tagName !== "A" && alerts.length > 0)) break;
          await pause(25);
        }
        const words = control.getAttribute("aria-label") ?? control.innerText;
        return {
          name: `${control.tagName} "${words}" ${control.getAttribute("href") ?? ""}`,
          isLink: control.tagName === "A",
          asked: window.asked - asked,
          at: location.pathname,
          title: document.querySelector("h1")?.innerText ?? "",
          ...messages(),
        };
      }

      const presses = [];
      for (let next = findNext(); next && presses.length < most; next = findNext()) {
        presses.push(await press(next));
      }
      return presses;
    },
    [scope, MOST_PRESSES, ofKind] as const,
  );

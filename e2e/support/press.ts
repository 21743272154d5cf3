/** Presses whatever a page offers, from within the page. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** How often the page asked a server since it was loaded. */
    asked: number;
    pressed: WeakSet<Element>;
    /** How many controls of each kind. */
    kinds: Record<string, number>;
  }
}

/**
 * To be called before a page is visited: counts what it asks, and answers the browser's own
 * dialogs.
 */
export async function watchRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asked = 0;
    window.pressed = new WeakSet();
    window.kinds = {};
    const { fetch } = window;
    window.fetch = (...args) => {
      window.asked++;
      return fetch(...args);
    };
    window.print = () => {};
    window.confirm = () => true;
  });
}

/** Lets `pressNext` press everything once more. */
export const forgetPresses = (page: Page) =>
  page.evaluate(() => {
    window.pressed = new WeakSet();
    window.kinds = {};
  });

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

/**
 * Presses the next control within `scope` that wasn't pressed yet, at most two of a kind, and waits
 * until the router is idle. Null when there is none left.
 */
export const pressNext = (page: Page, scope: string): Promise<Press | null> =>
  page.evaluate(async (within) => {
    const kindOf = (element: Element) => {
      const form = element.closest("form");
      const href = element
        .getAttribute("href")
        ?.replace(/[?#].*$/, "")
        .replace(/[^/]+$/, "*");
      const value = element.getAttribute("value") ?? element.getAttribute("name");
      return [element.tagName, href, form?.getAttribute("action"), value, element.className].join();
    };
    const { kinds } = window;
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(${within}) :is(a[href], button, summary, [role=switch])`,
    );
    const next = [...controls].find((element) => {
      if (window.pressed.has(element) || !element.checkVisibility()) return false;
      if (element.matches(":disabled, [download], [target=_blank], [href^='#']")) return false;
      const href = element.getAttribute("href");
      if (href && !href.startsWith("/") && !href.startsWith("?")) return false;
      const kind = kindOf(element);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      window.pressed.add(element);
      return kinds[kind] <= 2;
    });
    if (!next) return null;
    const { asked } = window;
    for (const message of document.querySelectorAll(".toast, [role=alert]")) {
      message.setAttribute("data-seen", "");
    }
    next.click();
    const router = window.__reactRouterDataRouter;
    const isIdle = () =>
      router.state.navigation.state === "idle" &&
      router.state.revalidation === "idle" &&
      // An answer of the conversation: its button would be the one that stops it.
      !document.querySelector("[role=log][aria-busy=true]") &&
      [...router.state.fetchers.values()].every(({ state }) => state === "idle");
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // A press that asks does so at once, or after the next frame.
    await pause(30);
    for (let waits = 0; !isIdle() && waits < 200; waits++) await pause(25);
    const read = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .map((element) => element.textContent ?? "");
    const messages = () => ({
      fresh: read(":is(.toast, [role=alert]):not([data-seen])"),
      alerts: read("[role=alert], .text-bad"),
    });
    for (let waits = 0; window.asked > asked && waits < 200; waits++) {
      const { fresh, alerts } = messages();
      if (fresh.length > 0 || (next.tagName !== "A" && alerts.length > 0)) break;
      await pause(25);
    }
    const words = next.getAttribute("aria-label") ?? next.innerText;
    return {
      name: `${next.tagName} "${words}" ${next.getAttribute("href") ?? ""}`,
      isLink: next.tagName === "A",
      asked: window.asked - asked,
      at: location.pathname,
      title: document.querySelector("h1")?.innerText ?? "",
      ...messages(),
    };
  }, scope);

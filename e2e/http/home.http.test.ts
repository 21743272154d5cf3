/** The finder, the conversation, categories, search and gift pages without JavaScript. */
import { describe, test } from "vitest";
import { type Answers, BLOCKED, fillFinder, TEA_LOVER } from "../shared/forms";
import { expect } from "./support/expect";
import { inTurn, type Language, words } from "./support/languages";
import { Page, Requests } from "./support/page";
import { signInAsOwner } from "./support/people";

const findGifts = (page: Page, language: Language, answers: Answers) =>
  fillFinder(page, { words, language, answers });

type Said = { message: string; chip: string; again: string; most: number };
const SAID: Record<Language, Said> = {
  en: {
    message: "something for my dad, he turned 60, loves fishing, about 80 bucks",
    chip: "Fishing",
    again: "he turned 60",
    most: 120,
  },
  fr: {
    message: "un cadeau pour ma mère, 62 ans, elle adore le jardinage, moins de 50 €",
    chip: "Jardin",
    again: "elle a 62 ans",
    most: 50,
  },
  es: {
    message: "algo para mi hermana, cumple 30, le encanta el té, menos de 50 €",
    chip: "Té",
    again: "cumple 30",
    most: 50,
  },
  zh: { message: "送给爸爸，60岁，喜欢钓鱼，三百块以内", chip: "钓鱼", again: "他60岁", most: 300 },
};

const QUERIES = { en: "tea", fr: "thé", es: "café", zh: "咖啡" } as const;

/** What the flows below say and press, in a language. */
function helpersOf(code: Language) {
  const home = words(code, "home");
  const e = words(code, "errors");
  return { home, e };
}

describe("without JavaScript", () => {
  inTurn("the finder finds, errors included", async ({ code, locale }) => {
    const { home, e } = helpersOf(code);
    const page = new Page(locale);
    await page.goto("/");
    await page.getByLabel(home("finder.recipient"), { exact: true }).fill("Tante Rose");
    await page.getByRole("button", { name: home("finder.submit") }).click();
    await expect(page.getByText(e("ageRequired"))).toBeVisible();
    await expect(page.getByText(e("interestsRequired"))).toBeVisible();
    // What was typed is still there.
    const recipient = page.getByLabel(home("finder.recipient"), { exact: true });
    await expect(recipient).toHaveValue("Tante Rose");
    await findGifts(page, code, TEA_LOVER);
    await expect(page.getByRole("heading", { name: home("results.title") })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(8);
    if (code !== "zh") return;
    for (const name of await page.getByRole("article").getByRole("heading").allTextContents()) {
      expect(name).toMatch(/\p{Script=Han}/u);
    }
  });

  inTurn("the conversation works", async ({ code, locale }) => {
    const page = new Page(locale);
    await page.goto("/");
    const t = words(code, "talk");
    const chat = page.getByRole("region", { name: t("title") });
    const chips = chat.locator(`[aria-label="${t("chips")}"] > li`);
    const field = chat.getByLabel(t("message"), { exact: true });
    const send = chat.getByRole("button", { name: t("send"), exact: true });
    const gifts = page.getByRole("article").getByRole("heading");
    const { message, chip, again, most } = SAID[code];
    await field.fill(message);
    await send.click();
    await expect(page).toHaveURL("/#chat");
    await expect(chat.locator("[role=log]")).toContainText(message);
    const count = await chips.count();
    expect(count).toBeGreaterThan(2);
    expect(await gifts.count()).toBeGreaterThan(3);
    const prices = await page.getByRole("article").locator("p.figures").allTextContents();
    expect(prices.length).toBeGreaterThan(3);
    for (const price of prices) {
      expect(Number(price.replace(/[^\d.,]/g, "").replace(",", "."))).toBeLessThanOrEqual(most);
    }
    const [before = ""] = t("remove").split("{{");
    await chips
      .filter({ hasText: chip })
      .getByRole("button", { name: before.trim() || chip })
      .click();
    await expect(chips).toHaveCount(count - 1);
    const [first = ""] = await gifts.allTextContents();
    const name = t("thumbs.of").replace("{{label}}", t("thumbs.given")).replace("{{name}}", first);
    const given = page.getByRole("button", { name, exact: true });
    await given.click();
    await expect(given).toHaveAttribute("aria-pressed", "true");
    await field.fill(again);
    await send.click();
    expect(await gifts.allTextContents()).not.toContain(first);
    await page.getByRole("button", { name: t("anew") }).click();
    await expect(chips).toHaveCount(0);
  });

  inTurn("'Not this' swaps one card, and that is taken back", async ({ code, locale }) => {
    const page = new Page(locale);
    await page.goto("/");
    await findGifts(page, code, TEA_LOVER);
    const t = words(code, "talk");
    const names = page.getByRole("article").getByRole("heading");
    const before = await names.allTextContents();
    const label = t("thumbs.of").replace("{{label}}", t("thumbs.notThis"));
    const name = label.replace("{{name}}", before[2] ?? "");
    await page.getByRole("button", { name, exact: true }).click();
    const after = await names.allTextContents();
    const others = before.toSpliced(2, 1);
    const fresh = after.filter((shown) => !others.includes(shown));
    expect(fresh).toHaveLength(1);
    expect(before).not.toContain(fresh[0]);
    expect(after.filter((shown) => others.includes(shown))).toEqual(others);
    // Elsewhere nothing more of its heading may be left, and the card is among others then.
    if (code === "en") expect(after[2]).toBe(fresh[0]);
    const undo = t("swap.undoOf").replace("{{name}}", before[2] ?? "");
    await page.getByRole("button", { name: undo, exact: true }).click();
    expect(await names.allTextContents()).toEqual(before);
  });

  inTurn("'Compare' sets a gift beside the best one, and leads back", async ({ code, locale }) => {
    const page = new Page(locale);
    await page.goto("/");
    await findGifts(page, code, TEA_LOVER);
    const cards = page.getByRole("article").getByRole("heading");
    const names = await cards.allTextContents();
    const [t, c] = [words(code, "talk"), words(code, "compare")];
    const label = t("thumbs.of").replace("{{label}}", t("thumbs.compare"));
    const name = label.replace("{{name}}", names[2] ?? "");
    await page.getByRole("button", { name, exact: true }).click();
    for (const compared of [names[0], names[2]]) {
      const heading = page.getByRole("heading", { level: 2, name: compared ?? "", exact: true });
      await expect(heading).toBeVisible();
    }
    await page.getByRole("link", { name: c("back") }).click();
    expect(await cards.allTextContents()).toEqual(names);
  });

  inTurn(
    "a reply to tap refines the finder's answer, and the change is taken back",
    async ({ code, locale }) => {
      const page = new Page(locale);
      await page.goto("/");
      await findGifts(page, code, TEA_LOVER);
      const t = words(code, "talk");
      const chat = page.getByRole("region", { name: t("title") });
      const chips = chat.locator(`[aria-label="${t("chips")}"] > li`);
      const told = await chips.allTextContents();
      expect(told.length).toBeGreaterThan(3);
      await chat.getByRole("button", { name: t("replies.experience"), exact: true }).click();
      await expect(chips).toHaveCount(told.length + 1);
      const [before = ""] = t("undo.one").split("{{");
      await chat.getByRole("button", { name: before.trim() }).click();
      expect(await chips.allTextContents()).toEqual(told);
      // A question leaves the answer on screen.
      const names = page.getByRole("article").getByRole("heading");
      const shown = await names.allTextContents();
      await chat.getByLabel(t("message"), { exact: true }).fill(t("replies.why"));
      await chat.getByRole("button", { name: t("send"), exact: true }).click();
      await expect(chat.locator("[role=log]")).toContainText(shown[0] ?? "");
      expect(await names.allTextContents()).toEqual(shown);
    },
  );

  inTurn("a category that opens later says so in the page", async ({ code, locale }) => {
    const { home } = helpersOf(code);
    const page = new Page(locale);
    await page.goto("/");
    await page
      .getByRole("link", { name: words(code, "gifts")("themes.wedding"), exact: true })
      .click();
    await expect(page).toHaveURL("/?soon=1#categories");
    await expect(page.getByRole("alert")).toContainText(home("categories.alert"));
  });

  inTurn("a category and its items are shown by name", async ({ code, locale }) => {
    const page = new Page(locale);
    await page.goto("/category/Baby%20Shower?item=Baby%20Clothes");
    const t = words(code, "themes");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words(code, "gifts")("themes.baby-shower"),
    );
    const item = page.getByRole("button", { name: t("items.baby-clothes"), exact: true });
    await expect(item).toHaveAttribute("aria-pressed", "true");
    const suggestions = page.locator("section[aria-labelledby=suggestions]");
    await expect(suggestions.getByRole("article").first()).toBeVisible();
  });

  inTurn("a search finds, or says that it found nothing", async ({ code, locale }) => {
    const page = new Page(locale);
    await page.goto("/search");
    const field = page.getByRole("searchbox");
    await field.fill(QUERIES[code]);
    await field.press("Enter");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=/);
    await field.fill("qqqqzzzz");
    await field.press("Enter");
    const none = words(code, "search")("none").replace("{{query}}", "qqqqzzzz");
    await expect(page.getByRole("heading", { name: none })).toBeVisible();
  });

  inTurn("a gift's page", async ({ code, locale }) => {
    const page = new Page(locale);
    await page.goto(`/search?q=${encodeURIComponent(QUERIES[code])}`);
    const heading = page.getByRole("article").first().getByRole("heading");
    const name = await heading.innerText();
    await heading.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    const t = words(code, "gift");
    await expect(page).toHaveTitle(`${name} · Giftwright`);
    await expect(page.getByRole("heading", { name: t("suits.title") })).toBeVisible();
    for (const fact of ["ages", "interests", "occasions", "relationships"]) {
      await expect(page.getByText(t(`suits.${fact}`), { exact: true })).toBeVisible();
    }
    const similar = page.getByRole("region", { name: t("similar") }).getByRole("article");
    expect(await similar.count()).toBeGreaterThanOrEqual(3);
    expect(await similar.count()).toBeLessThanOrEqual(6);
    await expect(similar.getByRole("heading", { name, exact: true })).toHaveCount(0);
  });
});

test.each(BLOCKED)("says that the $wish blocks, and helps with one press", async (blocked) => {
  const { wish, answers, button, changed } = blocked;
  const page = new Page();
  await page.goto("/");
  await findGifts(page, "en", { ...TEA_LOVER, recipient: "Max", ...answers });
  await expect(page.getByText(words("en", "home")(`blocker.badge.${wish}`))).toBeVisible();
  const before = await page.getByRole("article").count();
  expect(before).toBeLessThan(8);
  await page.getByRole("button", { name: button }).click();
  expect(await page.getByRole("article").count()).toBeGreaterThan(before);
  await expect(page.getByLabel(changed.label, { exact: true })).toHaveValue(changed.value);
});

test("a conversation's form that fails says why and keeps what was typed", async () => {
  const request = new Requests();
  const form = { intent: "say", conversationId: crypto.randomUUID(), message: "for my dad & mom" };
  const answer = await request.post("/chat", { form });
  expect(answer.status()).toBe(404);
  const page = await answer.text();
  expect(page).toContain('role="alert"');
  expect(page).toContain("for my dad &amp; mom");
  const empty = await request.post("/chat", { form: { intent: "say", message: " " } });
  expect(empty.status()).toBe(400);
  expect(await empty.text()).toContain("Write a message first.");
});

test("the Owner looks through a category", async () => {
  const page = new Page();
  await signInAsOwner(page.request);
  const item = (name: string) => page.getByRole("button", { name, exact: true });
  const suggestions = page.locator("section[aria-labelledby=suggestions]");
  await page.goto("/");
  await page.getByRole("link", { name: "Housewarming" }).click();
  await item("Plants").click();
  await expect(page).toHaveURL(/item=Plants$/);
  await expect(item("Plants")).toHaveAttribute("aria-pressed", "true");
  await expect(suggestions.getByRole("heading", { level: 2 })).toHaveText("Plants");
  await item("Plants").click();
  await expect(item("Plants")).toHaveAttribute("aria-pressed", "false");
  const recommended = words("en", "themes")("recommended");
  await expect(suggestions.getByRole("heading", { level: 2 })).toHaveText(recommended);
});

test.each(["/category/Divorce", "/category/%3Cscript%3E", "/category/__proto__"])(
  "%s is a category that there is not",
  async (path) => {
    const page = new Page();
    expect((await page.goto(path)).status()).toBe(404);
    const title = words("en", "themes")("unknown.title");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  },
);

test("an unknown gift is a page that isn't there", async () => {
  const page = new Page();
  expect((await page.goto("/gifts/no-such-gift")).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("a filter that we don't know is none, a bare plus in an address is one", async () => {
  const page = new Page();
  const response = await page.goto("/search?q=the&budget=200+&age=80+&occasion=doomsday");
  expect(response.status()).toBe(200);
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("200+");
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue("80+");
  await expect(page.getByLabel("Occasion", { exact: true })).toHaveValue("");
});

test("offers the words of a Chinese search that finds nothing", async () => {
  const page = new Page("zh-CN");
  await page.goto("/search?q=咖啡茶壶&age=0-5");
  await page.getByRole("link", { name: "咖啡", exact: true }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("咖啡");
  await expect(page).toHaveURL(/age=0-5/);
});

test("too many searches are slowed in words, on a page that stands", async () => {
  const page = new Page();
  // A new minute may begin in between and forgive everything.
  for (let round = 0; ; round++) {
    const searches = Array.from({ length: 130 }, () => page.request.get("/search?q=tea"));
    const statuses = (await Promise.all(searches)).map((response) => response.status());
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    if (statuses.includes(429) && (await page.goto("/search?q=tea+cup")).status() === 429) break;
    expect(round).toBeLessThan(3);
  }
  await expect(page.getByRole("alert")).toContainText(words("en", "errors")("tooManyRequests"));
  await expect(page.getByRole("searchbox")).toHaveValue("tea cup");
});

test("blank text does nothing, hostile text is only text", async () => {
  const page = new Page();
  await page.goto("/search");
  await page.getByRole("searchbox").fill("   ");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("article")).toHaveCount(0);
  const hostile = encodeURIComponent('"><script>x</script> OR * NEAR(');
  expect((await page.goto(`/search?q=${hostile}`)).status()).toBe(200);
  expect((await page.goto(`/search?q=${"x".repeat(5000)}`)).status()).toBeLessThan(500);
});

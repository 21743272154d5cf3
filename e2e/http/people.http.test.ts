/** Lists, parties, invitations, the optimizer and discount codes without JavaScript. */
import { describe, test } from "vitest";
import { fillEvent } from "../shared/forms";
import { expect } from "./support/expect";
import { inTurn, phrase, words } from "./support/languages";
import { Page } from "./support/page";
import { day, giveParty, makePremium, register, registerHost } from "./support/people";

const QUERIES = { en: "tea", fr: "thé", es: "café", zh: "茶" } as const;
const expectOrder = (page: Page, names: string[]) =>
  expect(page.getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText(names);

describe("without JavaScript", () => {
  inTurn("a list is made, filled, ordered, noted, undone and deleted", async ({ code, locale }) => {
    const errors = words(code, "errors");
    const page = new Page(locale);
    const t = phrase(code, "lists");
    await register(page);
    await page.goto("/lists");
    await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
    await page.getByRole("button", { name: t("new.submit") }).click();
    await expect(page.getByText(errors("listNameRequired"))).toBeVisible();
    await page
      .getByRole("textbox", { name: t("new.name") })
      .first()
      .fill("Grandma");
    await page.getByRole("button", { name: t("new.submit") }).click();
    const rename = page.getByRole("article", { name: "Grandma" });
    await expect(rename).toBeVisible();
    await page.locator("summary", { hasText: t("rename") }).click();
    await rename.getByLabel(t("new.name"), { exact: true }).fill("Nana");
    await rename.getByRole("button", { name: t("save"), exact: true }).click();
    await expect(page.getByRole("article", { name: "Nana" })).toBeVisible();

    await page.goto(`/search?q=${encodeURIComponent(QUERIES[code])}`);
    const names: string[] = [];
    for (const index of [0, 1]) {
      const card = page.getByRole("article").nth(index);
      const name = await card.getByRole("heading").innerText();
      names.push(name);
      const add = words(code, "cards")("addToList").replace("{{name}}", name);
      await card.getByRole("link", { name: add }).click();
      await page.getByRole("button", { name: /^Nana/ }).click();
      await expect(page.getByText(t("add.held"))).toBeVisible();
      await page.getByRole("link", { name: t("add.back") }).click();
      await expect(page).toHaveURL(/\/search\?q=/);
    }
    const [first = "", second = ""] = names;
    await page.goto("/lists");
    await page.getByRole("link", { name: "Nana", exact: true }).click();
    await page.getByRole("button", { name: t("up", { name: second }) }).click();
    await expectOrder(page, [second, first]);
    await page
      .locator("summary", { hasText: t("note.add") })
      .last()
      .click();
    await page.getByLabel(t("note.label"), { exact: true }).last().fill("In blue");
    await page
      .getByRole("button", { name: t("save"), exact: true })
      .last()
      .click();
    await expect(page.getByText("In blue").first()).toBeVisible();
    await page.getByRole("button", { name: t("remove", { name: first }) }).click();
    await expectOrder(page, [second]);
    await page.getByRole("button", { name: t("undo") }).click();
    await expectOrder(page, [second, first]);
    await expect(page.getByText("In blue").first()).toBeVisible();
    const address = page.url();
    await page.goto(new URL(address).pathname);
    await expectOrder(page, [second, first]);

    await page.goto("/lists");
    await page.locator("summary", { hasText: t("delete") }).click();
    await page.getByRole("button", { name: t("deleteAction") }).click();
    await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
    expect((await page.goto(address)).status()).toBe(404);
  });

  inTurn("a third list is one too many, with the way to more", async ({ code, locale }) => {
    const errors = words(code, "errors");
    const page = new Page(locale);
    const t = phrase(code, "lists");
    await register(page);
    await page.goto("/lists");
    for (const name of ["Ana", "Zoé", "Ida"]) {
      await page
        .getByRole("textbox", { name: t("new.name") })
        .first()
        .fill(name);
      await page.getByRole("button", { name: t("new.submit") }).click();
      if (name === "Ida") break;
    }
    await page.goto("/lists");
    expect((await (await page.request.get("/api/lists")).json()).length).toBe(3);
    await expect(page.getByRole("alert")).toContainText(errors("listLimit"));
    const more = page.getByRole("link", { name: t("limit.action") });
    await expect(more).toHaveAttribute("href", "/premium");
  });

  inTurn("a party is planned from the first field to the last task", async ({ code, locale }) => {
    const errors = words(code, "errors");
    const page = new Page(locale);
    const [t, tl] = [phrase(code, "party"), phrase(code, "timeline")];
    await registerHost(page);
    await page.goto("/party-planning");
    const start = (card: string) =>
      page.getByRole("button", { name: t("getStartedWith", { name: t(`cards.${card}.title`) }) });
    await start("guests").click();
    await expect(page.getByRole("region", { name: t("cards.guests.title") })).toBeVisible();
    await page.getByRole("button", { name: t("panel.close"), exact: true }).click();
    await expect(page.getByRole("region", { name: t("cards.guests.title") })).toHaveCount(0);

    await start("setup").click();
    await page.getByRole("button", { name: t("setup.submit") }).click();
    await expect(page.getByText(errors("eventDateRequired"))).toBeVisible();
    await expect(page.getByText(errors("eventNameRequired"))).toBeVisible();
    await fillEvent(page, t, "Grandma 80");
    await page.getByRole("button", { name: t("setup.submit") }).click();
    await expect(page.getByText(t("created.title"))).toBeVisible();
    await expect(page.getByRole("article", { name: "Grandma 80" })).toBeVisible();

    await page.getByRole("link", { name: t("parties.editOf", { name: "Grandma 80" }) }).click();
    await page.getByLabel(t("setup.eventName"), { exact: true }).fill("Nana 80");
    await page.getByRole("button", { name: t("setup.save") }).click();
    await expect(page.getByText(t("saved.title"))).toBeVisible();

    await page.getByRole("link", { name: t("sections.timeline.title"), exact: true }).click();
    const invite = tl("templates.invitations");
    await page.getByRole("button", { name: tl("check", { title: invite }) }).click();
    await expect(page.getByText(tl("progress", { done: "1", total: "16" }))).toBeVisible();
    const cake = tl("templates.cake");
    await page.locator(`summary[aria-label="${tl("editOf", { title: cake })}"]`).click();
    const form = page.locator("details[open] form").first();
    await form.getByLabel(tl("field.title"), { exact: true }).fill("Bake");
    await form.getByLabel(tl("field.day"), { exact: true }).fill(day(20));
    await form.getByRole("button", { name: tl("save"), exact: true }).click();
    await page.getByRole("button", { name: tl("deleteOf", { title: "Bake" }) }).click();
    await expect(page.getByText(tl("deleted", { title: "Bake" }))).toBeVisible();
    await page.getByRole("button", { name: tl("undo") }).click();
    await expect(page.getByRole("button", { name: tl("check", { title: "Bake" }) })).toBeVisible();

    await page.getByRole("link", { name: t("sections.overview.title"), exact: true }).click();
    await page.locator("summary", { hasText: t("parties.delete") }).click();
    await page.getByRole("button", { name: t("parties.deleteAction") }).click();
    await expect(page.getByRole("article", { name: "Nana 80" })).toHaveCount(0);
  });

  inTurn("an invitation is answered, changed and forgotten", async ({ code, locale }) => {
    const errors = words(code, "errors");
    const host = new Page();
    await registerHost(host);
    const { id } = await giveParty(host, "Mia’s fortieth", { eventDate: day(30) });
    await host.goto(`/party-planning/guests?party=${id}`);
    const label = words("en", "guests")("invitation.label");
    const shared = await host.getByLabel(label, { exact: true }).inputValue();
    const r = phrase(code, "rsvp");
    const guest = new Page(locale);
    const answer = await guest.goto(shared);
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    expect(answer.headers()["referrer-policy"]).toBe("same-origin");
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const say = (key: string) =>
      guest.getByRole("button", { name: r(`answers.${key}`), exact: true }).click();
    await say("yes");
    await expect(guest.getByText(errors("guestNameRequired"))).toBeVisible();
    await guest.getByLabel(r("name"), { exact: true }).fill("Zoë");
    await say("yes");
    await expect(guest.getByText(r("said.yes"))).toBeVisible();
    await guest.getByLabel(r("details.adults")).fill("2");
    await guest.getByLabel(r("details.diet")).fill("vegan");
    await guest.getByRole("button", { name: r("details.save") }).click();
    await expect(guest.getByText(r("details.saved"))).toBeVisible();
    await say("no");
    await expect(guest.getByText(r("said.no"))).toBeVisible();
    await guest.locator("summary", { hasText: r("delete.action") }).click();
    await guest.getByRole("button", { name: r("delete.confirm") }).click();
    await expect(guest.getByText(r("delete.done"))).toBeVisible();
    const file = await guest.request.get(`${shared}/calendar.ics`);
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("BEGIN:VEVENT");
  });

  inTurn("the host's guest list", async ({ code, locale }) => {
    const errors = words(code, "errors");
    const page = new Page(locale);
    const t = phrase(code, "guests");
    await registerHost(page);
    const { id } = await giveParty(page, "Fest");
    await page.goto(`/party-planning/guests?party=${id}`);
    const region = page.getByRole("region", { name: t("add.title") });
    const add = region.getByRole("button", { name: t("add.submit"), exact: true });
    await add.click();
    await expect(page.getByText(errors("guestNameRequired"))).toBeVisible();
    await region.getByLabel(t("add.name"), { exact: true }).fill("Ana");
    await add.click();
    await page.locator("summary", { hasText: t("row.edit") }).click();
    const row = page.getByRole("article", { name: "Ana" });
    await row.getByLabel(t("edit.answer"), { exact: true }).selectOption("yes");
    await row.getByLabel(t("edit.adults"), { exact: true }).fill("3");
    await row.getByRole("button", { name: t("edit.save"), exact: true }).click();
    await expect(row).toContainText("3");
    if (code === "en") await expect(row).toContainText("3 adults");
    await page.getByRole("button", { name: t("row.removeOf", { name: "Ana" }) }).click();
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.getByRole("button", { name: t("row.undo"), exact: true }).click();
    await expect(row).toContainText("3");
  });

  inTurn("many guests are pasted, paged and searched", async ({ code, locale }) => {
    const page = new Page(locale);
    const t = phrase(code, "guests");
    await registerHost(page);
    const { id } = await giveParty(page, "Fest");
    await page.goto(`/party-planning/guests?party=${id}`);
    await page.locator("summary", { hasText: t("paste.open") }).click();
    const names = Array.from({ length: 20 }, (_, index) => `Guest number ${index}`);
    await page.getByLabel(t("paste.label"), { exact: true }).fill(names.join("\n"));
    await page.getByRole("button", { name: t("paste.submit") }).click();
    await expect(page.getByRole("article")).toHaveCount(15);
    await page.getByRole("link", { name: t("list.more") }).click();
    await expect(page.getByRole("article")).toHaveCount(5);
    await page.getByLabel(t("list.search"), { exact: true }).fill("guest number 1");
    await page.getByRole("button", { name: t("list.searchAction"), exact: true }).click();
    await expect(page.getByRole("article", { name: "Guest number 2" })).toHaveCount(0);
    await expect(page.getByRole("article", { name: "Guest number 1", exact: true })).toBeVisible();
  });

  inTurn("gifts and the ledger of a party", async ({ code, locale }) => {
    const errors = words(code, "errors");
    const page = new Page(locale);
    await registerHost(page);
    const { id } = await giveParty(page, "Fest", { attendeeCount: 20 });
    const [g, c] = [phrase(code, "party-gifts"), phrase(code, "party-costs")];
    await page.goto(`/party-planning/gifts?party=${id}`);
    const region = page.getByRole("region", { name: g("add.title"), exact: true });
    await region.getByLabel(g("add.name"), { exact: true }).fill("Kite");
    await region.getByLabel(g("add.price"), { exact: true }).fill("30");
    await region.getByRole("button", { name: g("add.submit"), exact: true }).click();
    await page.getByRole("button", { name: g("bringOf", { title: "Kite" }) }).click();
    await expect(page.getByRole("article", { name: "Kite" })).toContainText(g("state.host"));
    await page.goto(`/party-planning/gifts?party=${id}&pick=favorites`);
    await expect(page.getByText(g("pick.empty"))).toBeVisible();

    await page.goto(`/party-planning/costs?party=${id}`);
    const add = page.getByRole("region", { name: c("add.title"), exact: true });
    const submit = () => add.getByRole("button", { name: c("add.submit"), exact: true }).click();
    await add.getByLabel(c("field.estimate"), { exact: true }).fill("a lot");
    await submit();
    await expect(add.getByText(errors("costLabelRequired"))).toBeVisible();
    await expect(add.getByText(errors("eventBudgetInvalid"))).toBeVisible();
    await add.getByLabel(c("field.label"), { exact: true }).fill("Dinner");
    await add.getByLabel(c("field.estimate"), { exact: true }).fill("30.50");
    await add.getByLabel(c("field.perGuest"), { exact: true }).check();
    await submit();
    const dinner = page.getByRole("heading", { name: "Dinner" });
    await expect(dinner).toBeVisible();
    await expect(page.getByText(/610/).first()).toBeVisible();
    if (code === "en") await expect(page.getByText(c("over", { price: "$140" }))).toBeVisible();
    await page.getByRole("button", { name: c("removeOf", { label: "Dinner" }) }).click();
    await expect(dinner).toHaveCount(0);
    await page.getByRole("button", { name: c("undo"), exact: true }).click();
    await expect(dinner).toBeVisible();
    await expect(page.getByText(c("derived.gifts"), { exact: true })).toBeVisible();
    await page.goto(`/party-planning/print?party=${id}`);
    await expect(page.getByText("Kite")).toHaveCount(0);
    await expect(page.getByText(c("derived.gifts"))).toHaveCount(0);
    await page.goto(`/party-planning/print?party=${id}&chosen=1&gifts=on&costs=on`);
    await expect(page.getByText("Kite")).toBeVisible();
  });

  inTurn(
    "entertainment: what is wrong, ideas that fit, on the plan and off it",
    async ({ code, locale }) => {
      const errors = words(code, "errors");
      const page = new Page(locale);
      const t = phrase(code, "entertainment");
      await registerHost(page);
      const { id } = await giveParty(page, "Maya", { attendeeCount: 20 });
      const cards = page.getByRole("main").getByRole("article");
      const submit = () => page.getByRole("button", { name: t("wishes.submit") }).click();
      await page.goto(`/party-planning/entertainment?party=${id}`);
      await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
      await expect(page.getByLabel(t("ages.adults"))).toBeChecked();
      await expect(page.getByLabel(t("wishes.budget"))).toHaveValue("100");
      await expect(cards).toHaveCount(12);
      await page.getByLabel(t("ages.adults")).setChecked(false);
      await page.getByLabel(t("wishes.budget")).fill("a lot");
      await submit();
      await expect(page.getByText(errors("entertainmentAges"))).toBeVisible();
      await expect(page.getByText(errors("eventBudgetInvalid"))).toBeVisible();
      await expect(page.getByLabel(t("wishes.budget"))).toHaveValue("a lot");

      await page.getByLabel(t("ages.children")).setChecked(true);
      await page.getByLabel(t("ages.seniors")).setChecked(true);
      await page.getByLabel(t("places.outdoors")).setChecked(true);
      await page.getByLabel(t("wishes.budget")).fill("0");
      await submit();
      await expect(page).toHaveURL(/place=outdoors/);
      await expect(page.getByText(t("onlyFree"))).toBeVisible();
      const prices = cards.getByText(t("free"), { exact: true });
      await expect(prices).toHaveCount(await cards.count());

      const name = await cards.first().getByRole("heading").innerText();
      await page.getByRole("button", { name: t("chooseOf", { name }) }).click();
      await expect(page).toHaveURL(/place=outdoors.*#plan$/);
      const plan = page.getByRole("region", { name: t("plan.title") });
      await expect(plan.getByRole("heading", { name })).toBeVisible();
      await page.reload();
      await expect(plan.getByRole("listitem").getByRole("heading")).toHaveCount(1);
      await plan.getByRole("button", { name: t("dropOf", { name }) }).click();
      await expect(plan).toBeHidden();
    },
  );

  inTurn("the optimizer makes a plan and saves it as a list", async ({ code, locale }) => {
    const errors = words(code, "errors");
    const page = new Page(locale);
    const t = phrase(code, "optimizer");
    await registerHost(page);
    const query = encodeURIComponent(QUERIES[code]);
    const found = await (await page.request.get(`/api/gifts/search?q=${query}`)).json();
    const data = found.slice(0, 4).map(({ id }: { id: number }) => ({ giftId: id }));
    for (const one of data) await page.request.post("/api/favorites", { data: one });
    const optimize = () => page.getByRole("button", { name: t("optimize"), exact: true }).click();
    await page.goto("/budget-optimizer");
    await page.getByRole("checkbox").first().uncheck();
    const box = page.getByRole("spinbutton", { name: t("target.box") });
    await box.fill("0");
    await optimize();
    await expect(page.getByText(errors("targetBudgetPositive"))).toBeVisible();
    expect(await page.locator("input[type=checkbox][checked]").count()).toBe(3);
    await box.fill("40");
    await optimize();
    await expect(page.getByRole("heading", { level: 2, name: t("list.title") })).toBeVisible();
    const last = page.locator("details.plan-item").last();
    await last.locator("summary").click();
    await last.getByRole("button", { name: t("diy.generate") }).click();
    await expect(last.getByText(t("diy.instructions"))).toBeAttached();
    await expect(last).toHaveAttribute("open", "");
    await page.getByRole("button", { name: t("save.action"), exact: true }).click();
    await expect(page).toHaveURL(/\/lists\/\w+$/);
  });
});

test.each(["/party-planning/timeline"])(
  "%s leads on to premium who hasn't got it",
  async (path) => {
    const page = new Page();
    await page.goto("/party-planning/guests");
    await expect(page).toHaveURL(/\/auth\?next=%2Fparty-planning%2Fguests/);
    await register(page);
    const answer = await page.goto(path);
    expect(answer.headers().refresh).toBe("1; url=/premium");
    expect(await answer.text()).toContain("Redirecting to premium page....");
  },
);

test("somebody else's list or party, or none, is a page that isn't there", async () => {
  const [owner, other] = [new Page(), new Page()];
  await registerHost(owner);
  const list = await (await owner.request.post("/api/lists", { data: { name: "Secret" } })).json();
  const party = await giveParty(owner, "Second one");
  await registerHost(other);
  for (const path of [list.id, "x", "%00", "add?gift=0", "add?gift=999999"]) {
    expect((await other.goto(`/lists/${path}`)).status()).toBe(404);
    await expect(other.getByText("Secret")).toHaveCount(0);
  }
  expect((await other.goto(`/party-planning/setup?party=${party.id}`)).status()).toBe(404);
  await other.goto(`/party-planning/timeline?party=${party.id}`);
  await expect(other.getByText("Second one")).toHaveCount(0);
});

test("a link that nobody made is a page that isn't there", async () => {
  const page = new Page();
  const token = "x".repeat(43);
  for (const path of [
    ...[token, "short", `${token}/calendar.ics`, "g", `g/${token}`, "g/short"],
    ...[`g/${token}/calendar.ics`, `${token}/${token}`],
  ]) {
    expect((await page.request.get(`/rsvp/${path}`)).status()).toBe(404);
  }
});

test("premium is asked for in the right order by the optimizer", async () => {
  const page = new Page();
  await page.goto("/budget-optimizer");
  await expect(page).toHaveURL("/auth?next=%2Fbudget-optimizer");
  await register(page);
  await page.goto("/budget-optimizer");
  const upgrade = page.getByRole("link", { name: "Upgrade to Premium" });
  await expect(upgrade).toHaveAttribute("href", "/premium");
  await makePremium(page);
  await page.goto("/budget-optimizer");
  const title = words("en", "optimizer")("empty.title");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Find Gifts" })).toHaveAttribute("href", "/");
});

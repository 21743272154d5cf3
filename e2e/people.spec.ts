import type { Page } from "@playwright/test";
import { register } from "./support/account-page";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test } from "./support/languages";

const PHONE = { width: 320, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

async function expectFine(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test("a person is added, understood, searched for, changed, deleted and brought back", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await register(page);
  await page.goto("/");

  await test.step("the account menu leads to an empty page", async () => {
    await page.locator('[popovertarget="account-menu"]').click();
    await page.locator("#account-menu").getByRole("link", { name: "People" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nobody here yet" })).toBeVisible();
    await expectFine(page);
  });

  await test.step("the form says what is wrong, and keeps what was typed", async () => {
    await page.getByRole("link", { name: "Add a person" }).click();
    await page.getByLabel("What do they like?").fill("tea and jazz");
    await page.getByLabel("Day").fill("31");
    await page.getByLabel("Month").selectOption({ label: "February" });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Enter a name.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(page.getByText("Choose a valid day and month")).toBeVisible();
    await expect(page.getByLabel("What do they like?")).toHaveValue("tea and jazz");
    await expectFine(page);
  });

  await test.step("what was told is understood", async () => {
    await page.getByLabel("Name", { exact: true }).fill("Ana");
    await page.getByLabel("Day").fill("3");
    await page.getByLabel("Month").selectOption({ label: "March" });
    await page.getByLabel("Year of birth or age").fill("1980");
    await page.getByLabel("What should we avoid?").fill("wool");
    await page.getByLabel("What do they already have?").fill("turntable");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Ana" })).toBeVisible();
    await expect(page.getByText("Birthday: March 3")).toBeVisible();
    const understood = page.getByRole("region", { name: "What we understood" });
    for (const label of ["tea", "jazz", "Without: wool", "Already has: turntable"]) {
      await expect(understood.getByText(label, { exact: true })).toBeVisible();
    }
    await expectFine(page);
  });

  await test.step("a search begins with it, and its address names nobody", async () => {
    await page.getByRole("link", { name: "Find a gift for Ana" }).click();
    await expect(
      page.getByRole("heading", { name: "Your Personalized Recommendations" }),
    ).toBeVisible();
    const asked = page.getByRole("list", { name: "What you asked for" });
    await expect(asked.getByRole("button", { name: "Remove: tea" })).toBeVisible();
    expect(page.url()).toMatch(/likes=tea/);
    expect(page.url()).not.toMatch(/ana\b/i);
    await page.goBack();
  });

  await test.step("a change is read again", async () => {
    await page.setViewportSize(PHONE);
    await page.getByText("Edit", { exact: true }).click();
    await page.getByLabel("What do they like?").fill("chess");
    await page.getByRole("button", { name: "Save" }).click();
    const understood = page.getByRole("region", { name: "What we understood" });
    await expect(understood.getByText("chess", { exact: true })).toBeVisible();
    await expect(understood.getByText("tea", { exact: true })).toBeHidden();
    await expect(page.getByText("Edit", { exact: true })).toBeFocused();
    await expectFine(page);
  });

  await test.step("a deletion is undone", async () => {
    await page.getByRole("button", { name: "Delete Ana" }).click();
    await expect(page.getByText("Deleted: Ana")).toBeVisible();
    await expectFine(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("article", { name: "Ana" })).toBeVisible();
    await expect(page.getByText("Deleted: Ana")).toBeHidden();
    await expectFine(page);
  });
});

test("an answer of the finder is kept as a person", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await register(page);
  await page.goto("/?likes=tea~jazz&without=wool&age=60~60&relationship=family&budget=2000~8000");
  await page.getByRole("link", { name: "Save this person" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Save this person" })).toBeVisible();
  await expect(page.getByLabel("Relationship")).toHaveValue("family");
  await expect(page.getByLabel("What do they like?")).toHaveValue(/^tea, jazz, /);
  await page.getByLabel("Name", { exact: true }).fill("Aunt Vi");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aunt Vi" })).toBeVisible();
  await expect(page.getByText("Family · about 60 years old")).toBeVisible();
  await expect(page.getByText("Without: wool")).toBeVisible();
});

test("occasions have dates, reminders and a calendar", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await register(page);
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  const birthday = at(12);
  await page.goto("/people/new");
  await page.getByLabel("Name", { exact: true }).fill("Ana");
  await page.getByLabel("Day").fill(`${birthday.getUTCDate()}`);
  await page.getByLabel("Month").selectOption(`${birthday.getUTCMonth() + 1}`);
  await page.getByLabel("What do they like?").fill("tea");
  await page.getByRole("button", { name: "Save" }).click();
  const occasions = page.getByRole("region", { name: "Occasions" });

  await test.step("a birthday is one; another is added and removed, and that is undone", async () => {
    await expect(occasions.getByText("in 12 days")).toBeVisible();
    await occasions.getByText("Add an occasion").click();
    await occasions.getByRole("button", { name: "Add", exact: true }).click();
    await expect(occasions.getByText("Choose a date.")).toBeVisible();
    await occasions.getByLabel("In your own words (optional)").fill("Our day");
    await occasions.getByLabel("Date", { exact: true }).fill(at(3).toISOString().slice(0, 10));
    await occasions.getByRole("button", { name: "Add", exact: true }).press("Enter");
    await expect(occasions.getByText("in 3 days")).toBeVisible();
    await expectFine(page);
    await occasions.getByRole("button", { name: "Remove Our day" }).click();
    await expect(occasions.getByText("in 3 days")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(occasions.getByText("in 3 days")).toBeVisible();
  });

  await test.step("the list of people begins with the next dates", async () => {
    await page.getByRole("link", { name: "All people" }).click();
    const next = page.getByRole("region", { name: "Upcoming dates" });
    await expect(next.getByRole("listitem")).toHaveText([/Our day.*in 3 days/, /Birthday.*in 12/]);
    await next.getByRole("link", { name: "Find a gift: Ana, Birthday" }).click();
    await expect(
      page.getByRole("heading", { name: "Your Personalized Recommendations" }),
    ).toBeVisible();
    expect(page.url()).toContain("occasion=birthday");
    await page.goBack();
  });

  await test.step("reminders are chosen, and kept", async () => {
    await page.setViewportSize(DESKTOP);
    await page.getByRole("link", { name: "All dates and reminders" }).click();
    await page.getByLabel("14 days before").check();
    await page.getByRole("button", { name: "Save reminders" }).click();
    await expect(page.getByText("Reminders saved.")).toBeVisible();
    await expectFine(page);
    await page.reload();
    await expect(page.getByLabel("14 days before")).toBeChecked();
    await expect(page.getByLabel("7 days before", { exact: true })).not.toBeChecked();
  });

  await test.step("a calendar's address is shown once, works and ends", async () => {
    await page.getByRole("button", { name: "Create an address" }).click();
    const address = page.getByLabel("Your calendar address");
    await expect(address).toBeVisible();
    await expectFine(page);
    const { pathname } = new URL(await address.inputValue());
    const feed = await page.request.get(pathname);
    expect(feed.headers()["content-type"]).toContain("text/calendar");
    expect(await feed.text()).toContain("Ana: Our day");
    await page.reload();
    await expect(page.getByText("We can’t show it again")).toBeVisible();
    await page.getByRole("button", { name: "Turn off the address" }).click();
    await expect(page.getByText("The address no longer works.")).toBeVisible();
    expect((await page.request.get(pathname)).status()).toBe(404);
  });
});

test("a gift is given once: it is recorded, left out next time, and asked about", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await register(page);
  await page.goto("/people/new");
  await page.getByLabel("Name", { exact: true }).fill("Ana");
  await page.getByLabel("What do they like?").fill("tea and jazz");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Find a gift for Ana" }).click();
  const first = page.getByRole("article").first();
  const name = (await first.getByRole("heading").innerText()).replace(/\s+/g, " ");

  await test.step("from an answer for the person", async () => {
    await expect(page.getByRole("link", { name: "For Ana" })).toBeVisible();
    await first.locator("[popovertarget]").click();
    await page.getByRole("link", { name: `I gave this: ${name}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Record a gift" })).toBeVisible();
    await expect(page.getByLabel("Who did you give it to?")).toHaveText("Ana");
    await page.getByLabel("Occasion").selectOption("birthday");
    await expectFine(page);
    await page.getByRole("button", { name: "Record", exact: true }).press("Enter");
    const given = page.getByRole("region", { name: "Gifts given" });
    await expect(given.getByText(name).first()).toBeVisible();
    await given.getByRole("button", { name: `Mark as thanked: ${name}` }).click();
    await expect(given.getByRole("button", { name: `Thanks received: ${name}` })).toBeVisible();
    await expectFine(page);
  });

  await test.step("the next answer leaves it out, and says so", async () => {
    await page.getByRole("link", { name: "Find a gift for Ana" }).click();
    await expect(page.getByRole("link", { name: "For Ana" })).toBeVisible();
    await expect(page.getByText("Not given to Ana before").first()).toBeVisible();
    await expect(page.getByRole("heading", { name, exact: true })).toBeHidden();
    expect(page.url()).not.toMatch(/ana\b/i);
    await page.reload();
    await expect(page.getByRole("link", { name: "For Ana" })).toBeVisible();
    await expectFine(page);
  });

  await test.step("in one's own words; removed and brought back", async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole("link", { name: "For Ana" }).click();
    const given = page.getByRole("region", { name: "Gifts given" });
    await given.getByText("Record a gift").click();
    await given.getByRole("button", { name: "Record", exact: true }).click();
    await expect(given.getByText("Enter what you gave.")).toBeVisible();
    await given.getByLabel("What did you give?").fill("a blue scarf");
    await given.getByRole("button", { name: "Record", exact: true }).click();
    await expect(given.getByText("a blue scarf").first()).toBeVisible();
    await given.getByRole("button", { name: "Remove a blue scarf" }).click();
    await expect(given.getByText("a blue scarf").first()).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(given.getByText("a blue scarf").first()).toBeVisible();
    await expectFine(page);
  });

  await test.step("the list of people asks how it was received", async () => {
    await page.getByRole("link", { name: "All people" }).click();
    const asked = page.getByRole("region", { name: "How was it received?" });
    await expect(asked.getByRole("listitem")).toHaveCount(2);
    await expectFine(page);
    const group = asked.getByRole("group", { name: /a blue scarf/ });
    await group.getByRole("button", { name: "Loved it" }).press("Enter");
    await expect(asked.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("link", { name: "Ana", exact: true }).first().click();
    const kept = page.getByRole("group", { name: /a blue scarf/ });
    await expect(kept.getByRole("button", { name: "Loved it" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a person is added, changed, deleted and brought back", async ({ page }) => {
    await register(page);
    await page.goto("/people/new");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Enter a name.")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Zoé");
    await page.getByLabel("What do they like?").fill("le thé");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Zoé" })).toBeVisible();
    await expect(page.getByText("tea", { exact: true })).toBeVisible();
    await page.getByText("Edit", { exact: true }).click();
    await page.getByLabel("Sizes").fill("Shoes 39");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Shoes 39").first()).toBeVisible();
    await page.getByText("Add an occasion").click();
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel("Date", { exact: true }).first().fill(later);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("in 5 days")).toBeVisible();
    await page.getByRole("button", { name: "Remove Anniversary" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("in 5 days")).toBeVisible();
    await page.getByText("Record a gift").click();
    await page.getByLabel("What did you give?").fill("a hat");
    await page.getByRole("button", { name: "Record", exact: true }).click();
    await page.getByRole("button", { name: "Mark as thanked: a hat" }).click();
    await expect(page.getByRole("button", { name: "Thanks received: a hat" })).toBeVisible();
    await page.getByRole("button", { name: "It was fine" }).click();
    await page.getByRole("button", { name: "Remove a hat" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Mark as thanked: a hat" })).toBeVisible();
    await page.goto("/people/dates");
    await page.getByLabel("30 days before").check();
    await page.getByRole("button", { name: "Save reminders" }).click();
    await expect(page.getByLabel("30 days before")).toBeChecked();
    await page.getByRole("button", { name: "Create an address" }).click();
    await expect(page.getByLabel("Your calendar address")).toHaveValue(/\/dates\/[\w-]{43}\.ics$/);
    await page.goto("/people");
    await page.getByRole("link", { name: "Zoé", exact: true }).first().click();
    await page.getByRole("button", { name: "Delete Zoé" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "Zoé", exact: true }).first().click();
    await expect(page.getByText("Shoes 39").first()).toBeVisible();
  });
});

/** The back office without JavaScript: gifts, people, feedback, mails, switches, requests. */
import { describe, test } from "vitest";
import { fillGift } from "../shared/forms";
import { expect } from "./support/expect";
import { inTurn, phrase, words } from "./support/languages";
import { Page } from "./support/page";
import {
  confirmEmail,
  makePremium,
  makeStaff,
  newPerson,
  OWNER_PASSWORD,
  ownerPage,
  readMail,
  register,
  sendFeedback,
} from "./support/people";

/** Somebody with an account, signed in nowhere that matters. */
const somebody = () => register(new Page());

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

describe("without JavaScript", () => {
  inTurn("the Owner gives premium, turns a switch, resets the server", async ({ code, locale }) => {
    const t = phrase(code, "owner");
    const { username: name } = await somebody();
    const page = await ownerPage(locale);
    await page.goto(`/dev/users?q=${name}`);
    await page.getByRole("button", { name: t("users.grantOf", { name }) }).click();
    await expect(page.getByRole("alert")).toHaveText(t("users.premiumDone"));
    await page.getByRole("button", { name: t("users.takeOf", { name }) }).click();
    await expect(page.getByRole("button", { name: t("users.grantOf", { name }) })).toBeVisible();

    await page.goto("/dev/premium-features");
    const toggle = page.getByRole("switch", { name: t("switches.priceAlerts.title") });
    const before = await toggle.getAttribute("aria-checked");
    await toggle.click();
    await expect(page.getByRole("alert")).toHaveText(t("switches.done"));
    await expect(toggle).toHaveAttribute("aria-checked", before === "true" ? "false" : "true");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-checked", before ?? "");

    await page.goto("/dev");
    await page.locator("summary", { hasText: t("server.reset") }).click();
    await expect(page.getByText(t("server.ask"))).toBeVisible();
    await page.getByRole("button", { name: t("server.reset"), exact: true }).click();
    await expect(page).toHaveURL(/\/dev\?said=/);
    await expect(page.getByRole("alert")).toHaveText(t("server.done"));
  });

  inTurn(
    "the Owner deletes an account, brings it back, and finds both in the log",
    async ({ code, locale }) => {
      const t = phrase(code, "owner");
      const { username: name } = await somebody();
      const page = await ownerPage(locale);
      const confirm = async (key: string) => {
        await card(page, name)
          .locator("summary", { hasText: t(key) })
          .click();
        await expect(card(page, name)).toContainText(t(`${key}Ask`, { name }));
        await card(page, name)
          .getByRole("button", { name: t(key), exact: true })
          .click();
        await expect(page.getByRole("alert")).toHaveText(t(`${key}Done`));
        await expect(card(page, name)).toHaveCount(0);
      };
      await page.goto(`/dev/users?q=${name}`);
      await confirm("users.delete");
      await page.getByRole("link", { name: t("users.tabs.deleted") }).click();
      const tab = page.getByRole("link", { name: t("users.tabs.deleted") });
      await expect(tab).toHaveAttribute("aria-current", "page");
      await confirm("users.restore");
      await page.goto("/dev/audit");
      for (const action of ["accountRestored", "accountDeleted"]) {
        const entry = row(page, name).filter({ hasText: t(`audit.actions.${action}`) });
        await expect(entry.first()).toContainText("Owner");
      }
    },
  );

  inTurn("a gift is added, edited and deleted", async ({ code, locale }) => {
    const t = words(code, "gift-admin");
    const page = await ownerPage(locale);
    const name = `Quillwort ${newPerson().username}`;
    await page.goto("/dev/gifts");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
    for (const section of ["seasonal", "regular"]) {
      await expect(page.getByRole("region", { name: t(section) })).toBeVisible();
    }
    await page.getByRole("link", { name: t("add"), exact: true }).click();
    const category = words(code, "gifts")("categories.garden");
    await fillGift(page.locator("form#gift"), t, { name, category });
    await page.getByRole("button", { name: t("create"), exact: true }).click();
    await expect(page.getByText(t("created")).first()).toBeVisible();

    await page.goto(`/dev/gifts?q=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name: t("editOf").replace("{{name}}", name) }).click();
    await page.getByLabel(t("fields.price"), { exact: true }).fill("30");
    await page.getByRole("button", { name: t("save"), exact: true }).click();
    await expect(page.getByText(t("updated")).first()).toBeVisible();
    await page.goto(`/search?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole("article").filter({ hasText: name })).toContainText("30");

    await page.goto(`/dev/gifts?q=${encodeURIComponent(name)}`);
    const gift = page.getByRole("article", { name });
    await gift.locator("summary").click();
    await gift.getByRole("button", { name: t("delete"), exact: true }).click();
    await expect(page.getByText(t("deleted")).first()).toBeVisible();
    await expect(gift).toHaveCount(0);
  });

  inTurn("a template is tried, kept and reset", async ({ code, locale }) => {
    const page = await ownerPage(locale);
    const t = words(code, "mail-admin");
    const subject = page.getByRole("textbox", { name: t("subject"), exact: true });
    const content = page.getByRole("textbox", { name: t("content"), exact: true });
    const press = (key: string) =>
      page
        .getByRole("button", { name: t(key), exact: true })
        .last()
        .click();
    const said = (text: string) => page.getByText(text, { exact: true }).first();
    const reset = page.locator("summary", { hasText: t("reset") });
    await page.goto("/dev/emails");
    await expect(page).toHaveTitle(t("meta"));
    await page.locator(`a[href="/dev/emails/welcome?language=${code}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("names.welcome"));
    await subject.fill("");
    await content.fill("{username}, {nobody}");
    await press("preview");
    const preview = page.getByRole("region", { name: t("preview"), exact: true });
    await expect(preview).toContainText("Owner, {nobody}");
    await press("save");
    await expect(page.getByText(words(code, "errors")("templateSubjectRequired"))).toBeVisible();
    await expect(content).toHaveValue("{username}, {nobody}");
    const untouched = await page.request.get(`/api/dev/emails/welcome/${code}`);
    expect(await untouched.json()).toMatchObject({ isOwn: false });
    await subject.fill(`Draft ${code} {username}`);
    await press("save");
    const unknown = words(code, "errors")("placeholderUnknown").replace("{{names}}", "{nobody}");
    await expect(page.getByText(unknown)).toBeVisible();
    await subject.fill("Draft {username}");
    await content.fill(`Draft ${code} of <b>{username}</b>`);
    await press("test");
    await expect(said(t("tested"))).toBeVisible();
    await expect(subject).toHaveValue("Draft {username}");
    await expect(reset).toHaveCount(0);

    await press("save");
    // A reload sends nothing twice.
    await expect(page).toHaveURL(/said=/);
    await expect(said(t("saved"))).toBeVisible();
    await expect(subject).toHaveValue("Draft {username}");
    await expect(page.getByText(`${t("own")} ·`)).toBeVisible();
    await reset.click();
    await press("reset");
    await expect(said(t("resetDone"))).toBeVisible();
    await expect(subject).toHaveValue(words(code, "mails")("welcome.subject"));
    expect(await content.inputValue()).toBe(words(code, "mails")("welcome.content"));
    await page.goto("/dev/outbox");
    const mail = page.getByRole("listitem").filter({ hasText: `Draft ${code} of` });
    await expect(mail).toContainText("Draft Owner");
    await mail.locator("summary").click();
    await expect(mail).toContainText("<b>Owner</b>");
  });

  inTurn(
    "feedback is dealt with, somebody made staff, the days shown in figures",
    async ({ code, locale }) => {
      const [t, p, a] = [
        phrase(code, "feedback-admin"),
        phrase(code, "people"),
        phrase(code, "dashboard"),
      ] as const;
      const { message, email } = await sendFeedback("suggestion");
      const { username: name, email: address } = await somebody();
      const page = await ownerPage(locale);
      await page.goto("/staff?type=suggestion");
      await expect(page).toHaveTitle(t("meta"));
      const entry = row(page, message);
      await entry.getByRole("button").click();
      await expect(page.getByRole("alert")).toHaveText(t("handledDone"));
      await entry.getByRole("button").click();
      await expect(page.getByRole("alert")).toHaveText(t("reopenedDone"));
      await expect(page).toHaveURL(/type=suggestion/);

      await page.goto(`/staff/users?q=${name}`);
      await expect(page).toHaveTitle(p("metaStaff"));
      const person = row(page, address);
      await expect(person).toContainText(p("badge.standard"));
      await person.locator("summary").click();
      await expect(person).toContainText(p("makeStaffAsk", { name }));
      await person.getByRole("button", { name: p("makeStaff"), exact: true }).click();
      await expect(page.getByRole("alert")).toHaveText(p("staffDone"));
      await expect(person).toContainText(p("badge.staff"));

      await page.goto("/admin");
      await expect(page).toHaveTitle(a("meta"));
      const recent = page.getByRole("region", { name: a("recent") });
      await expect(recent.getByRole("listitem").filter({ hasText: message })).toContainText(
        a("path", { path: "/search" }),
      );
      await expect(page.getByRole("img", { name: a("plot.signUps.title") })).toBeVisible();
      const plots = page.getByRole("figure");
      await expect(plots).toHaveCount(9);
      await plots.first().locator("summary").click();
      await expect(plots.first().getByRole("row")).toHaveCount(31);

      await page.goto("/dev/feedback");
      const item = page.getByRole("listitem").filter({ hasText: message });
      await expect(item.getByRole("link", { name: email })).toBeVisible();
      await expect(item).toContainText(t("id", { id: "" }).trim());
    },
  );

  inTurn(
    "a person asks, staff take it and answer, the person writes back",
    async ({ code, locale }) => {
      const t = phrase(code, "requests");
      const [mine, staff] = [new Page(locale), new Page(locale)];
      const asker = await register(mine);
      await confirmEmail(asker.email);
      await makePremium(mine);
      const helper = await register(staff);
      await makeStaff(staff);
      const subject = `Balloons of ${asker.username}`;
      await mine.goto("/party-planning/contact");
      await expect(mine.getByRole("heading", { level: 1 })).toHaveText(t("own.title"));
      await expect(mine.getByText(t("own.none"))).toBeVisible();
      await mine.getByLabel(t("own.message"), { exact: true }).fill("short");
      await mine.getByRole("button", { name: t("own.submit") }).click();
      await expect(mine.getByText(words(code, "errors")("subjectRequired"))).toBeVisible();
      await mine.getByLabel(t("own.subject")).fill(subject);
      await mine.getByRole("button", { name: t("own.submit") }).click();
      await expect(mine.getByText(words(code, "errors")("messageShort"))).toBeVisible();
      await expect(mine.getByLabel(t("own.subject"))).toHaveValue(subject);
      await mine.getByLabel(t("own.message"), { exact: true }).fill("Are balloons out of fashion?");
      await mine.getByRole("button", { name: t("own.submit") }).click();
      await expect(mine.getByText(t("own.sent"))).toBeVisible();
      await expect(mine.getByRole("heading", { level: 1 })).toHaveText(subject);

      await staff.goto("/staff/requests");
      await staff.getByRole("link", { name: subject }).click();
      await staff.getByRole("button", { name: t("staff.take"), exact: true }).click();
      await expect(staff.getByText(t("staff.done.take"))).toBeVisible();
      await expect(staff.getByText(t("staff.statuses.taken"), { exact: true })).toBeVisible();
      await staff.getByLabel(t("staff.answer"), { exact: true }).fill("Never.");
      await staff.getByRole("button", { name: t("staff.answerSubmit") }).click();
      await expect(staff.getByText(t("staff.done.answer"))).toBeVisible();
      await expect(staff.getByRole("listitem").filter({ hasText: "Never." })).toContainText(
        helper.username,
      );
      const mail = await readMail(asker.email);
      expect(mail.subject).toContain(subject);
      expect(mail.text).toContain("Never.");

      await mine.goto("/party-planning/contact");
      await expect(mine.getByText(t("own.status.answered"), { exact: true })).toBeVisible();
      await mine.getByRole("link", { name: subject }).click();
      await expect(mine.getByText("Never.")).toBeVisible();
      await expect(mine.getByText(helper.username)).toHaveCount(0);
      await mine.getByLabel(t("own.again")).fill("Good.");
      await mine.getByRole("button", { name: t("own.submit") }).click();
      await expect(mine.getByText("Good.")).toBeVisible();
      await expect(mine.getByText(t("own.status.taken"), { exact: true })).toBeVisible();
      await staff.goto("/staff/assignments");
      await expect(staff.getByRole("link", { name: subject })).toBeVisible();
    },
  );

  inTurn("feedback is sent from any page", async ({ code, locale }) => {
    const page = new Page(locale);
    const [t, e] = [words(code, "feedback"), words(code, "errors")];
    await page.goto("/search?q=tea");
    const opener = page.getByRole("button", { name: words(code, "common")("nav.feedback") });
    await opener.first().click();
    await expect(page).toHaveURL("/feedback?path=%2Fsearch");
    await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
    const message = page.getByLabel(t("message"), { exact: true });
    await message.fill("a < b");
    await page.getByRole("button", { name: t("submit") }).click();
    await expect(page.getByText(e("emailInvalid"))).toBeVisible();
    await expect(page.getByText(e("messageShort"))).toBeVisible();
    await expect(message).toHaveValue("a < b");
    await page.getByLabel(t("email"), { exact: true }).fill("ann@example.com");
    await message.fill("<b>a</b> is less than b");
    await page.getByRole("button", { name: t("submit") }).click();
    await expect(page.getByText(t("thanks.title"))).toBeVisible();
    await expect(page.getByText(t("thanks.text"))).toBeVisible();
    await page.getByRole("link", { name: t("thanks.back") }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test("a request goes from one to another, is closed and reopened", async () => {
  const [mine, staff] = [new Page(), new Page()];
  const t = phrase("en", "requests");
  await register(mine);
  await makePremium(mine);
  const helper = await register(staff);
  await makeStaff(staff);
  const subject = `Cake of ${helper.username}`;
  const data = { subject, message: "Who bakes a cake for forty people?" };
  const { id } = await (await mine.request.post("/api/event-requests", { data })).json();
  const status = (key: string) => staff.getByText(t(`staff.statuses.${key}`), { exact: true });
  const press = (key: string) => staff.getByRole("button", { name: t(key), exact: true }).click();
  await staff.goto(`/staff/requests/${id}`);
  await staff.locator("summary", { hasText: t("staff.assign") }).click();
  const choice = staff.getByLabel(t("staff.assignTo"), { exact: true });
  await choice.selectOption({ label: `${helper.username} (you)` });
  await press("staff.assign");
  await expect(status("taken")).toBeVisible();

  await staff.goto("/staff/assignments");
  const row = staff.getByRole("listitem").filter({ hasText: subject });
  await row.locator("summary").click();
  await row.getByLabel(t("staff.assignTo"), { exact: true }).selectOption({
    label: t("staff.toNobody"),
  });
  await row.getByRole("button", { name: t("staff.assign"), exact: true }).click();
  await expect(row).toHaveCount(0);

  await staff.goto(`/staff/requests/${id}`);
  await staff.locator("summary", { hasText: t("staff.close") }).click();
  await press("staff.close");
  await expect(staff.getByText(t("staff.closedNote"))).toBeVisible();
  await press("staff.reopen");
  await expect(status("open")).toBeVisible();
});

test("feedback returns to a page of ours only", async () => {
  const page = new Page();
  await page.goto("/feedback?sent=1&path=https://evil.test/");
  const back = page.getByRole("link", { name: words("en", "feedback")("thanks.back") });
  await expect(back).toHaveAttribute("href", "/");
});

test("a whole hash comes with the page that was asked, for the Owner's password", async () => {
  const { username: name } = await somebody();
  const page = await ownerPage();
  await page.goto(`/dev/users?q=${name}`);
  expect(await page.content()).not.toMatch(/\$scrypt\$/);
  const show = async (password: string) => {
    const summary = card(page, name).locator("summary", { hasText: "Show full hash" });
    const field = card(page, name).getByLabel("Your own password");
    if (!(await field.isVisible())) await summary.click();
    await field.fill(password);
    await card(page, name).getByRole("button", { name: "Show", exact: true }).click();
  };
  await show("not mine at all");
  await expect(card(page, name).getByText("This isn’t your current password.")).toBeVisible();
  await show(OWNER_PASSWORD);
  await expect(card(page, name).locator("code")).toHaveText(/\$scrypt\$/);
});

test("the Owner's account stays as it is", async () => {
  const page = await ownerPage();
  await page.goto("/dev/users?q=Owner");
  const owner = card(page, "Owner");
  await expect(owner.getByRole("button", { name: "Delete Account: Owner" })).toBeDisabled();
  await expect(owner.getByRole("button", { name: /Premium: Owner/ })).toBeDisabled();
  await page.goto("/account");
  await expect(page.getByText(words("en", "errors")("ownerName"))).toBeVisible();
  await expect(page.getByText(words("en", "errors")("ownerStays"))).toBeVisible();
});

test("an empty gift says what is missing, in the words of the specification", async () => {
  const page = await ownerPage();
  await page.goto("/dev/gifts/new");
  await page.getByRole("button", { name: "Create gift" }).click();
  for (const what of ["Name", "Description", "Price", "Category"]) {
    await expect(page.getByText(`${what} is required`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Must be a valid URL", { exact: true })).toHaveCount(2);
});

test("there is no template but those that there are", async () => {
  const page = await ownerPage();
  for (const path of ["/dev/emails/account_deleted", "/dev/emails/welcome?language=de"]) {
    expect((await page.goto(path)).status()).toBe(404);
  }
});

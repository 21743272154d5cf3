import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { day, giveParty, registerHost } from "./support/hosts";
import { expect, test, words } from "./support/languages";

test.use({ viewport: { width: 320, height: 640 } });

/** The words of a page, with what they hold put in. */
const phrase =
  (namespace: string) =>
  (key: string, values: Record<string, string> = {}) =>
    words("en", namespace)(key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));

test("a host invites a guest, who answers, brings a gift and reads why another is refused", async ({
  page,
}) => {
  const t = phrase("guests");
  const errors = phrase("errors");
  const r = phrase("rsvp");
  const g = phrase("party-gifts");
  await registerHost(page);
  const { id } = await giveParty(page, "Mia’s fortieth", {
    eventDate: day(30),
    attendeeCount: 20,
    eventTheme: "Moonlight",
    description: "Bring dancing shoes.",
  });
  await page.goto(`/party-planning/guests?party=${id}`);
  const link = page.getByLabel(t("invitation.label"), { exact: true });
  const shared = await link.inputValue();
  const ana = page.getByRole("article", { name: "Ana Ruiz" });
  let personal = "";

  await test.step("the host adds and pastes guests", async () => {
    const region = page.getByRole("region", { name: t("add.title") });
    await region.getByLabel(t("add.name"), { exact: true }).fill("Ana Ruiz");
    await region.getByLabel(t("add.plusOnes"), { exact: true }).fill("2");
    await region.getByRole("button", { name: t("add.submit"), exact: true }).click();
    await expect(ana).toBeVisible();
    await page.getByText(t("paste.open")).click();
    await page
      .getByLabel(t("paste.label"), { exact: true })
      .fill("Ben <ben@example.com>\nana ruiz\nCleo <nowhere>");
    await page.getByRole("button", { name: t("paste.submit") }).click();
    await expect(page.getByText("1 guest added.")).toBeVisible();
    await expect(page.getByText("Cleo <nowhere>", { exact: false }).last()).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
    await ana
      .getByLabel(t("row.linkOf", { name: "Ana Ruiz" }))
      .first()
      .click();
    personal = await ana.getByRole("textbox").inputValue();
    expect(personal).toContain("/rsvp/g/");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("a guest goes and comes back", async () => {
    await page.getByRole("button", { name: t("row.removeOf", { name: "Ana Ruiz" }) }).click();
    await expect(ana).toHaveCount(0);
    await page.getByRole("button", { name: t("row.undo") }).click();
    await expect(ana).toBeVisible();
  });

  await test.step("the link is made anew, which keeps a guest's own", async () => {
    await page.getByText(t("invitation.renew")).click();
    await page.getByRole("button", { name: t("invitation.renewAction") }).click();
    await expect(link).not.toHaveValue(shared);
  });
  const invitation = await link.inputValue();
  const formTo = (path: string, form: Record<string, string>) =>
    page.request.post(path, {
      form,
      headers: { origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" },
    });
  const addGift = (title: string) =>
    formTo(`/party-planning/gifts?party=${id}`, { intent: "add", party: id, title, price: "30" });
  for (const title of ["Kite", "Drum"]) expect((await addGift(title)).ok()).toBe(true);

  await test.step("the guest answers, and reads why an answer is refused", async () => {
    await page.goto(personal);
    await expectAccessible(page);
    await page.getByRole("button", { name: r("answers.yes"), exact: true }).click();
    await expect(page.getByText(r("said.yes"))).toBeVisible();
    await page.getByLabel(r("details.adults")).fill("4");
    await page.getByRole("button", { name: r("details.save") }).click();
    await expect(page.getByText(errors("headsTooMany"))).toBeVisible();
    await expect(page.getByLabel(r("details.adults"))).toBeFocused();
    await page.getByLabel(r("details.adults")).fill("2");
    await page.getByLabel(r("details.children")).fill("1");
    await page.getByLabel(r("details.diet")).fill("One vegan");
    await page.getByRole("button", { name: r("details.save") }).click();
    await expect(page.getByText(r("details.saved"))).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain("__Host-rsvp");
    expect(await page.evaluate(() => document.cookie)).not.toContain("rsvp");
  });

  await test.step("the guest brings a gift, and another one is taken meanwhile", async () => {
    await page.getByRole("button", { name: g("guest.bringOf", { title: "Kite" }) }).click();
    await expect(
      page.getByRole("button", { name: g("guest.releaseOf", { title: "Kite" }) }),
    ).toBeVisible();
    const drum = page.getByRole("button", { name: g("guest.bringOf", { title: "Drum" }) });
    const which = await drum.evaluate(
      (button) => new FormData(button.closest("form") ?? undefined).get("which") as string,
    );
    const taken = { intent: "bring", party: id, which };
    expect((await formTo(`/party-planning/gifts?party=${id}`, taken)).ok()).toBe(true);
    await drum.click();
    await expect(page.getByText(errors("giftTaken"))).toBeVisible();
    await expect(page.getByText(g("guest.taken"), { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("a personal link that opens nothing says so", async () => {
    await page.goto("/rsvp/g/nobody-has-this-one");
    await expect(page.getByRole("heading", { name: r("gone.title") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("who says by the shared link that they are Ana waits for the host, who decides", async () => {
    await page.goto(`${invitation}?another=1`);
    await page.getByLabel(r("name"), { exact: true }).fill("Ana Ruiz");
    await page.getByRole("button", { name: r("answers.maybe"), exact: true }).click();
    await expect(page.getByText(r("said.maybe"))).toBeVisible();
    await page.goto(`/party-planning/guests?party=${id}`);
    const name = { name: "Ana Ruiz" };
    const entry = page.getByRole("article", { name: t("unconfirmed.says", name) });
    await expect(entry).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: t("unconfirmed.joinOf", name) }).click();
    await expect(page.getByText(t("unconfirmed.joined", name), { exact: true })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.getByRole("button", { name: t("row.undo") }).click();
    await expect(entry).toBeVisible();
  });
});

/**
 * Guests with a link can't see the board as guest of honour, act as others or read the host's
 * notes.
 */
import { describe, test } from "vitest";
import { expect } from "./support/expect";
import { addGift, answerAs, comeAlong, hostParty, invite, linkOf, press } from "./support/guests";
import { phrase, words } from "./support/languages";
import { Page, Requests } from "./support/page";

const errors = words("en", "errors");
const guests = phrase("en", "guests");
const r = phrase("en", "rsvp");

const TOKEN = /[\w-]{43}/g;
const tokenOf = (address: string) => new URL(address).pathname.split("/").at(-1) ?? "";
const pathOf = (address: string) => new URL(address).pathname;

/** A page as it comes, and what the router asks for in its place. */
async function everything(page: Page) {
  const loaded = await page.request.get(`${page.url().split(/[?#]/)[0]}.data`);
  return (await page.content()) + (await loaded.text());
}

describe("a personal link", () => {
  test("leads nobody to the shared link", async () => {
    const { page: host } = await hostParty();
    const personal = await invite(host, "Ana Ruiz");
    const shared = await linkOf(host);
    expect(pathOf(personal)).toMatch(/^\/rsvp\/g\/[\w-]{43}$/);
    const ana = await comeAlong(personal);
    expect(await everything(ana)).not.toContain(tokenOf(shared));
    const calendar = await ana.request.get(`${personal}/calendar.ics`);
    expect(calendar.headers()["content-type"]).toContain("text/calendar");
    expect(calendar.headers()["x-robots-tag"]).toBe("noindex");
    expect(await calendar.text()).toContain("BEGIN:VEVENT");
    expect(await calendar.text()).not.toContain(tokenOf(shared));
    const stranger = new Page();
    for (const cut of ["/rsvp", "/rsvp/g", "/rsvp/g/", `/rsvp/${tokenOf(personal)}`]) {
      expect([cut, (await stranger.goto(cut)).status()]).toEqual([cut, 404]);
    }
    await ana.locator("summary", { hasText: r("delete.action") }).click();
    await press(ana, r("delete.confirm"));
    expect(await everything(ana)).not.toContain(tokenOf(shared));
  });

  test("of the guest of honour shows no board, whatever is cut off it or typed in", async () => {
    const { page: host, id } = await hostParty();
    const [toRose, toAna] = [
      await invite(host, "Grandma Rose", { isGuestOfHonour: true }),
      await invite(host, "Ana"),
    ];
    const shared = await linkOf(host);
    await addGift(host, id, "Surprise trip to Rome");
    const rose = await comeAlong(toRose);
    expect(await everything(rose)).not.toContain("Surprise trip");
    const found = (await everything(rose)).match(TOKEN) ?? [];
    for (const token of new Set(found)) {
      const page = new Page();
      if ((await page.goto(`/rsvp/${token}`)).status() === 404) continue;
      throw new Error(`a shared link on the page of the guest of honour: ${token}`);
    }
    // Even with the shared link in hand, no name that she types opens the board.
    for (const name of ["Somebody Else", "Ana", "Grandma Rose"]) {
      const other = await answerAs(shared, name, "maybe");
      await expect(other.getByText(r("said.maybe"))).toBeVisible();
      expect(await everything(other)).not.toContain("Surprise trip");
    }
    expect(await (await comeAlong(toAna)).content()).toContain("Surprise trip");
  });

  test("as it was handed out before leads to its new address, and nowhere else", async () => {
    const { page: host } = await hostParty();
    const personal = await invite(host, "Ana");
    const shared = await linkOf(host);
    const own = tokenOf(personal);
    const wrong = "x".repeat(43);
    for (const first of [tokenOf(shared), wrong]) {
      const answer = await new Requests().get(`/rsvp/${first}/${own}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(pathOf(personal));
      expect(await answer.text()).not.toContain(tokenOf(shared));
    }
    const sent = new Requests();
    const form = { intent: "answer", answer: "yes" };
    const answer = await sent.post(`/rsvp/${tokenOf(shared)}/${own}`, { form });
    expect(pathOf(answer.url())).toBe(pathOf(personal));
    expect(await answer.text()).toContain(r("said.yes"));
    const gone = await new Requests().get(`/rsvp/${tokenOf(shared)}/${wrong}`);
    expect(gone.status()).toBe(404);
    expect(await gone.text()).toContain(r("gone.title"));
    expect(await gone.text()).not.toContain(tokenOf(shared));
  });
});

describe("a name on the list", () => {
  test("takes over nobody: the guest's link works, and the host's notes stay the host's", async () => {
    const { page: host, id } = await hostParty();
    const personal = await invite(host, "Dan Miller");
    const shared = await linkOf(host);
    const row = host.getByRole("article", { name: "Dan Miller" });
    await row.locator("summary", { hasText: guests("row.edit") }).click();
    await row.getByLabel(guests("edit.diet"), { exact: true }).fill("coeliac, HIV medication");
    await row.getByRole("button", { name: guests("edit.save"), exact: true }).click();
    await expect(row).toContainText("coeliac, HIV medication");

    const stranger = await answerAs(shared, "dan miller", "no");
    await expect(stranger.getByText(r("said.no"))).toBeVisible();
    expect(await everything(stranger)).not.toContain("coeliac");
    const dan = new Page();
    expect((await dan.goto(personal)).status()).toBe(200);
    await expect(dan.getByText(r("question"))).toBeVisible();
    await stranger.locator("summary", { hasText: r("delete.action") }).click();
    await press(stranger, r("delete.confirm"));
    await expect(stranger.getByText(r("delete.done"))).toBeVisible();

    await press(dan, r("answers.yes"));
    expect(await everything(dan)).not.toContain("coeliac");
    await dan.locator("summary", { hasText: r("delete.action") }).click();
    await press(dan, r("delete.confirm"));
    await host.goto(`/party-planning/guests?party=${id}`);
    await expect(row).toContainText("coeliac, HIV medication");
    await expect(row).toContainText(guests("answers.none"));
  });

  test("isn't told: the answer to a listed name is that to any other", async () => {
    const { page: host } = await hostParty();
    await invite(host, "Dan");
    const shared = await linkOf(host);
    const [key, other] = ["a".repeat(40), "b".repeat(40)];
    const told = async (name: string, token: string) => {
      const sender = new Requests();
      const send = (answer: string) =>
        sender.post(shared, { form: { name, key: token, answer }, maxRedirects: 0 });
      const first = await send("yes");
      const page = await sender.get(`/rsvp/g/${token}`);
      const text = await page.text();
      return [
        ...[first.status(), first.headers().location, page.status()],
        text.replace(/nonce="[^"]*"/g, ""),
      ].map((part) => String(part).replaceAll(token, "…").replaceAll(name, "…"));
    };
    const listed = await told("Dan", `${key}one`);
    const unlisted = await told("Zed", `${other}two`);
    expect(listed.slice(0, 3)).toEqual(["302", "/rsvp/g/…", "200"]);
    expect(listed).toEqual(unlisted);
  });

  test("waits for the host, who joins, keeps apart or removes it, and can undo each", async () => {
    const { page: host, id } = await hostParty();
    const personal = await invite(host, "Dan Miller");
    const shared = await linkOf(host);
    const byLink = await answerAs(shared, "Dan Miller", "yes");
    await byLink.getByLabel(r("details.diet")).fill("One vegan");
    await press(byLink, r("details.save"));

    const list = () => host.goto(`/party-planning/guests?party=${id}`);
    const entry = host.getByRole("article", {
      name: guests("unconfirmed.says", { name: "Dan Miller" }),
    });
    const row = host.getByRole("article", { name: "Dan Miller", exact: true });
    await list();
    await expect(entry).toContainText("One vegan");
    await expect(entry).toContainText(
      guests("unconfirmed.listed", { name: "Dan Miller", answer: guests("answers.none") }),
    );
    await expect(host.getByText(guests("list.count_one", { count: "1" }))).toBeVisible();
    await expect(row).not.toContainText("One vegan");

    await press(host, guests("unconfirmed.apartOf", { name: "Dan Miller" }));
    await expect(host.getByText(guests("unconfirmed.kept", { name: "Dan Miller" }))).toBeVisible();
    await expect(entry).toHaveCount(0);
    await expect(row).toHaveCount(2);
    await press(host, guests("row.undo"));
    await expect(entry).toHaveCount(1);
    await expect(row).toHaveCount(1);

    await press(host, guests("unconfirmed.joinOf", { name: "Dan Miller" }));
    await expect(
      host.getByText(guests("unconfirmed.joined", { name: "Dan Miller" })),
    ).toBeVisible();
    await expect(row).toContainText("One vegan");
    await press(host, guests("row.undo"));
    await expect(entry).toContainText("One vegan");
    await expect(row).not.toContainText("One vegan");

    await press(host, guests("unconfirmed.joinOf", { name: "Dan Miller" }));
    const dan = new Page();
    for (const address of [personal, byLink.url()]) {
      await dan.goto(address);
      await expect(dan.getByText(r("said.yes"))).toBeVisible();
    }
    // Sent again from a page that is not up to date: a clear word and nothing twice.
    const address = `/party-planning/guests?party=${id}`;
    const send = async (form: Record<string, string>) => host.request.post(address, { form });
    expect((await send({ intent: "apart", which: "nobody" })).status()).toBe(404);
    const listed = (await (await send({ intent: "gifts", which: "nobody" })).text()).match(
      /name="which" value="([^"]+)"/,
    )?.[1];
    const late = await send({ intent: "apart", which: listed ?? "" });
    expect(late.status()).toBe(409);
    expect(await late.text()).toContain(errors("answerDecided"));
    for (const intent of ["separate", "restore"]) {
      expect([intent, (await send({ intent, join: "{}", guest: "x" })).status()]).toEqual([
        intent,
        400,
      ]);
    }
  });
});

test("whoever adds themselves sees the board when the host lets them in", async () => {
  const { page: host, id } = await hostParty();
  const shared = await linkOf(host);
  await addGift(host, id, "Kite");
  const sam = await answerAs(shared, "Sam");
  expect(await sam.content()).toContain("Kite");
  await host.goto(`/party-planning/guests?party=${id}`);
  const row = host.getByRole("article", { name: "Sam" });
  await expect(row).not.toContainText(guests("row.seesNoGifts"));
  await invite(host, "Mia", { isGuestOfHonour: true });
  await expect(row).toContainText(guests("row.seesNoGifts"));
  await sam.reload();
  expect(await everything(sam)).not.toContain("Kite");
  await press(host, guests("row.showGiftsTo", { name: "Sam" }));
  await expect(row).toContainText(guests("row.seesGifts"));
  await sam.reload();
  expect(await sam.content()).toContain("Kite");
  await press(host, guests("row.hideGiftsFrom", { name: "Sam" }));
  await sam.reload();
  expect(await everything(sam)).not.toContain("Kite");
});

test("a small party takes twenty who add themselves, says so to the next, and to the host", async () => {
  const { page: host, id } = await hostParty({ attendeeCount: 4 });
  const shared = await linkOf(host);
  for (let guest = 1; guest <= 20; guest++) {
    const key = `${guest}`.padStart(43, "k");
    const form = { name: `Guest ${guest}`, key, answer: "yes" };
    expect((await new Requests().post(shared, { form, maxRedirects: 0 })).status()).toBe(302);
  }
  const late = await answerAs(shared, "Late", "maybe");
  await expect(late.getByText(errors("selfAddedFull"))).toBeVisible();
  await expect(late.getByLabel(r("name"), { exact: true })).toHaveValue("Late");
  await host.goto(`/party-planning/guests?party=${id}`);
  await expect(host.getByText(guests("full.title"))).toBeVisible();
  const personal = await invite(host, "A listed guest");
  await comeAlong(personal);
});

test("a personal link is made anew, and the old one opens nothing", async () => {
  const { page: host } = await hostParty();
  const personal = await invite(host, "Ana");
  const row = host.getByRole("article", { name: "Ana" });
  await row.locator("summary", { hasText: guests("row.link") }).click();
  await press(host, guests("relink.actionOf", { name: "Ana" }));
  const renewed = await row.locator('input[value*="/rsvp/g/"]').first().inputValue();
  expect(renewed).not.toBe(personal);
  const ana = new Page();
  expect((await ana.goto(personal)).status()).toBe(404);
  await expect(ana.getByText(r("gone.text"))).toBeVisible();
  expect((await ana.goto(renewed)).status()).toBe(200);
});

/**
 * The owner of a shared list can't tell whether anybody promised anything: everything that they can
 * ask for, and every answer to what they do, is the same byte for byte with and without promises,
 * until the day of reveal (docs/decisions/0036).
 */
import { env } from "cloudflare:workers";
import { test } from "vitest";
import { expect } from "./support/expect";
import { phrase } from "./support/languages";
import { ORIGIN, Page } from "./support/page";
import { day, register } from "./support/people";

const t = phrase("en", "lists");
const v = phrase("en", "shared-list");

async function sharedList() {
  const page = new Page();
  const person = await register(page);
  const made = await page.request.post("/api/lists", { data: { name: "Wishes", giftId: 1 } });
  const { id } = await made.json();
  await page.request.post(`/api/lists/${id}/items`, { data: { giftId: 2, note: "The blue one" } });
  await page.goto(`/lists/${id}`);
  for (const name of ["Plate", "Kettle"]) {
    await page.locator("summary", { hasText: t("own.add") }).click();
    await page.getByLabel(t("own.name"), { exact: true }).first().fill(name);
    await page.getByLabel(t("own.quantity"), { exact: true }).first().fill("3");
    await page.getByRole("button", { name: t("own.submit"), exact: true }).click();
  }
  await page.locator("summary", { hasText: t("share.start") }).click();
  await page.getByLabel(t("share.occasion"), { exact: true }).fill(day(10));
  await page.getByRole("button", { name: t("share.submit"), exact: true }).click();
  const link = await page.getByLabel(t("share.link"), { exact: true }).inputValue();
  const own = (await page.content()).match(/own-([0-9a-f-]{36})/)?.[1] ?? "";
  return { page, id: id as string, own, link: new URL(link).pathname, email: person.email };
}
type Shared = Awaited<ReturnType<typeof sharedList>>;

/** What differs between any two answers: a nonce, ids and times of requests. */
const steady = (text: string) =>
  text
    .replace(/nonce(-|="|\\?":\\?")[\w+/=-]+/g, "nonce")
    .replace(/"(exportedAt|lastUsedAt|addedAt)":\s*"[^"]*"/g, "$1")
    .replace(/dur=[\d.]+/g, "dur");

/** Headers that differ between any two answers, or that the network adds. */
const CHANGING = ["x-request-id", "date", "content-length", "set-cookie", "cf-ray"];

const mailsOf = async (email: string) =>
  (
    await env.DB.prepare("SELECT template, subject FROM outbox WHERE recipient = ?")
      .bind(email)
      .all()
  ).results;

/** Everything that the owner can ask for, and the answers to what they do and take back. */
async function everything({ page, id, own, link, email }: Shared) {
  const seen: Record<string, string> = {};
  const keep = async (
    what: string,
    asked: ReturnType<typeof page.request.get>,
    form?: Record<string, string>,
  ) => {
    const answer = await asked;
    const headers = Object.entries(answer.headers()).filter(([name]) => !CHANGING.includes(name));
    // Of the forms one is refused on purpose.
    const isRefused = form?.revealOn === day(2);
    expect([what, answer.status() < 400]).toEqual([what, !isRefused]);
    seen[`${Object.keys(seen).length} ${what}`] = steady(
      `${answer.status()} ${JSON.stringify(headers)} ${await answer.text()}`,
    );
  };
  const get = (path: string) => keep(`GET ${path}`, page.request.get(path));
  const send = (form: Record<string, string>) =>
    keep(
      `POST ${form.intent}`,
      page.request.post(`/lists/${id}`, {
        form,
        headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
        maxRedirects: 0,
      }),
      form,
    );
  for (const path of [
    "/lists",
    `/lists/${id}`,
    `/lists/${id}?own=1`,
    link,
    "/lists/add?gift=1",
    "/favorites",
    "/account",
    "/budget-optimizer",
    `/budget-optimizer?list=${id}`,
    "/promises",
  ]) {
    await get(path);
    await get(path.replace(/(?=\?|$)/, ".data"));
  }
  for (const path of ["/api/lists", `/api/lists/${id}`, "/api/user", "/account/data.json"]) {
    await get(path);
  }
  await send({ intent: "own-remove", which: own });
  await get(`/lists/${id}?own-removed=${own}`);
  await send({ intent: "own-restore", which: own });
  await send({ intent: "move", which: "2", position: "0" });
  await send({ intent: "move", which: "2", position: "1" });
  await send({ intent: "remove", which: "1" });
  await send({ intent: "restore", which: "1", note: "", position: "0" });
  await send({ intent: "share-on", occasionOn: day(10), revealOn: day(2), showsNames: "on" });
  await send({ intent: "share-on", occasionOn: day(10), revealOn: day(13), showsNames: "on" });
  seen.mails = JSON.stringify(await mailsOf(email));
  return seen;
}

/** Promises an item of the list in a browser of its own. */
async function promise(link: string, item: "Plate" | "Kettle", name: string) {
  const page = new Page();
  await page.goto(link);
  await page.getByLabel(v("claim.openOf", { name: item })).click();
  const field = page.getByLabel(v("claim.name"), { exact: true });
  await field.nth(item === "Plate" ? 2 : 3).fill(name);
  await page.getByRole("button", { name: v("claim.submit"), exact: true }).click();
  await expect(page.getByText(v("mine.one"))).toBeVisible();
  return page;
}

test("everything of the owner is the same with and without promises until the reveal", async () => {
  const shared = await sharedList();
  // Once before: the first visit to some pages writes things down.
  await everything(shared);
  const before = await everything(shared);
  const stranger = new Page();
  await stranger.goto(shared.link);
  const open = await stranger.content();
  await promise(shared.link, "Plate", "Ben Featherstone");
  const cleo = await promise(shared.link, "Kettle", "Cleo Featherstone");
  await cleo.goto("/promises");
  await cleo.getByRole("button", { name: `${v("promises.bought")}: Kettle` }).click();
  await expect(cleo.getByText(v("promises.isBought"), { exact: true })).toBeVisible();
  const { results } = await env.DB.prepare(
    "SELECT count(*) AS claims FROM list_claims WHERE list_id = ?",
  )
    .bind(shared.id)
    .all();
  expect(results).toEqual([{ claims: 2 }]);
  const after = await everything(shared);
  for (const what of Object.keys(before)) {
    expect([what, after[what]]).toEqual([what, before[what]]);
  }
  expect(JSON.stringify(after)).not.toContain("Featherstone");

  // The comparison would be worth nothing if nobody saw the promises.
  await stranger.reload();
  expect(open).not.toContain("Featherstone");
  await expect(stranger.getByText(v("promisedBy", { names: "Ben Featherstone" }))).toBeVisible();
  await env.DB.prepare("UPDATE list_shares SET reveal_on = ? WHERE list_id = ?")
    .bind(day(0), shared.id)
    .run();
  await shared.page.goto(`/lists/${shared.id}`);
  const revealed = t("share.revealed.by", { name: "Ben Featherstone", item: "Plate" });
  await expect(shared.page.getByText(revealed)).toBeVisible();
});

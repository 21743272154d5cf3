/** Links that ask about a taste: who opens them, what the giver does with answers, what is kept. */
import { beforeEach, describe, expect, test } from "vitest";
import { TASTE_LIMITS } from "#shared/people/limits";
import { personInput } from "#shared/people/schema";
import { type TasteAnswers, tasteInput, tasteLinkInput } from "#shared/people/taste";
import type { TasteField } from "#shared/people/vocabulary";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { testCtx } from "../../../testing/ctx";
import { as, query, refusal } from "../../../testing/own-account";
import { registerPerson, setPerson } from "../../../testing/people";
import {
  eraseClosedAccounts,
  exportData,
  GRACE_SECONDS,
} from "../../accounts/own-data/own-data.server";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { saveFavorite } from "../../favorites/favorites.server";
import { recallAnswer } from "../../recommendations/recall.server";
import { giveFromShop } from "../giving/giving.server";
import { addPerson, getPerson, removePerson, updatePerson } from "../people.server";
import {
  answerTaste,
  getTaste,
  getTasteLink,
  leaveOut,
  listAnswered,
  makeTasteLink,
  openTaste,
  revokeTasteLink,
  sweepTasteLinks,
  takeOver,
} from "./taste.server";

const DAY = 86_400;
let cookie = "";
let userId = "";
let ana = "";

const asGiver = <T>(work: (ctx: Ctx, viewer: Viewer) => Promise<T>) => as(cookie, work);
const add = async (fields: object) =>
  (await asGiver((ctx, viewer) => addPerson(ctx, viewer, personInput.parse(fields)))).id;
const make = (fields: object = {}) =>
  asGiver((ctx, viewer) =>
    makeTasteLink(ctx, viewer, ana, tasteLinkInput.parse({ asked: "self", ...fields })),
  );
const answer = (token: string, answers: TasteAnswers, who = "") =>
  as(who, (ctx, viewer) => answerTaste(ctx, viewer, token, tasteInput.parse(answers)));
const open = (token: string, who = "") => as(who, (ctx, viewer) => openTaste(ctx, viewer, token));
const taste = () => asGiver((ctx, viewer) => getTaste(ctx, viewer, ana));
const take = (field?: TasteField) => asGiver((ctx, viewer) => takeOver(ctx, viewer, ana, field));
const person = () => asGiver((ctx, viewer) => getPerson(ctx, viewer, ana));
const cares = async () => {
  const [row] = await query<{ cares: string }>(
    "SELECT brief -> '$.dislikes.cares' AS cares FROM people WHERE id = ?",
    ana,
  );
  return JSON.parse(row?.cares ?? "[]") as string[];
};

beforeEach(async () => {
  const made = await registerPerson({ username: `taste ${crypto.randomUUID().slice(0, 8)}` });
  cookie = made.cookie;
  userId = made.user.id;
  ana = await add({ name: "Ana Banana", likes: "tea", avoid: "perfume", notes: "Met in Rome" });
});

describe("a link", () => {
  test("tells nothing but what the giver wants to be called", async () => {
    expect(await open(await make())).toEqual({ giver: "", about: null, isOwn: false });
    expect(await open(await make({ giver: "Uncle Bo" }))).toMatchObject({ giver: "Uncle Bo" });
    const token = await make({ asked: "other" });
    expect(await open(token)).toEqual({ giver: "", about: "Ana Banana", isOwn: false });
    expect(await open(token, cookie)).toMatchObject({ isOwn: true });
    const rows = await query("SELECT * FROM taste_links WHERE person_id = ?", ana);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("opens by the newest token alone, until it is revoked", async () => {
    const old = await make();
    const token = await make();
    expect((await refusal(open(old))).code).toBe("notFound");
    await open(token);
    await asGiver((ctx, viewer) => revokeTasteLink(ctx, viewer, ana));
    expect((await refusal(open(token))).code).toBe("notFound");
    expect((await refusal(answer(token, { likes: "jazz" }))).code).toBe("notFound");
    expect((await taste()).link).toEqual({ state: "none" });
  });

  test("ends after sixty days, and the night deletes it", async () => {
    const token = await make();
    const { ctx } = testCtx();
    const later = { ...ctx, now: ctx.now + TASTE_LIMITS.open * DAY + 1 };
    const visitor = await findViewer(ctx, "");
    await openTaste({ ...later, now: later.now - 60 }, visitor, token);
    const late = openTaste(later, visitor, token);
    expect((await refusal(late)).code).toBe("notFound");
    await sweepTasteLinks(later);
    expect(await query("SELECT 1 FROM taste_links WHERE person_id = ?", ana)).toEqual([]);
  });

  test.each(["", "short", "x".repeat(43)])("%j opens nothing", async (token) => {
    expect((await refusal(open(token))).code).toBe("notFound");
  });

  test("of a deleted person, or of a closed account, opens nothing", async () => {
    const token = await make();
    await setPerson(userId, "deleted_at = unixepoch()");
    expect((await refusal(open(token))).code).toBe("notFound");
    await setPerson(userId, "deleted_at = NULL");
    await asGiver((ctx, viewer) => removePerson(ctx, viewer, ana));
    expect((await refusal(open(token))).code).toBe("notFound");
    expect((await refusal(make())).code).toBe("notFound");
  });

  test("is nobody else's to make, see or end", async () => {
    const token = await make();
    const other = (await registerPerson({ username: `other ${token.slice(0, 6)}` })).cookie;
    const link = tasteLinkInput.parse({ asked: "self" });
    const tries: ((ctx: Ctx, viewer: Viewer) => Promise<unknown>)[] = [
      (ctx: Ctx, viewer: Viewer) => makeTasteLink(ctx, viewer, ana, link),
      (ctx: Ctx, viewer: Viewer) => getTaste(ctx, viewer, ana),
      (ctx: Ctx, viewer: Viewer) => takeOver(ctx, viewer, ana),
      (ctx: Ctx, viewer: Viewer) => leaveOut(ctx, viewer, ana),
    ];
    for (const work of tries) expect((await refusal(as(other, work))).code).toBe("notFound");
    await as(other, (ctx, viewer) => revokeTasteLink(ctx, viewer, ana));
    await open(token);
    expect(await as(other, listAnswered)).toEqual([]);
  });
});

describe("answers", () => {
  test("close their link, once of ten at the same moment", async () => {
    const token = await make();
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => answer(token, { likes: `jazz ${n}` })),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await refusal(open(token))).code).toBe("notFound");
    expect(await asGiver(listAnswered)).toEqual([{ id: ana, name: "Ana Banana" }]);
    // The giver decides about them before another link asks.
    expect(await refusal(make())).toEqual({ code: "taken", fields: { asked: "tasteWaiting" } });
    await asGiver((ctx, viewer) => revokeTasteLink(ctx, viewer, ana));
    expect((await taste()).proposals).toHaveLength(1);
  });

  test("are refused empty, too long, and from the giver", async () => {
    const token = await make();
    const { error } = tasteInput.safeParse({ likes: " ", sizes: "\n" });
    expect(error?.issues).toMatchObject([{ path: ["likes"], message: "tasteEmpty" }]);
    const long = tasteInput.safeParse({ never: "x".repeat(TASTE_LIMITS.answer + 1) });
    expect(long.error?.issues[0]?.message).toBe("tooLong");
    expect((await refusal(answer(token, { likes: "jazz" }, cookie))).code).toBe("forbidden");
  });

  test("wait beside what is known, and change nothing by themselves", async () => {
    await answer(await make(), { never: "perfume, wool", sizes: "M" });
    const { proposals } = await taste();
    expect(proposals).toEqual([
      { field: "never", told: "perfume, wool", known: "perfume", merged: "perfume, wool" },
      { field: "sizes", told: "M", known: "", merged: "M" },
    ]);
    expect(await person()).toMatchObject({ avoid: "perfume", sizes: "" });
  });

  test("are taken over one by one, and nothing that the giver typed is lost", async () => {
    await answer(await make(), { likes: "Tea, jazz", never: "wool", owns: "a camera", sizes: "M" });
    await take("likes");
    expect(await person()).toMatchObject({ likes: "tea, jazz", avoid: "perfume", sizes: "" });
    await asGiver((ctx, viewer) => leaveOut(ctx, viewer, ana, "sizes"));
    expect((await taste()).proposals.map(({ field }) => field)).toEqual(["never", "owns"]);
    await take();
    expect(await person()).toMatchObject({
      likes: "tea, jazz",
      avoid: "perfume, wool",
      owns: "a camera",
      sizes: "",
      notes: "Met in Rome",
    });
    expect((await taste()).link.state).toBe("none");
    expect((await refusal(take())).code).toBe("notFound");
  });

  test("taken over twice at once are added once", async () => {
    await answer(await make(), { never: "wool" });
    await Promise.allSettled([take(), take(), take("never")]);
    expect((await person()).avoid).toBe("perfume, wool");
  });

  test("that leave no room in a note are refused, and wait", async () => {
    const avoid = Array.from({ length: 60 }, (_, n) => `thing ${n}`)
      .join(", ")
      .slice(0, 479);
    await asGiver((ctx, viewer) =>
      updatePerson(ctx, viewer, ana, personInput.parse({ name: "Ana", avoid })),
    );
    await answer(await make(), { never: "w".repeat(200) });
    expect((await refusal(take())).fields).toEqual({ field: "tasteFull" });
    expect((await taste()).proposals).toHaveLength(1);
    expect((await person()).avoid).toBe(avoid);
  });

  test.each([
    ["peanuts, gluten", ["nuts", "gluten"]],
    ["vegan", ["meat", "dairy"]],
    ["allergic to nuts", ["nuts"]],
    ["sans gluten, végétarienne", ["gluten", "meat"]],
    ["坚果过敏", ["nuts"]],
    ["frutos secos", ["nuts"]],
  ])("about health become constraints: %s", async (allergies, expected) => {
    await answer(await make(), { allergies });
    await take();
    expect(await cares()).toEqual(expect.arrayContaining(expected));
  });

  test("are part of the data export, and erased with the account", async () => {
    await answer(await make({ giver: "Bo" }), { allergies: "nuts" });
    const { people } = await as(cookie, exportData);
    expect(people[0]?.tasteLinks).toMatchObject([
      { asked: "self", giver: "Bo", answers: { allergies: "nuts" } },
    ]);
    await setPerson(userId, `deleted_at = unixepoch() - ${GRACE_SECONDS + 60}`);
    await eraseClosedAccounts(testCtx().ctx);
    expect(await query("SELECT 1 FROM taste_links WHERE user_id = ?", userId)).toEqual([]);
  });
});

describe("the last ideas", () => {
  const search = () =>
    asGiver(async (ctx, viewer) => {
      const { address } = await getPerson(ctx, viewer, ana);
      return recallAnswer(ctx, viewer, new URLSearchParams(address));
    });

  test("are the gifts found for the person, and say what rules each out", async () => {
    const found = await search();
    const gifts = found?.gifts ?? [];
    expect(gifts.length).toBeGreaterThan(4);
    expect((await taste()).ideas.map(({ id, isBlocked }) => [id, isBlocked])).toEqual(
      gifts.map(({ id }) => [id, false]),
    );
    const [first, second] = gifts;
    const word = first?.name.split(" ").at(-1)?.toLowerCase() ?? "";
    await answer(await make(), { never: `wool, ${word}`, owns: "a tent" });
    const { ideas } = await taste();
    expect(ideas.find(({ id }) => id === first?.id)).toMatchObject({
      isBlocked: true,
      blocker: { field: "avoid", words: word },
    });
    await asGiver((ctx, viewer) =>
      giveFromShop(ctx, viewer, {
        person: ana,
        gift: second?.id ?? 0,
        occasion: undefined,
        date: "2026-01-01",
      }),
    );
    expect((await taste()).ideas.map(({ id }) => id)).not.toContain(second?.id);
    // Taken over, they stay ruled out, and the next search heeds them.
    await take();
    expect((await taste()).ideas.find(({ id }) => id === first?.id)?.isBlocked).toBe(true);
    expect((await search())?.gifts.map(({ id }) => id)).not.toContain(first?.id);
  });

  test("are the newest favorites where nothing was found yet", async () => {
    expect(await taste()).toMatchObject({ ideas: [], areFound: false });
    await asGiver((ctx, viewer) => saveFavorite(ctx, viewer, 1));
    expect((await taste()).ideas.map(({ id }) => id)).toEqual([1]);
  });

  test("of a full page cost at most eight queries and sixty rows", async () => {
    await search();
    const many = Array.from({ length: 20 }, (_, n) => `thing ${n}`).join(", ");
    await answer(await make(), { never: many, owns: many, allergies: many });
    const { ctx, meter } = testCtx();
    const viewer = await findViewer(ctx, cookie.split("=")[1] ?? "");
    await getTaste(ctx, viewer, ana);
    expect(meter.queries).toBeLessThanOrEqual(8);
    expect(meter.rowsRead).toBeLessThanOrEqual(60);
    expect((await asGiver((c, v) => getTasteLink(c, v, ana))).state).toBe("answered");
  });
});

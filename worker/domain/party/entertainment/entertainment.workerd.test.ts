/**
 * The entertainment service: access, the plan's limit, writes that may be repeated, and what a page
 * costs.
 */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { ErrorCode } from "#shared/errors";
import { LOCALES } from "#shared/locale";
import { ENTERTAINMENT_LIMITS, type WishesInput } from "#shared/party/entertainment/schema";
import { partyInput } from "#shared/party/plans/schema";
import { VISITOR, type Viewer } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { faultyDatabase } from "../../../testing/faults";
import { registerPerson } from "../../../testing/people";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { createParty, deleteParty } from "../plans/plans.server";
import {
  chooseEntertainment,
  dropEntertainment,
  listChosen,
  listSuggestions,
} from "./entertainment.server";
import { costOf } from "./fit";
import { IDEAS, ideaOf } from "./ideas";
import { SUGGESTED } from "./rules";

const { ctx } = testCtx();

async function person(isPremium = true): Promise<Viewer> {
  const { cookie, user } = await registerPerson();
  await env.DB.prepare("UPDATE users SET is_premium = ?1, premium_grant = ?1 WHERE id = ?2")
    .bind(Number(isPremium), user.id)
    .run();
  return findViewer(ctx, cookie.split("=")[1] ?? "");
}

const newParty = async (viewer: Viewer, fields: object = {}) => {
  const input = partyInput.parse({
    eventName: "Mia’s fortieth",
    eventType: "birthday",
    eventDate: `${new Date().getUTCFullYear() + 1}-05-31`,
    eventTime: "18:30",
    location: "The garden",
    budget: "500",
    attendeeCount: "20",
    ...fields,
  });
  return (await createParty(ctx, viewer, input)).id;
};

const WISHES: WishesInput = {
  ages: ["adults"],
  moods: [],
  place: "either",
  theme: "",
  budget: 50_000,
};

const refused = (code: ErrorCode, fields: object = {}) =>
  expect.objectContaining({ code, ...(Object.keys(fields).length > 0 && { fields }) });

const CALLS: Record<string, (viewer: Viewer, partyId: string) => Promise<unknown>> = {
  listSuggestions: (viewer, id) => listSuggestions(ctx, viewer, id, WISHES),
  chooseEntertainment: (viewer, id) => chooseEntertainment(ctx, viewer, id, "charades"),
  dropEntertainment: (viewer, id) => dropEntertainment(ctx, viewer, id, "charades"),
  listChosen: (viewer, id) => listChosen(ctx, viewer, id),
};

let host: Viewer;
let partyId: string;
beforeAll(async () => {
  host = await person();
  partyId = await newParty(host);
});

describe.each(Object.keys(CALLS))("%s", (name) => {
  const open = (viewer: Viewer, id: string) => CALLS[name]?.(viewer, id);

  test("opens for the premium person whose party it is, and for nobody else", async () => {
    await expect(open(VISITOR, partyId)).rejects.toEqual(refused("signInRequired"));
    await expect(open(await person(false), partyId)).rejects.toEqual(refused("premiumRequired"));
    await expect(open(await person(), partyId)).rejects.toEqual(refused("notFound"));
    await expect(open(host, "no-such-party")).rejects.toEqual(refused("notFound"));
    await expect(open(host, await newParty(host))).resolves.not.toThrow();
  });
});

test("a chosen idea stands on the plan once, however often it is chosen or dropped", async () => {
  const id = await newParty(host);
  for (let time = 0; time < 2; time++) await chooseEntertainment(ctx, host, id, "herb-potting");
  const idea = ideaOf("herb-potting");
  const costCents = idea ? costOf(idea, 20) : 0;
  expect(await listChosen(ctx, host, id)).toEqual([
    { slug: "herb-potting", name: "Herb potting bar", costCents },
  ]);
  for (let time = 0; time < 2; time++) await dropEntertainment(ctx, host, id, "herb-potting");
  expect(await listChosen(ctx, host, id)).toEqual([]);
});

test("choosing an unknown idea is refused", async () => {
  for (const slug of ["", "no-such-idea", "'; DROP TABLE parties", "__proto__"]) {
    await expect(chooseEntertainment(ctx, host, partyId, slug)).rejects.toEqual(
      refused("notFound", { slug: "entertainmentUnknown" }),
    );
  }
});

test("concurrent choices never exceed a full plan; chosen ideas may be chosen again", async () => {
  const id = await newParty(host);
  const slugs = IDEAS.slice(0, ENTERTAINMENT_LIMITS.chosen + 4).map(({ slug }) => slug);
  const outcomes = await Promise.allSettled(
    slugs.map((slug) => chooseEntertainment(ctx, host, id, slug)),
  );
  const failures = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(failures.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 4 }, () => refused("invalidInput", { slug: "entertainmentFull" })),
  );
  const chosen = await listChosen(ctx, host, id);
  expect(chosen).toHaveLength(ENTERTAINMENT_LIMITS.chosen);
  await chooseEntertainment(ctx, host, id, chosen[0]?.slug ?? "");
});

test.each([1, 2, 3, 4])(
  "a connection that is lost at call %i changes nothing else",
  async (nth) => {
    const id = await newParty(host);
    for (const after of [false, true]) {
      const DB = faultyDatabase((_, call) => call === nth, { after });
      const faulty = testCtx("en", { DB }).ctx;
      await chooseEntertainment(faulty, host, id, "charades");
    }
    expect(await listChosen(ctx, host, id)).toHaveLength(1);
  },
);

test("deleting a party deletes its entertainment plan", async () => {
  const id = await newParty(host);
  await chooseEntertainment(ctx, host, id, "charades");
  await deleteParty(ctx, host, id);
  await expect(chooseEntertainment(ctx, host, id, "karaoke")).rejects.toEqual(refused("notFound"));
  const left = env.DB.prepare("SELECT count(*) FROM party_entertainment WHERE party_id = ?");
  expect(await left.bind(id).first("count(*)")).toBe(0);
});

describe("listSuggestions", () => {
  test("never offers what is chosen, and fits the rest into what the budget leaves", async () => {
    const id = await newParty(host);
    await chooseEntertainment(ctx, host, id, "table-magician");
    const view = await listSuggestions(ctx, host, id, WISHES);
    expect(view.chosen.map(({ slug }) => slug)).toEqual(["table-magician"]);
    expect(view.chosenCents).toBe(40_000);
    expect(view.leftCents).toBe(10_000);
    expect(view.everyone).toHaveLength(SUGGESTED);
    for (const { slug, costCents } of view.everyone) {
      expect(slug).not.toBe("table-magician");
      expect(costCents).toBeLessThanOrEqual(10_000);
    }
  });

  test("reads the theme in any language and says what it understood", async () => {
    for (const theme of ["Jazz night", "Soirée jazz", "Noche de jazz", "爵士之夜"]) {
      const view = await listSuggestions(ctx, host, partyId, { ...WISHES, theme, budget: null });
      expect(view.themeMoods).toEqual(["music"]);
      expect(view.everyone[0]?.moods).toEqual(["music"]);
    }
    const strange = { ...WISHES, theme: "Xylqu" };
    expect((await listSuggestions(ctx, host, partyId, strange)).themeMoods).toEqual([]);
  });

  test("a budget that is spent leaves what costs nothing; a way out counts what is chosen", async () => {
    const id = await newParty(host, { attendeeCount: "900", eventType: "wedding" });
    await chooseEntertainment(ctx, host, id, "wishing-tree");
    const view = await listSuggestions(ctx, host, id, { ...WISHES, budget: 1 });
    expect(view.leftCents).toBe(0);
    expect(view.everyone.every(({ costCents }) => costCents === 0)).toBe(true);
    await chooseEntertainment(ctx, host, id, "memory-film");
    const stuck = await listSuggestions(ctx, host, id, { ...WISHES, budget: 1 });
    expect(stuck.everyone).toEqual([]);
    const budget = stuck.waysOut.flat().find((change) => change.wish === "budget");
    expect(budget?.budgetCents).toBe(stuck.chosenCents + 65_000);
    const helped = { ...WISHES, budget: budget?.budgetCents ?? 0 };
    expect((await listSuggestions(ctx, host, id, helped)).everyone).not.toEqual([]);
  });

  test.each(LOCALES)("stays within a page's budget with a full plan in %s", async (locale) => {
    const id = await newParty(host);
    for (const { slug } of IDEAS.slice(0, ENTERTAINMENT_LIMITS.chosen)) {
      await chooseEntertainment(ctx, host, id, slug);
    }
    const { ctx: own, meter } = testCtx(locale);
    const view = await listSuggestions(own, host, id, { ...WISHES, budget: null });
    expect(view.chosen).toHaveLength(ENTERTAINMENT_LIMITS.chosen);
    // Beside so many a few more fit on the page.
    expect(view.everyone).toHaveLength(SUGGESTED / 3);
    expect(meter?.queries).toBeLessThanOrEqual(4);
    expect(meter?.rowsRead).toBeLessThanOrEqual(60);
  });
});

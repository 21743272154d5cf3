import { describe, expect, test } from "vitest";
import type { GiftView } from "#shared/catalogue/schema";
import { LOCALES } from "#shared/locale";
import { finderFields } from "../../../testing/briefs";
import { FIELDS, found, ownerAsAdmin } from "../../../testing/gift-admin";
import { call } from "../../../testing/people";
import { listAudit } from "../../audit/audit.server";

const { session, owner } = ownerAsAdmin();

const add = async (category: string, fields: object = {}): Promise<GiftView> => {
  const body = { ...FIELDS, ...fields, category, isActive: true };
  const response = await call("POST", "/api/gifts/custom", body, session);
  expect(response.status, category).toBe(201);
  return response.json();
};
const listed = async (category: string): Promise<GiftView[]> =>
  (await call("GET", `/api/gifts?category=${encodeURIComponent(category)}`)).json();

describe("a gift's category", () => {
  test.each([
    ["Birthday", "Birthday"],
    ["Cumpleaños", "Birthday"],
    ["Crémaillère", "Housewarming"],
    ["St Patrick’s day", "St. Patrick's Day"],
    ["迎婴派对", "Baby Shower"],
    ["Kitchen", "kitchen"],
    ["  cuisine ", "kitchen"],
    ["Tecnología", "tech"],
    ["food & DRINK", "food"],
    ["户外", "outdoors"],
    ["Woodland Treasures", "Woodland Treasures"],
    ['Trésors & forêts: "été"', 'Trésors & forêts: "été"'],
    ["<b>手作</b>", "<b>手作</b>"],
    ["__proto__", "__proto__"],
  ])("%s is kept as %s", async (written, kept) => {
    const { id, category } = await add(written);
    expect(category).toBe(kept);
    expect((await found("zephyrine")).find((gift) => gift.id === id)?.category).toBe(kept);
  });

  test("of the Owner's own words is found by them, in every language", async () => {
    const { id } = await add("Gnomeric wonders");
    for (const locale of LOCALES) {
      expect((await found("gnomeric", locale)).map((gift) => gift.id)).toEqual([id]);
    }
    expect((await listed("Gnomeric wonders")).map((gift) => gift.id)).toEqual([id]);
    const item = `/api/gifts?category=${encodeURIComponent("Gnomeric wonders")}&item=kite`;
    const kites: GiftView[] = await (await call("GET", item)).json();
    expect(kites.map((gift) => gift.id)).toEqual([id]);
  });

  test("that is an occasion stands first in its category, and is found by its name", async () => {
    const { id } = await add("Birthday");
    expect((await listed("Birthday"))[0]?.id).toBe(id);
    expect(await listed("Birthday")).toHaveLength(12);
    expect((await found("cumpleaños zephyrine", "es")).map((gift) => gift.id)).toEqual([id]);
  });

  test("of a gift of the catalogue can be the Owner's own", async () => {
    const [book] = await listed("books");
    const path = `/api/gifts/custom/${book?.id}`;
    const changed = await call("PATCH", path, { category: "Rainy days" }, session);
    expect(changed.status).toBe(200);
    expect((await listed("Rainy days")).map(({ id }) => id)).toEqual([book?.id]);
    expect((await listed("books")).map(({ id }) => id)).not.toContain(book?.id);
  });

  test("can be changed alone, to one of ours and back", async () => {
    const { id } = await add("Birthday");
    const path = `/api/gifts/custom/${id}`;
    for (const [written, kept] of [
      ["Jardin", "garden"],
      ["Mes trouvailles", "Mes trouvailles"],
    ] as const) {
      const response = await call("PATCH", path, { category: written }, session);
      expect(response.status).toBe(200);
      expect(((await response.json()) as GiftView).category).toBe(kept);
    }
    const { entries } = await owner(listAudit);
    expect(entries[0]).toMatchObject({
      before: { category: "garden" },
      after: { category: "Mes trouvailles" },
    });
    // The same category in another language is no change of it.
    await call("PATCH", path, { category: "garden" }, session);
    await call("PATCH", path, { category: "园艺", price: "$26" }, session);
    const [last] = (await owner(listAudit)).entries;
    expect(last?.after).toEqual({ price: "$26" });
  });

  test("that isn't ours keeps a gift from no recommendation", async () => {
    const { id } = await add("Woodland Treasures", { price: "$75", tags: "tea, hiking" });
    const fields = finderFields({ interests: "tea, hiking, zephyrine kite" });
    const response = await call("POST", "/api/recommend", fields);
    const { gifts } = (await response.json()) as { gifts: GiftView[] };
    expect(gifts.map((gift) => gift.id)).toContain(id);
  });

  test("comes with a file as text too", async () => {
    const cells = { ...FIELDS, name: "Filed kite", category: "Anniversaire" };
    const body = { isDryRun: false, rows: [{ row: 2, cells }] };
    const response = await call("POST", "/api/gifts/custom/import", body, session);
    expect(await response.json()).toMatchObject({ faults: [], created: 1 });
    expect((await found("filed kite"))[0]?.category).toBe("Birthday");
  });

  test("travels to favourites and the optimizer", async () => {
    const { id } = await add("Woodland Treasures");
    expect((await call("POST", "/api/favorites", { giftId: id }, session)).ok).toBe(true);
    const saved: GiftView[] = await (
      await call("GET", "/api/favorites", undefined, session)
    ).json();
    expect(saved.find((gift) => gift.id === id)?.category).toBe("Woodland Treasures");
    const plan = await call(
      "POST",
      "/api/budget/optimize",
      {
        gifts: saved.map((gift) => ({ ...gift, tags: [gift.category] })),
        initialBudget: 26,
        targetBudget: 15,
        optimizationStrategy: "aggressive",
      },
      session,
    );
    expect(plan.status).toBe(200);
    const answer = (await plan.json()) as {
      optimizedGifts: GiftView[];
      savingsBreakdown: { byCategory: object };
    };
    expect(answer.optimizedGifts[0]?.category).toBe("Woodland Treasures");
    const { byCategory } = answer.savingsBreakdown;
    expect(["Woodland Treasures"]).toEqual(expect.arrayContaining(Object.keys(byCategory)));
  });
});

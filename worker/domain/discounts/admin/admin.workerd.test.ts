import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { CODE_LIMITS, discountInput, stateOf } from "#shared/discounts/admin/schema";
import { as, query, refusal, signInOwner } from "../../../testing/own-account";
import { registerPerson } from "../../../testing/people";
import {
  addDiscount,
  changeDiscount,
  deleteDiscount,
  listAdminDiscounts,
  markChecked,
} from "../admin.server";

const GIFT = 1;
let cookie = "";
const owner = <T>(work: Parameters<typeof as<T>>[1]) => as(cookie, work);
const form = (fields: object = {}) =>
  discountInput.parse({ code: "TEA10", percentOff: "10", ...fields });
const list = () => owner((ctx, viewer) => listAdminDiscounts(ctx, viewer, GIFT));
const add = (fields: object = {}) =>
  owner((ctx, viewer) => addDiscount(ctx, viewer, GIFT, form(fields)));
const lastEntry = async () =>
  (
    await query<{ action: string; before: string; after: string }>(
      "SELECT action, before, after FROM audit_log ORDER BY id DESC LIMIT 1",
    )
  )[0];

beforeAll(async () => {
  cookie = await signInOwner();
});
beforeEach(() => env.DB.prepare("DELETE FROM discount_codes").run());

test("a code is added, changed, tried and deleted, each noted", async () => {
  await add({ expires: "2027-01-31", termsEn: "Once a person.", termsZh: "每人一次。" });
  const [code] = await list();
  expect(code).toMatchObject({
    code: "TEA10",
    percentOff: 10,
    centsOff: null,
    terms: { en: "Once a person.", zh: "每人一次。" },
    expiresAt: Date.UTC(2027, 1, 1) / 1000 - 1,
    isSample: false,
  });
  expect((await lastEntry())?.action).toBe("discountCreated");
  const key = { giftId: GIFT, id: code?.id ?? "" };
  const seen = code ? stateOf(code) : "";
  await owner((ctx, viewer) =>
    changeDiscount(ctx, viewer, key, form({ percentOff: undefined, dollarsOff: "$5.50" }), seen),
  );
  expect((await list())[0]).toMatchObject({ percentOff: null, centsOff: 550, terms: {} });
  const entry = await lastEntry();
  expect(entry?.action).toBe("discountChanged");
  expect(JSON.parse(entry?.before ?? "")).toMatchObject({ percentOff: 10 });
  expect(JSON.parse(entry?.after ?? "")).toMatchObject({ centsOff: 550 });
  await owner((ctx, viewer) => markChecked({ ...ctx, now: 2_000_000_000 }, viewer, key));
  expect((await list())[0]?.checkedAt).toBe(2_000_000_000);
  await owner((ctx, viewer) => deleteDiscount(ctx, viewer, key));
  expect(await list()).toEqual([]);
  expect((await lastEntry())?.action).toBe("discountDeleted");
});

test("a gift has each code once, and ten at most", async () => {
  await add();
  expect(await refusal(add({ code: "tea10" }))).toMatchObject({ fields: { code: "codeTaken" } });
  await add({ code: "OTHER" });
  const other = (await list()).find(({ code }) => code === "OTHER");
  const key = { giftId: GIFT, id: other?.id ?? "" };
  const seen = other ? stateOf(other) : "";
  const rename = owner((ctx, viewer) =>
    changeDiscount(ctx, viewer, key, form({ code: "Tea10" }), seen),
  );
  expect(await refusal(rename)).toMatchObject({ fields: { code: "codeTaken" } });
  for (let index = 2; index < CODE_LIMITS.perGift; index++) await add({ code: `CODE${index}` });
  expect(await refusal(add({ code: "ONEMORE" }))).toMatchObject({ code: "taken" });
  expect(await list()).toHaveLength(CODE_LIMITS.perGift);
});

test("the second of two edits of a code gets a conflict and saves after a reload", async () => {
  await add();
  const save = async (seen: string, percentOff: string) => {
    const [code] = await list();
    const key = { giftId: GIFT, id: code?.id ?? "" };
    return owner((ctx, viewer) => changeDiscount(ctx, viewer, key, form({ percentOff }), seen));
  };
  const stands = async () => (await list()).map(stateOf).join();
  const seen = await stands();
  await save(seen, "20");
  expect(await refusal(save(seen, "30"))).toMatchObject({ code: "changedMeanwhile" });
  expect((await list())[0]?.percentOff).toBe(20);
  await save(await stands(), "30");
  expect((await list())[0]?.percentOff).toBe(30);
});

test("nobody but the Owner gets in, and no code of another gift is touched", async () => {
  await add();
  const [code] = await list();
  const person = await registerPerson();
  const key = { giftId: GIFT, id: code?.id ?? "" };
  expect(
    await refusal(as(person.cookie, (ctx, viewer) => deleteDiscount(ctx, viewer, key))),
  ).toMatchObject({ code: "forbidden" });
  expect(
    await refusal(owner((ctx, viewer) => deleteDiscount(ctx, viewer, { ...key, giftId: 2 }))),
  ).toMatchObject({ code: "notFound" });
  expect(await list()).toHaveLength(1);
});

test.each([
  [{ code: "" }, "code", "codeRequired"],
  [{ code: "no blanks" }, "code", "codeForm"],
  [{ percentOff: "0" }, "percentOff", "percentInvalid"],
  [{ percentOff: "101" }, "percentOff", "percentInvalid"],
  [{ dollarsOff: "5" }, "dollarsOff", "oneDiscount"],
  [{ dollarsOff: "-5" }, "dollarsOff", "priceInvalid"],
  [{ percentOff: undefined }, "termsEn", "discountOrTerms"],
  [{ expires: "2027-02-30" }, "expires", "eventDateInvalid"],
  [{ expires: "soon" }, "expires", "eventDateInvalid"],
])("%j is refused at %s", (fields, path, message) => {
  const parsed = discountInput.safeParse({ code: "TEA10", percentOff: "10", ...fields });
  expect(parsed.error?.issues).toContainEqual(expect.objectContaining({ path: [path], message }));
});

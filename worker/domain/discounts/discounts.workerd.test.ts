import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { VISITOR } from "#shared/viewer";
import { finderFields } from "../../testing/briefs";
import { say } from "../../testing/chat";
import { testCtx } from "../../testing/ctx";
import { as, query } from "../../testing/own-account";
import { call, registerPerson } from "../../testing/people";
import { listDiscounts, withDiscounts } from "./discounts.server";

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

type Row = { id: string; code: string; expiresAt: number | null };

const insert = ({ id, code, expiresAt }: Row) =>
  query(
    `INSERT INTO discount_codes (id, gift_id, code, percent_off, terms, expires_at, checked_at, is_sample, created_at)
     SELECT ?1 || '-' || id, id, ?2, 10, '{"en":"English terms","zh":"中文条款"}', ?3, ?4, 0, ?4 FROM gifts`,
    ...[id, code, expiresAt, NOW - DAY],
  );

type Who = "anonymous" | "standard" | "staff" | "premium";
const cookies: Record<Who, string | undefined> = {
  anonymous: undefined,
  standard: "",
  staff: "",
  premium: "",
};
const lists: Record<string, string> = {};

/** What a call answers: its status and every word of its body. */
type Answer = { status: number; text: string };

const read = async (asked: Promise<Response>): Promise<Answer> => {
  const response = await asked;
  return { status: response.status, text: await response.text() };
};
const talk = async (who: Who): Promise<Answer & { cookie: string }> => {
  const message = "my sister, 30, loves tea, birthday, $40";
  const { status, events, cookie } = await say({ message }, options(who));
  return { status, text: JSON.stringify(events), cookie };
};

/** Every call that answers gifts. */
const CALLS: Record<string, (who: Who) => Promise<Answer>> = {
  search: (who) => get(who, "/api/gifts/search?q=tea"),
  category: (who) => get(who, "/api/gifts?category=kitchen"),
  books: (who) => get(who, "/api/gifts?category=books"),
  item: (who) => get(who, "/api/gifts?category=home&item=lamp"),
  custom: (who) => get(who, "/api/gifts/custom"),
  season: (who) => get(who, "/api/gifts/custom?season=christmas"),
  recommend: (who) => read(post(who, "/api/recommend", finderFields())),
  chat: talk,
  "chat on reload": async (who) => {
    const { cookie } = await talk(who);
    return read(call("GET", "/api/chat", undefined, { cookie }));
  },
  favorites: (who) => get(who, "/api/favorites"),
  list: (who) => get(who, `/api/lists/${lists[who]}`),
};
const NEED_ACCOUNT = ["favorites", "list"];

const options = (who: Who) => (cookies[who] ? { cookie: cookies[who] } : {});
const get = (who: Who, path: string) => read(call("GET", path, undefined, options(who)));
const post = (who: Who, path: string, body: unknown) => call("POST", path, body, options(who));

beforeAll(async () => {
  await query("DELETE FROM discount_codes");
  await insert({ id: "open", code: "OPENCODE", expiresAt: null });
  await insert({ id: "dated", code: "DATEDCODE", expiresAt: NOW + DAY });
  await insert({ id: "past", code: "PASTCODE", expiresAt: NOW - 60 });
  for (const who of ["standard", "staff", "premium"] as const) {
    const person = await registerPerson();
    cookies[who] = person.cookie;
    for (const giftId of [1, 2]) await post(who, "/api/favorites", { giftId });
    const list = await (await post(who, "/api/lists", { name: "Tea", giftId: 3 })).json<{
      id: string;
    }>();
    lists[who] = list.id;
    if (who !== "standard") {
      await query(`UPDATE users SET is_${who} = 1 WHERE id = ?`, person.user.id);
    }
  }
});

describe.each(Object.entries(CALLS))("%s", (name, ask) => {
  test.each(["anonymous", "standard", "staff"] as const)("tells %s no code", async (who) => {
    const { status, text } = await ask(who);
    const isRefused = who === "anonymous" && NEED_ACCOUNT.includes(name);
    expect(status).toBe(isRefused ? 401 : 200);
    expect(text.includes("priceCents")).toBe(!isRefused);
    expect(text).not.toMatch(/OPENCODE|DATEDCODE|PASTCODE|discount/i);
  });

  test("tells premium people the codes that count", async () => {
    const { text } = await ask("premium");
    expect(text).toContain('"discountCodes":["DATEDCODE","OPENCODE"]');
    expect(text).toContain("English terms");
    expect(text).not.toContain("PASTCODE");
  });
});

test("neither the cache nor a stored conversation holds a code", async () => {
  for (const name of ["favorites", "recommend", "chat"]) await CALLS[name]?.("premium");
  const { keys } = await env.KV.list();
  const values = await Promise.all(keys.map(({ name }) => env.KV.get(name)));
  expect(values.some((value) => value?.includes("priceCents"))).toBe(true);
  expect(values.join()).not.toMatch(/DATEDCODE|discount/i);
  const stored = await query("SELECT context FROM chat_conversations");
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toMatch(/DATEDCODE|discount/i);
  const standard = await CALLS.favorites?.("standard");
  expect(standard?.text).not.toMatch(/discount/i);
});

describe("withDiscounts", () => {
  const asPremium = <T>(work: Parameters<typeof as<T>>[1]) => as(cookies.premium ?? "", work);
  const gifts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: index + 1, store: `Store ${index}` }));

  test("costs others no query, premium people one however many gifts, and a row a code and gift", async () => {
    const { ctx, meter } = testCtx();
    expect(await withDiscounts(ctx, VISITOR, gifts(3))).toEqual(gifts(3));
    expect(meter?.queries).toBe(0);
    const viewer = await asPremium((_, viewer) => viewer);
    const before = { ...meter };
    const seen = await withDiscounts(ctx, viewer, gifts(300));
    expect((meter?.queries ?? 0) - (before.queries ?? 0)).toBe(1);
    // One of a gift's three codes is past; it is read as well.
    expect((meter?.rowsRead ?? 0) - (before.rowsRead ?? 0)).toBe((3 + 1) * 300);
    expect(seen.every(({ discountCodes }) => discountCodes?.length === 2)).toBe(true);
    expect(seen.every((gift) => gift.discounts?.every(({ store }) => store === gift.store))).toBe(
      true,
    );
    expect(await withDiscounts(ctx, viewer, [])).toEqual([]);
  });

  test("costs a gift without a code nothing", async () => {
    const { ctx, meter } = testCtx();
    const viewer = await asPremium((_, viewer) => viewer);
    const before = meter?.rowsRead ?? 0;
    const unknown = Array.from({ length: 24 }, (_, index) => ({ id: 900_000 + index, store: "" }));
    expect(await withDiscounts(ctx, viewer, unknown)).toEqual(unknown);
    expect((meter?.rowsRead ?? 0) - before).toBe(0);
  });

  test("gives terms in the visitor's language, in English where it has none", async () => {
    const viewer = await asPremium((_, viewer) => viewer);
    const terms = async (locale: "zh" | "fr") =>
      (await listDiscounts(testCtx(locale).ctx, viewer, [1])).get(1)?.[0]?.terms;
    expect(await terms("zh")).toBe("中文条款");
    expect(await terms("fr")).toBe("English terms");
  });

  test("shows a code to its last second and no longer", async () => {
    const viewer = await asPremium((_, viewer) => viewer);
    const codes = async (now: number) =>
      (await listDiscounts({ ...testCtx().ctx, now }, viewer, [1])).get(1)?.map(({ code }) => code);
    expect(await codes(NOW + DAY)).toContain("DATEDCODE");
    expect(await codes(NOW + DAY + 1)).toEqual(["OPENCODE"]);
  });

  test("leaves the codes out when they can't be read, and the gifts in", async () => {
    const broken = async (ctx: Parameters<typeof withDiscounts>[0]) => ({
      ...ctx,
      db: new Proxy(ctx.db, {
        get: () => () => {
          throw new Error("no database");
        },
      }),
    });
    const seen = await asPremium(async (ctx, viewer) =>
      withDiscounts(await broken(ctx), viewer, gifts(1)),
    );
    expect(seen).toEqual(gifts(1));
  });
});

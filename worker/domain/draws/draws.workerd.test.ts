/** Draws with the real database: who may do what, what is kept, and what each can read. */
import { beforeEach, describe, expect, test } from "vitest";
import { DRAW_LIMITS } from "#shared/draws/limits";
import { barInput, drawInput, wishInput } from "#shared/draws/schema";
import { VISITOR, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { testCtx } from "../../testing/ctx";
import { as, query, refusal } from "../../testing/own-account";
import { registerPerson, setPerson } from "../../testing/people";
import { exportData } from "../accounts/own-data/own-data.server";
import { newToken } from "../tokens";
import {
  drawNames,
  joinDraw,
  leaveDraw,
  renewLink,
  revealDraw,
  startOver,
  takeKey,
} from "./drawing.server";
import {
  addNames,
  avoidDraw,
  barPair,
  createDraw,
  getDraw,
  liftFewest,
  listDraws,
  makeHousehold,
  removeDraw,
  removePerson,
  sweepDraws,
} from "./draws.server";
import {
  openEnvelopeOnce,
  openLink,
  readEnvelope,
  readProof,
  saveWishes,
} from "./envelopes.server";

const NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

let cookie = "";
let userId = "";
let drawId = "";

const asHost = <T>(work: (ctx: Ctx, viewer: Viewer) => Promise<T>) => as(cookie, work);
const asVisitor = <T>(work: (ctx: Ctx) => Promise<T>) => as("", (ctx) => work(ctx));

async function newDraw(names: readonly string[] = NAMES, limit = "25") {
  const { id } = await asHost((ctx, viewer) =>
    createDraw(ctx, viewer, drawInput.parse({ title: "Christmas", limit })),
  );
  if (names.length > 0) {
    await asHost((ctx, viewer) => addNames(ctx, viewer, id, names.join("\n")));
  }
  return id;
}

beforeEach(async () => {
  const person = await registerPerson({ username: `draws ${crypto.randomUUID().slice(0, 8)}` });
  cookie = person.cookie;
  userId = person.user.id;
  drawId = await newDraw();
});

const draw = (id = drawId, held: string[] = []) =>
  asHost((ctx, viewer) => drawNames(ctx, viewer, id, held));
const hosted = (held: string[] = [], id = drawId) =>
  asHost((ctx, viewer) => getDraw(ctx, viewer, id, held));
const linkOf = async (name: string, key: string, id = drawId) => {
  const { people } = await hosted([key], id);
  return people.find((person) => person.name === name)?.token ?? "";
};

/** Opens somebody's link; answers their own. */
async function open(given: string, own = newToken()) {
  await asVisitor((ctx) => openEnvelopeOnce(ctx, VISITOR, given, own));
  return own;
}
const read = (own: string) =>
  asVisitor(async (ctx) => {
    const link = await openLink(ctx, own, []);
    if (link.kind !== "own") throw new Error(link.kind);
    return readEnvelope(ctx, own, link.seat);
  });

/** Opens everybody's link: own links by name. */
async function openAll(key: string, id = drawId) {
  const { people } = await hosted([key], id);
  const owns = new Map<string, string>();
  for (const { name, token } of people) owns.set(name, await open(token ?? ""));
  return owns;
}
const pairsOf = async (owns: ReadonlyMap<string, string>) => {
  const pairs = new Map<string, string>();
  for (const [name, own] of owns) pairs.set(name, (await read(own)).receiver);
  return pairs;
};

describe("names", () => {
  test("are taken as people paste them, and who is there stays", async () => {
    const id = await newDraw([]);
    const text = "1. Ana\n- Ben <ben@example.com>, Cleo; dan@example.com\r\n\n";
    await asHost((ctx, viewer) => addNames(ctx, viewer, id, text));
    await asHost((ctx, viewer) => addNames(ctx, viewer, id, "ANA\nEve"));
    const { people } = await hosted([], id);
    expect(people.map(({ name, email }) => [name, email])).toEqual([
      ["Ana", ""],
      ["Ben", "ben@example.com"],
      ["Cleo", ""],
      ["dan", "dan@example.com"],
      ["Eve", ""],
    ]);
  });

  test.each([
    [
      "ten thousand of them",
      Array.from({ length: 10_000 }, (_, n) => `N${n}`).join("\n"),
      "drawTooMany",
    ],
    ["sixty-one of them", Array.from({ length: 61 }, (_, n) => `N${n}`).join(","), "drawTooMany"],
    ["one twice", "Mia\nmia", "drawNameTwice"],
    ["one with a mail that is none", "Mia <nonsense>", "emailInvalid"],
  ])("are refused in words: %s", async (_, text, message) => {
    const begun = performance.now();
    const refused = await refusal(asHost((ctx, viewer) => addNames(ctx, viewer, drawId, text)));
    expect(refused).toEqual({ code: "invalidInput", fields: { names: message } });
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect((await hosted()).people).toHaveLength(NAMES.length);
  });

  test("end at sixty, whatever comes in pieces", async () => {
    const more = (from: number) => Array.from({ length: 30 }, (_, n) => `N${from + n}`).join("\n");
    await asHost((ctx, viewer) => addNames(ctx, viewer, drawId, more(0)));
    const work = asHost((ctx, viewer) => addNames(ctx, viewer, drawId, more(30)));
    expect((await refusal(work)).fields).toEqual({ names: "drawTooMany" });
  });
});

describe("a draw", () => {
  test("gives each a link, by which they alone read whom they drew", async () => {
    const key = await draw();
    const pairs = await pairsOf(await openAll(key));
    expect([...pairs.values()].toSorted()).toEqual(NAMES);
    expect([...pairs].every(([giver, receiver]) => giver !== receiver)).toBe(true);
  });

  test("is kept so that no row tells a pair or opens a link", async () => {
    const key = await draw();
    const owns = await openAll(key);
    const tables = ["draws", "draw_seats"];
    const rows = await Promise.all(tables.map((table) => query(`SELECT * FROM ${table}`)));
    const kept = JSON.stringify(rows);
    for (const secret of [key, ...owns.values()]) expect(kept).not.toContain(secret);
    const [row] = await query<{ envelopes: string }>("SELECT * FROM draws WHERE id = ?", drawId);
    const sealed = Object.values(JSON.parse(row?.envelopes ?? "{}") as Record<string, string>);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expect(JSON.stringify(await hosted([key]))).not.toContain('"pairs"');
  });

  test("keeps households and pairs apart, one way or both", async () => {
    await asHost((ctx, viewer) => makeHousehold(ctx, viewer, drawId, [1, 2]));
    const bar = (from: number, to: number, both?: string) =>
      asHost((ctx, viewer) => barPair(ctx, viewer, drawId, barInput.parse({ from, to, both })));
    await bar(3, 4, "on");
    await bar(5, 1);
    for (let time = 0; time < 6; time++) {
      const pairs = await pairsOf(await openAll(await draw()));
      expect(pairs.get("Ana")).not.toBe("Ben");
      expect(pairs.get("Ben")).not.toBe("Ana");
      expect(pairs.get("Cleo")).not.toBe("Dan");
      expect(pairs.get("Dan")).not.toBe("Cleo");
      expect(pairs.get("Eve")).not.toBe("Ana");
      await asHost((ctx, viewer) => startOver(ctx, viewer, drawId));
    }
  });

  test("that isn't possible names the fewest pairs to allow, and goes on with them", async () => {
    await asHost((ctx, viewer) => makeHousehold(ctx, viewer, drawId, [1, 2, 3, 4]));
    const { lifts } = await hosted();
    expect(lifts).toHaveLength(3);
    expect((await refusal(draw())).fields).toEqual({ draw: "drawImpossible" });
    await asHost((ctx, viewer) => liftFewest(ctx, viewer, drawId));
    expect((await hosted()).lifts).toBe(null);
    await draw();
  });

  test("needs three people", async () => {
    const id = await newDraw(["Ana", "Ben"]);
    expect((await refusal(draw(id))).fields).toEqual({ draw: "drawTooFew" });
  });

  test("is made once, however many ask at a time", async () => {
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => draw()));
    const made = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(made).toHaveLength(1);
    const seats = await query("SELECT seat FROM draw_seats WHERE draw_id = ?", drawId);
    expect(seats).toHaveLength(NAMES.length);
    expect((await hosted(made)).hostKey).toBe(made[0]);
  });

  test("doesn't repeat an earlier one, which only the browser that drew it can tell", async () => {
    const names = ["Ana", "Ben", "Cleo"];
    const first = await newDraw(names);
    const key = await draw(first);
    const before = await pairsOf(await openAll(key, first));
    const next = await newDraw(names);
    await asHost((ctx, viewer) => avoidDraw(ctx, viewer, next, first));
    expect((await refusal(draw(next))).fields).toEqual({ draw: "drawEarlierLocked" });
    const after = await pairsOf(await openAll(await draw(next, [key]), next));
    for (const name of names) expect(after.get(name)).not.toBe(before.get(name));
    const third = await newDraw(names);
    await asHost((ctx, viewer) => avoidDraw(ctx, viewer, third, first));
    const bar = barInput.parse({ from: 1, to: before.get("Ana") === "Ben" ? 3 : 2 });
    await asHost((ctx, viewer) => barPair(ctx, viewer, third, bar));
    expect((await refusal(draw(third, [key]))).fields).toEqual({ draw: "drawEarlierBars" });
  });
});

describe("an envelope", () => {
  test("opens once: the host's link then opens nothing, and says so", async () => {
    const key = await draw();
    const given = await linkOf("Ana", key);
    const own = await open(given);
    await open(given, own);
    expect((await refusal(open(given))).code).toBe("taken");
    const link = await asVisitor((ctx) => openLink(ctx, given, []));
    expect(link).toMatchObject({ kind: "spent", own: null });
    expect(await asVisitor((ctx) => openLink(ctx, given, [own]))).toMatchObject({ own });
    const { people } = await hosted([key]);
    expect(people.filter(({ openedAt }) => openedAt !== null).map(({ name }) => name)).toEqual([
      "Ana",
    ]);
    expect(people[0]?.token).toBe(null);
  });

  test("of two who open it at once one gets it", async () => {
    const given = await linkOf("Ana", await draw());
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => open(given)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("shows what the receiver wishes, and gifts within the limit with their reasons", async () => {
    const owns = await openAll(await draw());
    const [giver = "", receiver = ""] = [...(await pairsOf(owns))][0] ?? [];
    const wishes = wishInput.parse({ likes: "tea, hiking", avoid: "candles", sizes: "M" });
    await asVisitor((ctx) => saveWishes(ctx, VISITOR, owns.get(receiver) ?? "", wishes));
    const seen = await read(owns.get(giver) ?? "");
    expect(seen.wishes).toEqual(wishes);
    expect(seen.gifts).toHaveLength(DRAW_LIMITS.gifts);
    for (const gift of seen.gifts) {
      expect(gift.priceCents).toBeLessThanOrEqual(2_500);
      expect(gift.reasoning).not.toBe("");
    }
    expect(seen.address).not.toContain(receiver);
    expect((await read(owns.get(receiver) ?? "")).own).toEqual(wishes);
    const [kept] = await query<{ n: number }>(
      "SELECT count(*) AS n FROM draw_seats WHERE wishes LIKE '%hiking%'",
    );
    expect(kept?.n).toBe(0);
  });

  test("costs a page of sixty people at most eight queries and sixty rows", async () => {
    const more = Array.from({ length: 55 }, (_, n) => `N${n}`).join("\n");
    await asHost((ctx, viewer) => addNames(ctx, viewer, drawId, more));
    const key = await draw();
    const owns = new Map([["Ana", await open(await linkOf("Ana", key))]]);
    const receiver = (await read(owns.get("Ana") ?? "")).receiver;
    const theirs = await open(await linkOf(receiver, key));
    const wishes = wishInput.parse({ likes: "tea, hiking", avoid: "candles, earrings" });
    const write = testCtx();
    await saveWishes(write.ctx, VISITOR, theirs, wishes);
    expect(write.meter.rowsWritten).toBeLessThanOrEqual(10);
    const { ctx, meter } = testCtx("zh");
    const link = await openLink(ctx, owns.get("Ana") ?? "", []);
    expect((await readEnvelope(ctx, owns.get("Ana") ?? "", link.seat)).gifts).not.toEqual([]);
    expect(meter.queries).toBeLessThanOrEqual(8);
    expect(meter.rowsRead).toBeLessThanOrEqual(60);
    const opening = testCtx();
    const given = (await hosted([key])).people.find(({ token }) => token)?.token ?? "";
    await openEnvelopeOnce(opening.ctx, VISITOR, given, newToken());
    expect(opening.meter.rowsWritten).toBeLessThanOrEqual(10);
    await asHost(async () => {
      const host = testCtx();
      const viewer = await as(cookie, async (_, own) => own);
      await getDraw(host.ctx, viewer, drawId, [key]);
      expect(host.meter.rowsRead).toBeLessThanOrEqual(60);
    });
  });
});

describe("after the draw", () => {
  test("who leaves changes as few pairs as can be, and only those are told", async () => {
    const key = await draw();
    const owns = await openAll(key);
    const before = await pairsOf(owns);
    const gone = owns.get("Ben") ?? "";
    owns.delete("Ben");
    const codes = new Map<string, string>();
    for (const [name, own] of owns) codes.set(name, (await read(own)).code);
    await asHost((ctx, viewer) => leaveDraw(ctx, viewer, drawId, { seat: 2, held: [key] }));
    const after = await pairsOf(owns);
    expect([...after.values()].toSorted()).toEqual(["Ana", "Cleo", "Dan", "Eve"]);
    const changed = [...after].filter(([name, to]) => before.get(name) !== to);
    expect(changed.length).toBeLessThanOrEqual(2);
    for (const [name, own] of owns) {
      const { changedAt, code } = await read(own);
      const isTold = changed.some(([giver]) => giver === name);
      expect(changedAt !== null).toBe(isTold);
      expect(code !== codes.get(name)).toBe(isTold);
    }
    expect((await refusal(read(gone))).code).toBe("notFound");
  });

  test("who joins draws one and is drawn by one", async () => {
    const key = await draw();
    const owns = await openAll(key);
    const before = await pairsOf(owns);
    const join = { name: "Finn", held: [key] };
    await asHost((ctx, viewer) => joinDraw(ctx, viewer, drawId, join));
    owns.set("Finn", await open(await linkOf("Finn", key)));
    const after = await pairsOf(owns);
    const changed = [...after].filter(([name, to]) => name !== "Finn" && before.get(name) !== to);
    expect(changed.map(([, to]) => to)).toEqual(["Finn"]);
    expect((await read(owns.get("Finn") ?? "")).changedAt).toBe(null);
    expect(
      (await refusal(asHost((ctx, viewer) => joinDraw(ctx, viewer, drawId, join)))).fields,
    ).toEqual({ name: "drawNameTaken" });
  });

  test("seals all envelopes anew with each change, so that backups tell nothing", async () => {
    const key = await draw();
    const envelopes = async () => {
      const [row] = await query<{ envelopes: string }>(
        "SELECT envelopes FROM draws WHERE id = ?",
        drawId,
      );
      return JSON.parse(row?.envelopes ?? "{}") as Record<string, string>;
    };
    const before = await envelopes();
    await asHost((ctx, viewer) => joinDraw(ctx, viewer, drawId, { name: "Finn", held: [key] }));
    const after = await envelopes();
    for (const seat of Object.keys(before)) expect(after[seat]).not.toBe(before[seat]);
  });

  test("a new link ends the one before and leaves the pair", async () => {
    const key = await draw();
    const owns = await openAll(key);
    const { receiver } = await read(owns.get("Ana") ?? "");
    await asHost((ctx, viewer) => renewLink(ctx, viewer, drawId, { seat: 1, held: [key] }));
    expect((await refusal(read(owns.get("Ana") ?? ""))).code).toBe("notFound");
    expect((await read(await open(await linkOf("Ana", key)))).receiver).toBe(receiver);
  });

  test("nothing changes without the key of the browser that drew", async () => {
    await draw();
    const held = [newToken()];
    const change = { seat: 1, held };
    for (const work of [leaveDraw, renewLink]) {
      const refused = await refusal(asHost((ctx, viewer) => work(ctx, viewer, drawId, change)));
      expect(refused.fields).toEqual({ draw: "drawKeyElsewhere" });
    }
    const refused = await refusal(asHost((ctx, viewer) => revealDraw(ctx, viewer, drawId, held)));
    expect(refused.fields).toEqual({ draw: "drawKeyElsewhere" });
    expect((await hosted(held)).people.every(({ token }) => token === null)).toBe(true);
  });

  test("the key can be brought to another browser, and no other key is taken", async () => {
    const key = await draw();
    const take = (brought: string) =>
      asHost((ctx, viewer) => takeKey(ctx, viewer, drawId, brought));
    expect(await take(key)).toBe(key);
    expect((await refusal(take(newToken()))).fields).toEqual({ key: "drawKeyWrong" });
    const { cookie: other } = await registerPerson();
    const stolen = as(other, (ctx, viewer) => takeKey(ctx, viewer, drawId, key));
    expect((await refusal(stolen)).code).toBe("notFound");
  });

  test("a revealed draw can be repeated by who took part, with every change", async () => {
    const key = await draw();
    const owns = await openAll(key);
    const ana = owns.get("Ana") ?? "";
    expect((await refusal(asVisitor((ctx) => readProof(ctx, ana)))).code).toBe("notFound");
    await asHost((ctx, viewer) => joinDraw(ctx, viewer, drawId, { name: "Finn", held: [key] }));
    await asHost((ctx, viewer) => leaveDraw(ctx, viewer, drawId, { seat: 3, held: [key] }));
    owns.delete("Cleo");
    const pairs = await pairsOf(owns);
    const { code } = await read(ana);
    await asHost((ctx, viewer) => revealDraw(ctx, viewer, drawId, [key]));
    const proof = await asVisitor((ctx) => readProof(ctx, ana));
    expect(proof.isProven).toBe(true);
    expect(proof.steps.map(({ kind }) => kind)).toEqual(["draw", "join", "leave"]);
    expect(proof.steps.map((step) => step.code)).toContain(code);
    const { revealed } = await hosted();
    for (const [giver, receiver] of pairs) expect(revealed).toContainEqual([giver, receiver]);
    await query(
      `UPDATE draws SET proof = json_set(proof, '$[0].pairs[0][1]', proof ->> '$[0].pairs[1][1]',
         '$[0].pairs[1][1]', proof ->> '$[0].pairs[0][1]') WHERE id = ?`,
      drawId,
    );
    expect((await asVisitor((ctx) => readProof(ctx, ana))).isProven).toBe(false);
  });
});

describe("a host", () => {
  test("sees and changes nobody else's draw", async () => {
    const { cookie: other } = await registerPerson();
    const works: ((ctx: Ctx, viewer: Viewer) => Promise<unknown>)[] = [
      (ctx: Ctx, viewer: Viewer) => getDraw(ctx, viewer, drawId, []),
      (ctx: Ctx, viewer: Viewer) => addNames(ctx, viewer, drawId, "Zoe"),
      (ctx: Ctx, viewer: Viewer) => drawNames(ctx, viewer, drawId, []),
      (ctx: Ctx, viewer: Viewer) => startOver(ctx, viewer, drawId),
    ];
    for (const work of works) expect((await refusal(as(other, work))).code).toBe("notFound");
    await as(other, (ctx, viewer) => removeDraw(ctx, viewer, drawId));
    expect((await hosted()).people).toHaveLength(NAMES.length);
    expect(await as(other, listDraws)).toEqual([]);
  });

  test("changes no rule once it is drawn, and can start over", async () => {
    const key = await draw();
    const given = await linkOf("Ana", key);
    const work = asHost((ctx, viewer) => removePerson(ctx, viewer, drawId, 1));
    expect((await refusal(work)).code).toBe("changedMeanwhile");
    await asHost((ctx, viewer) => startOver(ctx, viewer, drawId));
    expect((await refusal(open(given))).code).toBe("notFound");
    await asHost((ctx, viewer) => removePerson(ctx, viewer, drawId, 1));
    expect((await hosted()).isDrawn).toBe(false);
  });

  test("has at most twenty draws", async () => {
    for (let n = 1; n < DRAW_LIMITS.account; n++) await newDraw([]);
    expect((await refusal(newDraw([]))).fields).toEqual({ title: "drawsFull" });
  });

  test("takes along what they wrote, and erasing the account erases it all", async () => {
    await draw();
    const data = await asHost((ctx, viewer) => exportData(ctx, viewer));
    expect(data.draws).toMatchObject([
      { title: "Christmas", people: NAMES.map((name) => ({ name })) },
    ]);
    expect(JSON.stringify(data.draws)).not.toMatch(/book|envelopes|hash/);
    await setPerson(userId, "deleted_at = 1");
    await query("DELETE FROM users WHERE id = ?", userId);
    expect(await query("SELECT id FROM draws WHERE user_id = ?", userId)).toEqual([]);
    expect(await query("SELECT seat FROM draw_seats WHERE draw_id = ?", drawId)).toEqual([]);
  });
});

test("a closed account's draw opens for nobody", async () => {
  const given = await linkOf("Ana", await draw());
  await setPerson(userId, "deleted_at = 1");
  expect((await refusal(open(given))).code).toBe("notFound");
});

test("draws of three years ago are deleted in the night", async () => {
  const kept = await newDraw();
  await query("UPDATE draws SET created_at = 1 WHERE id = ?", drawId);
  await as("", (ctx) => sweepDraws(ctx));
  const left = await query("SELECT id FROM draws WHERE user_id = ?", userId);
  expect(left).toEqual([{ id: kept }]);
});

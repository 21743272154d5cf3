/** Draws with the real database: what a host sets up, draws and owns. */
import { beforeEach, describe, expect, test } from "vitest";
import { DRAW_LIMITS } from "#shared/draws/limits";
import { barInput } from "#shared/draws/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { type Host, NAMES, newHost, openEnvelope, pairsOf } from "../../testing/draws";
import { as, query, refusal } from "../../testing/own-account";
import { registerPerson, setPerson } from "../../testing/people";
import { exportData } from "../accounts/own-data/own-data.server";
import { drawNames, leaveDraw, revealDraw, startOver } from "./drawing.server";
import {
  addNames,
  avoidDraw,
  barPair,
  getDraw,
  liftFewest,
  listDraws,
  makeHousehold,
  removeDraw,
  removePerson,
  sweepDraws,
} from "./draws.server";

let host: Host;

beforeEach(async () => {
  host = await newHost();
});

describe("names", () => {
  test("are taken as people paste them, and who is there stays", async () => {
    const id = await host.newDraw([]);
    const text = "1. Ana\n- Ben <ben@example.com>, Cleo; dan@example.com\r\n\n";
    await host.asHost((ctx, viewer) => addNames(ctx, viewer, id, text));
    await host.asHost((ctx, viewer) => addNames(ctx, viewer, id, "ANA\nEve"));
    const { people } = await host.hosted([], id);
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
    const refused = await refusal(
      host.asHost((ctx, viewer) => addNames(ctx, viewer, host.drawId, text)),
    );
    expect(refused).toEqual({ code: "invalidInput", fields: { names: message } });
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect((await host.hosted()).people).toHaveLength(NAMES.length);
  });

  test("end at sixty, whatever comes in pieces", async () => {
    const more = (from: number) => Array.from({ length: 30 }, (_, n) => `N${from + n}`).join("\n");
    await host.asHost((ctx, viewer) => addNames(ctx, viewer, host.drawId, more(0)));
    const work = host.asHost((ctx, viewer) => addNames(ctx, viewer, host.drawId, more(30)));
    expect((await refusal(work)).fields).toEqual({ names: "drawTooMany" });
  });
});

describe("a draw", () => {
  test("gives each a link, by which they alone read whom they drew", async () => {
    const key = await host.draw();
    const pairs = await pairsOf(await host.openAll(key));
    expect([...pairs.values()].toSorted()).toEqual(NAMES);
    expect([...pairs].every(([giver, receiver]) => giver !== receiver)).toBe(true);
  });

  test("is kept so that no row tells a pair or opens a link", async () => {
    const key = await host.draw();
    const owns = await host.openAll(key);
    const tables = ["draws", "draw_seats"];
    const rows = await Promise.all(tables.map((table) => query(`SELECT * FROM ${table}`)));
    const kept = JSON.stringify(rows);
    for (const secret of [key, ...owns.values()]) expect(kept).not.toContain(secret);
    const [row] = await query<{ envelopes: string }>(
      "SELECT * FROM draws WHERE id = ?",
      host.drawId,
    );
    const sealed = Object.values(JSON.parse(row?.envelopes ?? "{}") as Record<string, string>);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expect(JSON.stringify(await host.hosted([key]))).not.toContain('"pairs"');
  });

  test("keeps households and pairs apart, one way or both", async () => {
    await host.asHost((ctx, viewer) => makeHousehold(ctx, viewer, host.drawId, [1, 2]));
    const bar = (from: number, to: number, both?: string) =>
      host.asHost((ctx, viewer) =>
        barPair(ctx, viewer, host.drawId, barInput.parse({ from, to, both })),
      );
    await bar(3, 4, "on");
    await bar(5, 1);
    for (let time = 0; time < 6; time++) {
      const pairs = await pairsOf(await host.openAll(await host.draw()));
      expect(pairs.get("Ana")).not.toBe("Ben");
      expect(pairs.get("Ben")).not.toBe("Ana");
      expect(pairs.get("Cleo")).not.toBe("Dan");
      expect(pairs.get("Dan")).not.toBe("Cleo");
      expect(pairs.get("Eve")).not.toBe("Ana");
      await host.asHost((ctx, viewer) => startOver(ctx, viewer, host.drawId));
    }
  });

  test("that isn't possible names the fewest pairs to allow, and goes on with them", async () => {
    await host.asHost((ctx, viewer) => makeHousehold(ctx, viewer, host.drawId, [1, 2, 3, 4]));
    const { lifts } = await host.hosted();
    expect(lifts).toHaveLength(3);
    expect((await refusal(host.draw())).fields).toEqual({ draw: "drawImpossible" });
    await host.asHost((ctx, viewer) => liftFewest(ctx, viewer, host.drawId));
    expect((await host.hosted()).lifts).toBe(null);
    await host.draw();
  });

  test("needs three people", async () => {
    const id = await host.newDraw(["Ana", "Ben"]);
    expect((await refusal(host.draw(id))).fields).toEqual({ draw: "drawTooFew" });
  });

  test("is made once, however many ask at a time", async () => {
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => host.draw()));
    const made = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(made).toHaveLength(1);
    const seats = await query("SELECT seat FROM draw_seats WHERE draw_id = ?", host.drawId);
    expect(seats).toHaveLength(NAMES.length);
    expect((await host.hosted(made)).hostKey).toBe(made[0]);
  });

  test("doesn't repeat an earlier one that is revealed", async () => {
    const names = ["Ana", "Ben", "Cleo"];
    const first = await host.newDraw(names);
    const key = await host.draw(first);
    const before = await pairsOf(await host.openAll(key, first));
    await host.asHost((ctx, viewer) => revealDraw(ctx, viewer, first, [key]));
    const next = await host.newDraw(names);
    await host.asHost((ctx, viewer) => avoidDraw(ctx, viewer, next, first));
    const after = await pairsOf(await host.openAll(await host.draw(next), next));
    for (const name of names) expect(after.get(name)).not.toBe(before.get(name));
    const third = await host.newDraw(names);
    await host.asHost((ctx, viewer) => avoidDraw(ctx, viewer, third, first));
    const bar = barInput.parse({ from: 1, to: before.get("Ana") === "Ben" ? 3 : 2 });
    await host.asHost((ctx, viewer) => barPair(ctx, viewer, third, bar));
    expect((await refusal(host.draw(third))).fields).toEqual({ draw: "drawEarlierBars" });
  });

  test("tells its host nothing of a secret one, whatever rules they try beside it", async () => {
    await host.draw();
    for (const names of [NAMES, ["Ana", "Ben", "Nobody"], ["Ana", "Cleo", "Nobody"]]) {
      const probe = await host.newDraw(names);
      await host.asHost((ctx, viewer) => avoidDraw(ctx, viewer, probe, host.drawId));
      expect((await refusal(host.draw(probe))).fields).toEqual({ draw: "drawEarlierSecret" });
    }
  });
});

describe("a host", () => {
  test("sees and changes nobody else's draw", async () => {
    const { cookie: other } = await registerPerson();
    const works: ((ctx: Ctx, viewer: Viewer) => Promise<unknown>)[] = [
      (ctx: Ctx, viewer: Viewer) => getDraw(ctx, viewer, host.drawId, []),
      (ctx: Ctx, viewer: Viewer) => addNames(ctx, viewer, host.drawId, "Zoe"),
      (ctx: Ctx, viewer: Viewer) => drawNames(ctx, viewer, host.drawId),
      (ctx: Ctx, viewer: Viewer) => startOver(ctx, viewer, host.drawId),
    ];
    for (const work of works) expect((await refusal(as(other, work))).code).toBe("notFound");
    await as(other, (ctx, viewer) => removeDraw(ctx, viewer, host.drawId));
    expect((await host.hosted()).people).toHaveLength(NAMES.length);
    expect(await as(other, listDraws)).toEqual([]);
  });

  test("changes no rule once it is drawn, and can start over", async () => {
    const key = await host.draw();
    const given = await host.linkOf("Ana", key);
    const work = host.asHost((ctx, viewer) => removePerson(ctx, viewer, host.drawId, 1));
    expect((await refusal(work)).code).toBe("changedMeanwhile");
    await host.asHost((ctx, viewer) => startOver(ctx, viewer, host.drawId));
    expect((await refusal(openEnvelope(given))).code).toBe("notFound");
    await host.asHost((ctx, viewer) => removePerson(ctx, viewer, host.drawId, 1));
    expect((await host.hosted()).isDrawn).toBe(false);
  });

  test("who starts over after somebody left has no rule about them any more", async () => {
    const bar = barInput.parse({ from: 1, to: 2, both: "on" });
    await host.asHost((ctx, viewer) => barPair(ctx, viewer, host.drawId, bar));
    const held = [await host.draw()];
    await host.asHost((ctx, viewer) => leaveDraw(ctx, viewer, host.drawId, { seat: 2, held }));
    await host.asHost((ctx, viewer) => startOver(ctx, viewer, host.drawId));
    const { barred, people } = await host.hosted();
    expect(barred).toEqual([]);
    expect(people.map(({ name }) => name)).toEqual(["Ana", "Cleo", "Dan", "Eve"]);
  });

  test("has at most twenty draws", async () => {
    for (let n = 1; n < DRAW_LIMITS.account; n++) await host.newDraw([]);
    expect((await refusal(host.newDraw([]))).fields).toEqual({ title: "drawsFull" });
  });

  test("takes along what they wrote, and erasing the account erases it all", async () => {
    await host.draw();
    const data = await host.asHost((ctx, viewer) => exportData(ctx, viewer));
    expect(data.draws).toMatchObject([
      { title: "Christmas", people: NAMES.map((name) => ({ name })) },
    ]);
    expect(JSON.stringify(data.draws)).not.toMatch(/book|envelopes|hash/);
    await setPerson(host.userId, "deleted_at = 1");
    await query("DELETE FROM users WHERE id = ?", host.userId);
    expect(await query("SELECT id FROM draws WHERE user_id = ?", host.userId)).toEqual([]);
    expect(await query("SELECT seat FROM draw_seats WHERE draw_id = ?", host.drawId)).toEqual([]);
  });
});

test("a closed account's draw opens for nobody", async () => {
  const given = await host.linkOf("Ana", await host.draw());
  await setPerson(host.userId, "deleted_at = 1");
  expect((await refusal(openEnvelope(given))).code).toBe("notFound");
});

test("draws of three years ago are deleted in the night", async () => {
  const kept = await host.newDraw();
  await query("UPDATE draws SET created_at = 1 WHERE id = ?", host.drawId);
  await as("", (ctx) => sweepDraws(ctx));
  const left = await query("SELECT id FROM draws WHERE user_id = ?", host.userId);
  expect(left).toEqual([{ id: kept }]);
});

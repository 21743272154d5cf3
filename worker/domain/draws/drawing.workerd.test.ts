/** Draws after they were drawn: who joins and leaves, links, keys and the reveal. */
import { beforeEach, describe, expect, test } from "vitest";
import { asVisitor, type Host, newHost, openEnvelope, pairsOf, readOwn } from "../../testing/draws";
import { as, query, refusal } from "../../testing/own-account";
import { registerPerson } from "../../testing/people";
import { newToken } from "../tokens";
import { joinDraw, leaveDraw, renewLink, revealDraw, startOver, takeKey } from "./drawing.server";
import { makeHousehold } from "./draws.server";
import { readProof } from "./envelopes.server";

let host: Host;

beforeEach(async () => {
  host = await newHost();
});

describe("after the draw", () => {
  test("who leaves changes as few pairs as can be, and only those are told", async () => {
    const key = await host.draw();
    const owns = await host.openAll(key);
    const before = await pairsOf(owns);
    const gone = owns.get("Ben") ?? "";
    owns.delete("Ben");
    const codes = new Map<string, string>();
    for (const [name, own] of owns) codes.set(name, (await readOwn(own)).code);
    await host.asHost((ctx, viewer) =>
      leaveDraw(ctx, viewer, host.drawId, { seat: 2, held: [key] }),
    );
    const after = await pairsOf(owns);
    expect([...after.values()].toSorted()).toEqual(["Ana", "Cleo", "Dan", "Eve"]);
    const changed = [...after].filter(([name, to]) => before.get(name) !== to);
    expect(changed.length).toBeLessThanOrEqual(2);
    for (const [name, own] of owns) {
      const { changedAt, code } = await readOwn(own);
      const isTold = changed.some(([giver]) => giver === name);
      expect(changedAt !== null).toBe(isTold);
      expect(code !== codes.get(name)).toBe(isTold);
    }
    expect((await refusal(readOwn(gone))).code).toBe("notFound");
  });

  test("who joins draws one and is drawn by one", async () => {
    const key = await host.draw();
    const owns = await host.openAll(key);
    const before = await pairsOf(owns);
    const join = { name: "Finn", held: [key] };
    await host.asHost((ctx, viewer) => joinDraw(ctx, viewer, host.drawId, join));
    owns.set("Finn", await openEnvelope(await host.linkOf("Finn", key)));
    const after = await pairsOf(owns);
    const changed = [...after].filter(([name, to]) => name !== "Finn" && before.get(name) !== to);
    expect(changed.map(([, to]) => to)).toEqual(["Finn"]);
    expect((await readOwn(owns.get("Finn") ?? "")).changedAt).toBe(null);
    expect(
      (await refusal(host.asHost((ctx, viewer) => joinDraw(ctx, viewer, host.drawId, join))))
        .fields,
    ).toEqual({ name: "drawNameTaken" });
  });

  test("seals all envelopes anew with each change, so that backups tell nothing", async () => {
    const key = await host.draw();
    const envelopes = async () => {
      const [row] = await query<{ envelopes: string }>(
        "SELECT envelopes FROM draws WHERE id = ?",
        host.drawId,
      );
      return JSON.parse(row?.envelopes ?? "{}") as Record<string, string>;
    };
    const before = await envelopes();
    await host.asHost((ctx, viewer) =>
      joinDraw(ctx, viewer, host.drawId, { name: "Finn", held: [key] }),
    );
    const after = await envelopes();
    for (const seat of Object.keys(before)) expect(after[seat]).not.toBe(before[seat]);
  });

  test("a new link ends the one before, leaves the pair and says that it is new", async () => {
    const key = await host.draw();
    const owns = await host.openAll(key);
    const { receiver, isRenewed } = await readOwn(owns.get("Ana") ?? "");
    expect(isRenewed).toBe(false);
    await host.asHost((ctx, viewer) =>
      renewLink(ctx, viewer, host.drawId, { seat: 1, held: [key] }),
    );
    expect((await refusal(readOwn(owns.get("Ana") ?? ""))).code).toBe("notFound");
    const renewed = await readOwn(await openEnvelope(await host.linkOf("Ana", key)));
    expect(renewed).toMatchObject({ receiver, isRenewed: true });
    await host.asHost((ctx, viewer) => startOver(ctx, viewer, host.drawId));
    const anew = await openEnvelope(await host.linkOf("Ana", await host.draw()));
    expect((await readOwn(anew)).isRenewed).toBe(false);
  });

  test("nothing changes without the key of the browser that drew", async () => {
    await host.draw();
    const held = [newToken()];
    const change = { seat: 1, held };
    for (const work of [leaveDraw, renewLink]) {
      const refused = await refusal(
        host.asHost((ctx, viewer) => work(ctx, viewer, host.drawId, change)),
      );
      expect(refused.fields).toEqual({ draw: "drawKeyElsewhere" });
    }
    const refused = await refusal(
      host.asHost((ctx, viewer) => revealDraw(ctx, viewer, host.drawId, held)),
    );
    expect(refused.fields).toEqual({ draw: "drawKeyElsewhere" });
    expect((await host.hosted(held)).people.every(({ token }) => token === null)).toBe(true);
  });

  test("the key can be brought to another browser, and no other key is taken", async () => {
    const key = await host.draw();
    const take = (brought: string) =>
      host.asHost((ctx, viewer) => takeKey(ctx, viewer, host.drawId, brought));
    expect(await take(key)).toBe(key);
    expect((await refusal(take(newToken()))).fields).toEqual({ key: "drawKeyWrong" });
    const { cookie: other } = await registerPerson();
    const stolen = as(other, (ctx, viewer) => takeKey(ctx, viewer, host.drawId, key));
    expect((await refusal(stolen)).code).toBe("notFound");
  });

  test("a revealed draw can be repeated by who took part, with every change", async () => {
    const key = await host.draw();
    const owns = await host.openAll(key);
    const ana = owns.get("Ana") ?? "";
    expect((await refusal(asVisitor((ctx) => readProof(ctx, ana)))).code).toBe("notFound");
    await host.asHost((ctx, viewer) =>
      joinDraw(ctx, viewer, host.drawId, { name: "Finn", held: [key] }),
    );
    await host.asHost((ctx, viewer) =>
      leaveDraw(ctx, viewer, host.drawId, { seat: 3, held: [key] }),
    );
    owns.delete("Cleo");
    const pairs = await pairsOf(owns);
    const { code } = await readOwn(ana);
    await host.asHost((ctx, viewer) => revealDraw(ctx, viewer, host.drawId, [key]));
    const proof = await asVisitor((ctx) => readProof(ctx, ana));
    expect(proof.isProven).toBe(true);
    expect(proof.steps.map(({ kind }) => kind)).toEqual(["draw", "join", "leave"]);
    expect(proof.steps.map((step) => step.code)).toContain(code);
    const { revealed } = await host.hosted();
    for (const [giver, receiver] of pairs) expect(revealed).toContainEqual([giver, receiver]);
    await query(
      `UPDATE draws SET proof = json_set(proof, '$[0].pairs[0][1]', proof ->> '$[0].pairs[1][1]',
         '$[0].pairs[1][1]', proof ->> '$[0].pairs[0][1]') WHERE id = ?`,
      host.drawId,
    );
    expect((await asVisitor((ctx) => readProof(ctx, ana))).isProven).toBe(false);
  });

  test("the largest draw changes until it says that it can't any more, and is revealed", async () => {
    const names = Array.from({ length: 59 }, (_, n) => `${"漢".repeat(70)}${n}`);
    const id = await host.newDraw(names);
    for (const from of [0, 20, 40]) {
      const members = Array.from({ length: 20 }, (_, n) => from + n + 1);
      await host.asHost((ctx, viewer) => makeHousehold(ctx, viewer, id, members));
    }
    const held = [await host.draw(id)];
    const join = (name: string) =>
      host.asHost((ctx, viewer) => joinDraw(ctx, viewer, id, { name, held }));
    for (let seat = 60; seat < 74; seat++) {
      await join(`${"字".repeat(70)}${seat}`);
      await host.asHost((ctx, viewer) => leaveDraw(ctx, viewer, id, { seat, held }));
    }
    await join("Finn");
    expect((await refusal(join("Gus"))).fields).toEqual({ name: "drawTooMany" });
    const out = host.asHost((ctx, viewer) => leaveDraw(ctx, viewer, id, { seat: 74, held }));
    expect((await refusal(out)).fields).toEqual({ draw: "drawStepsFull" });
    await host.asHost((ctx, viewer) => revealDraw(ctx, viewer, id, held));
    expect((await host.hosted(held, id)).revealed).toHaveLength(60);
  });
});

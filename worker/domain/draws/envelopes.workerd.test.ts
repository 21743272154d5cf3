/** Envelopes with the real database: who opens them, what they show and cost. */
import { beforeEach, describe, expect, test } from "vitest";
import { DRAW_LIMITS } from "#shared/draws/limits";
import { wishInput } from "#shared/draws/schema";
import { VISITOR } from "#shared/viewer";
import { testCtx } from "../../testing/ctx";
import { asVisitor, type Host, newHost, openEnvelope, pairsOf, readOwn } from "../../testing/draws";
import { query, refusal } from "../../testing/own-account";
import { newToken } from "../tokens";
import { addNames, getDraw } from "./draws.server";
import { openEnvelopeOnce, openLink, readEnvelope, saveWishes } from "./envelopes.server";

let host: Host;

beforeEach(async () => {
  host = await newHost();
});

describe("an envelope", () => {
  test("opens once: the host's link then opens nothing, and says so", async () => {
    const key = await host.draw();
    const given = await host.linkOf("Ana", key);
    const own = await openEnvelope(given);
    await openEnvelope(given, own);
    expect((await refusal(openEnvelope(given))).code).toBe("taken");
    const link = await asVisitor((ctx) => openLink(ctx, given, []));
    expect(link).toMatchObject({ kind: "spent", own: null });
    expect(await asVisitor((ctx) => openLink(ctx, given, [own]))).toMatchObject({ own });
    const { people } = await host.hosted([key]);
    expect(people.filter(({ openedAt }) => openedAt !== null).map(({ name }) => name)).toEqual([
      "Ana",
    ]);
    expect(people[0]?.token).toBe(null);
  });

  test("doesn't open as the given link or another one's, which would hide that it was", async () => {
    const key = await host.draw();
    const given = await host.linkOf("Ana", key);
    for (const own of [given, await host.linkOf("Ben", key)]) {
      expect((await refusal(openEnvelope(given, own))).code).toBe("taken");
    }
    const { people } = await host.hosted([key]);
    expect(people.every(({ openedAt }) => openedAt === null)).toBe(true);
    await openEnvelope(given);
  });

  test("of two who open it at once one gets it", async () => {
    const given = await host.linkOf("Ana", await host.draw());
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => openEnvelope(given)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("shows what the receiver wishes, and gifts within the limit with their reasons", async () => {
    const owns = await host.openAll(await host.draw());
    const [giver = "", receiver = ""] = [...(await pairsOf(owns))][0] ?? [];
    const wishes = wishInput.parse({ likes: "tea, hiking", avoid: "candles", sizes: "M" });
    await asVisitor((ctx) => saveWishes(ctx, VISITOR, owns.get(receiver) ?? "", wishes));
    const seen = await readOwn(owns.get(giver) ?? "");
    expect(seen.wishes).toEqual(wishes);
    expect(seen.gifts).toHaveLength(DRAW_LIMITS.gifts);
    for (const gift of seen.gifts) {
      expect(gift.priceCents).toBeLessThanOrEqual(2_500);
      expect(gift.reasoning).not.toBe("");
    }
    expect(seen.address).not.toContain(receiver);
    expect((await readOwn(owns.get(receiver) ?? "")).own).toEqual(wishes);
    const [kept] = await query<{ n: number }>(
      "SELECT count(*) AS n FROM draw_seats WHERE wishes LIKE '%hiking%'",
    );
    expect(kept?.n).toBe(0);
  });

  test("costs a page of sixty people at most eight queries and sixty rows", async () => {
    const more = Array.from({ length: 55 }, (_, n) => `N${n}`).join("\n");
    await host.asHost((ctx, viewer) => addNames(ctx, viewer, host.drawId, more));
    const key = await host.draw();
    const owns = new Map([["Ana", await openEnvelope(await host.linkOf("Ana", key))]]);
    const receiver = (await readOwn(owns.get("Ana") ?? "")).receiver;
    const theirs = await openEnvelope(await host.linkOf(receiver, key));
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
    const given = (await host.hosted([key])).people.find(({ token }) => token)?.token ?? "";
    await openEnvelopeOnce(opening.ctx, VISITOR, given, newToken());
    expect(opening.meter.rowsWritten).toBeLessThanOrEqual(10);
    await host.asHost(async (_, viewer) => {
      const page = testCtx();
      await getDraw(page.ctx, viewer, host.drawId, [key]);
      expect(page.meter.rowsRead).toBeLessThanOrEqual(60);
    });
  });
});

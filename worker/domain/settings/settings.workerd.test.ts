import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_SWITCHES, SWITCHES } from "#shared/settings/schema";
import { VISITOR } from "#shared/viewer";
import { testCtx } from "../../testing/ctx";
import { faultyDatabase } from "../../testing/faults";
import { OWNER, STAFF } from "../../testing/viewers";
import { listAudit } from "../audit/audit.server";
import { readSwitches, switchesForShow } from "./settings.server";
import { setSwitch } from "./turn-switch.server";

/** Requiring passkeys asks for the Owner's own first: see the tests of passkeys. */
const FREE = SWITCHES.filter((name) => name !== "passkeysRequired");

beforeEach(async () => {
  await env.DB.prepare(
    "DELETE FROM settings WHERE key LIKE 'switch:%' OR key LIKE 'security:%'",
  ).run();
});

describe("the Owner's switches", () => {
  test("stand at their defaults until touched", async () => {
    const { ctx, meter } = testCtx();
    expect(await readSwitches(ctx)).toEqual(DEFAULT_SWITCHES);
    expect(DEFAULT_SWITCHES).toMatchObject({ premiumTier: true, openCategories: false });
    expect(meter).toMatchObject({ queries: 1 });
  });

  test.each(FREE)("%s turns alone, both ways, at once for everyone", async (name) => {
    const { ctx } = testCtx();
    for (const on of [true, false, true]) {
      await setSwitch(ctx, OWNER, name, on);
      expect(await readSwitches(testCtx().ctx)).toEqual({ ...DEFAULT_SWITCHES, [name]: on });
    }
  });

  test("leave an entry in the log for each turn, with how it stood, and none for a turn that was none", async () => {
    const turned = async () =>
      (await listAudit(testCtx().ctx, OWNER)).entries.filter(
        ({ targetId }) => targetId === "deepPersonalization",
      );
    const before = await turned();
    const turn = (on: boolean) => setSwitch(testCtx().ctx, OWNER, "deepPersonalization", on);
    await turn(false);
    expect(await turned()).toEqual(before);
    await turn(true);
    await turn(true);
    await turn(false);
    // The viewer of these tests has no account that a name could be read from.
    const fresh = (await turned()).slice(0, -before.length || undefined);
    expect(fresh).toMatchObject([
      { action: "switchTurned", actorName: null, before: { on: true }, after: { on: false } },
      { action: "switchTurned", targetType: "switch", before: { on: false }, after: { on: true } },
    ]);
  });

  test("turned twice at once are noted once", async () => {
    const entries = async () => (await listAudit(testCtx().ctx, OWNER)).entries.length;
    const before = await entries();
    await Promise.all(
      Array.from({ length: 4 }, () => setSwitch(testCtx().ctx, OWNER, "priceAlerts", true)),
    );
    expect(await entries()).toBe(before + 1);
    expect((await readSwitches(testCtx().ctx)).priceAlerts).toBe(true);
  });

  test("are read once a request, and anew after a turn", async () => {
    const { ctx, meter } = testCtx();
    await Promise.all([readSwitches(ctx), readSwitches(ctx)]);
    expect(meter?.queries).toBe(1);
    await setSwitch(ctx, OWNER, "openCategories", true);
    expect((await readSwitches(ctx)).openCategories).toBe(true);
  });

  test("show pages as they stood at first while the database can't tell", async () => {
    const broken = faultyDatabase(() => true, { message: "D1_ERROR: overloaded" });
    const { ctx } = testCtx("en", { DB: broken });
    expect(await switchesForShow(ctx)).toEqual(DEFAULT_SWITCHES);
    await expect(readSwitches(testCtx("en", { DB: broken }).ctx)).rejects.toThrow();
  });

  test("are few rows to read, all of them stored", async () => {
    for (const name of FREE) await setSwitch(testCtx().ctx, OWNER, name, true);
    await env.DB.prepare("INSERT INTO settings VALUES ('security:passkeysRequired', 'on')").run();
    const { ctx, meter } = testCtx();
    await readSwitches(ctx);
    expect(meter?.queries).toBe(1);
    expect(meter?.rowsRead).toBeLessThanOrEqual(2 * SWITCHES.length);
  });

  test("obey the Owner alone", async () => {
    const { ctx } = testCtx();
    await expect(setSwitch(ctx, VISITOR, "premiumTier", false)).rejects.toMatchObject({
      code: "signInRequired",
    });
    await expect(setSwitch(ctx, STAFF, "premiumTier", false)).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await readSwitches(ctx)).toEqual(DEFAULT_SWITCHES);
  });

  test("take a value that nobody knows for untouched", async () => {
    await env.DB.prepare(
      "INSERT INTO settings (key, value) VALUES ('switch:premiumTier', 'maybe'), ('switch:gone', 'on')",
    ).run();
    expect(await readSwitches(testCtx().ctx)).toEqual(DEFAULT_SWITCHES);
  });
});

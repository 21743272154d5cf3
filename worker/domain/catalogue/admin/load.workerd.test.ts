/** Loading the data files again beside what the Owner made, changed and deleted. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { giftInput } from "#shared/catalogue/admin/schema";
import { candidateIds, found, ownerAsAdmin } from "../../../testing/gift-admin";
import { query } from "../../../testing/own-account";
import { loadStatements, runStatements } from "../../../testing/setup";
import { deleteGift, getAdminGift, updateGift } from "../admin.server";
import { forTerm } from "../index/terms";

const { owner, create } = ownerAsAdmin();

describe("loading the data files again", () => {
  const load = async () => runStatements(env.DB, await loadStatements("catalogue"));
  const stock = async () =>
    (
      await query<{ id: number; slug: string }>(
        "SELECT id, slug FROM gifts WHERE source = 'custom' AND checksum IS NOT NULL AND version = 0 ORDER BY id LIMIT 1",
      )
    )[0] as { id: number; slug: string };

  test("keeps what the Owner made, with its words and lists, and what left the files after it was taken over", async () => {
    const { id } = await create({ tags: "nature" });
    const taken = await stock();
    const { values, version } = await owner((ctx, viewer) => getAdminGift(ctx, viewer, taken.id));
    await owner((ctx, viewer) =>
      updateGift(ctx, viewer, taken.id, giftInput.parse(values), version),
    );
    await query("UPDATE gifts SET slug = 'left-the-files' WHERE id = ?", taken.id);
    await load();
    expect((await found("zephyrine")).map((gift) => gift.id)).toEqual([id]);
    expect((await found("zephirine")).map((gift) => gift.id)).toEqual([id]);
    expect((await candidateIds([forTerm("nature", "0-50")]))[0]).toBe(id);
    const [row] = await query("SELECT is_active FROM gifts WHERE id = ?", taken.id);
    expect(row).toEqual({ is_active: 1 });
  });

  test("does not undo what the Owner changed or deleted of its gifts", async () => {
    const changed = await stock();
    const before = await owner((ctx, viewer) => getAdminGift(ctx, viewer, changed.id));
    expect(before.isStock).toBe(true);
    const input = giftInput.parse({ ...before.values, name: "Bettered yarrow", price: "$199" });
    await owner((ctx, viewer) => updateGift(ctx, viewer, changed.id, input, before.version));
    const gone = await stock();
    await owner((ctx, viewer) => deleteGift(ctx, viewer, gone.id));
    await env.DB.prepare("UPDATE gifts SET checksum = 'older' WHERE checksum IS NOT NULL").run();
    await load();
    const after = await owner((ctx, viewer) => getAdminGift(ctx, viewer, changed.id));
    expect(after.values).toMatchObject({ name: "Bettered yarrow", price: "$199" });
    expect((await found("bettered yarrow")).map((gift) => gift.id)).toEqual([changed.id]);
    const [row] = await query("SELECT source, is_active FROM gifts WHERE id = ?", gone.id);
    expect(row).toEqual({ source: "removed", is_active: 0 });
  });
});

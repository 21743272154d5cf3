/**
 * Premium people for the journeys, without a payment. The server never waits for another's lock on its
 * database, so nothing is written beside it but one trigger, once: a list of this name makes premium.
 */
import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";

const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
const WISH = "Premium for a journey";

/** Who is signed in on this page, with room for a list, is premium from the next request on. */
export async function makePremium(page: Page): Promise<void> {
  for (const file of globSync(`${stateDir}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`)) {
    grantWishes(file);
  }
  const list = await page.request.post("/api/lists", { data: { name: WISH } });
  if (!list.ok()) throw new Error(`no wish was taken: ${await list.text()}`);
  await page.request.delete(`/api/lists/${(await list.json()).id}`);
  const { isPremium } = await (await page.request.get("/api/user")).json();
  if (!isPremium) throw new Error(`no wish was granted in ${stateDir}`);
}

function grantWishes(file: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    const has = database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?");
    if (!has.get("gift_lists") || has.get("premium_wish")) return;
    database.exec(`CREATE TRIGGER IF NOT EXISTS premium_wish AFTER INSERT ON gift_lists
      WHEN NEW.name = '${WISH}'
      BEGIN UPDATE users SET is_premium = 1, premium_grant = 1 WHERE id = NEW.user_id; END`);
  } finally {
    database.close();
  }
}

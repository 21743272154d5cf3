/** Who asks for budgets, and the gifts that they ask about, for tests. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";
import { query } from "./own-account";
import { call, registerPerson, setPerson } from "./people";

export type Problem = { code: string; message: string; errors?: Record<string, string> };

/**
 * Sets a file's tests up: somebody with premium, somebody without, and forty gifts of the
 * catalogue; no code, no provider's state and no answer of the test before. Fills what it answers.
 */
export function askersOfBudgets() {
  const buyer = { cookie: "" };
  const standard = { cookie: "" };
  const ids: number[] = [];
  beforeAll(async () => {
    standard.cookie = (await registerPerson()).cookie;
    const { cookie, user } = await registerPerson();
    buyer.cookie = cookie;
    await setPerson(user.id, "is_premium = 1");
    const gifts = await query<{ id: number }>(
      "SELECT id FROM gifts WHERE source = 'catalogue' AND id % 11 = 0 ORDER BY id LIMIT 40",
    );
    ids.push(...gifts.map(({ id }) => id));
  });
  beforeEach(() =>
    env.DB.batch([
      env.DB.prepare("DELETE FROM discount_codes"),
      env.DB.prepare("DELETE FROM provider_state"),
      env.DB.prepare("DELETE FROM recommendation_answers"),
    ]),
  );
  const optimize = (body: object, as = buyer.cookie, headers: Record<string, string> = {}) =>
    call("POST", "/api/budget/optimize", body, { cookie: as, headers });
  return { buyer, standard, ids, optimize };
}

/** What one sends who asks for a plan, with amounts in dollars. */
export const asking = (some: readonly number[], targetBudget: number, strategy = "balanced") => ({
  gifts: some.map((id) => ({ id, tags: ["home"] })),
  initialBudget: 1_000,
  targetBudget,
  optimizationStrategy: strategy,
});

/** What gifts cost together, in dollars. */
export async function priceOf(ids: readonly number[]): Promise<number> {
  const [row] = await query<{ cents: number }>(
    `SELECT sum(price_cents) AS cents FROM gifts WHERE id IN (${ids.join(",")})`,
  );
  return (row?.cents ?? 0) / 100;
}

export const cents = (dollars: number) => Math.round(dollars * 100);

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitLimits } from "#shared/allowances/schema";
import { Ledger } from "./ledger";
import type { Charge } from "./ports";

const DAILY = { rows: 2_000, hashes: 1_000, chats: 1_000, mails: 100, paidCalls: 300 };
const limits = splitLimits(DAILY, 5);
const charge = (changes: Partial<Charge> = {}): Charge => ({
  day: "2026-01-01",
  pool: "visits",
  cost: { rows: 10 },
  networks: [{ key: "203.0.113.7", shares: 1 }],
  limits,
  corrections: [],
  ...changes,
});

/** How often a charge is admitted before it is refused. */
function admitted(ledger: Ledger, asked: Charge): number {
  let count = 0;
  while (count < 10_000 && ledger.charge(asked) === null) count++;
  return count;
}
const from = (key: string, shares = 1) => [{ key, shares }];

describe("a ledger of a day", () => {
  test("one network takes its part and is told that it was its own", () => {
    const ledger = new Ledger();
    expect(admitted(ledger, charge())).toBe(5);
    expect(ledger.charge(charge())).toEqual({ kind: "rows", network: "203.0.113.7" });
    expect(ledger.charge(charge({ networks: from("203.0.113.8") }))).toBeNull();
  });

  test("ten networks leave more than half", () => {
    const ledger = new Ledger();
    for (let network = 0; network < 10; network++) {
      admitted(ledger, charge({ networks: from(`203.0.113.${network}`) }));
    }
    expect(ledger.totalsOf("2026-01-01").visits.rows).toBeLessThan(500);
  });

  test("a thousand /64 of one /48 take two networks' part", () => {
    const ledger = new Ledger();
    for (let network = 0; network < 1_000; network++) {
      const networks = [...from(`2001:db8:a:${network}/64`), ...from("2001:db8:a/48", 2)];
      ledger.charge(charge({ networks }));
    }
    expect(ledger.totalsOf("2026-01-01").visits.rows).toBe(100);
  });

  test("all together stop at the limit, and signing in has its own", () => {
    const ledger = new Ledger();
    let count = 0;
    const next = () => charge({ networks: from(`network ${count}`) });
    while (ledger.charge(next()) === null) count++;
    expect(count).toBe(100);
    expect(ledger.charge(next())).toEqual({ kind: "rows", network: null });
    expect(ledger.charge(charge({ pool: "signIns" }))).toBeNull();
  });

  test("a cost that is refused for one kind takes none of another", () => {
    const ledger = new Ledger();
    expect(ledger.charge(charge({ cost: { chats: 1, rows: 5_000 } }))).not.toBeNull();
    expect(ledger.totalsOf("2026-01-01").visits).toEqual({});
  });

  test("the next day begins with nothing spent, and a late caller doesn't bring the last one back", () => {
    const ledger = new Ledger();
    admitted(ledger, charge());
    expect(ledger.charge(charge({ day: "2026-01-02" }))).toBeNull();
    expect(ledger.charge(charge({ day: "2026-01-01" }))).toBeNull();
    expect(ledger.totalsOf("2026-01-02").visits.rows).toBe(20);
  });

  test("a correction counts for all and for the network, and goes no lower than nothing", () => {
    const ledger = new Ledger();
    const networks = ["203.0.113.7"];
    const more = [{ pool: "visits" as const, networks, rows: 45 }];
    ledger.charge(charge({ cost: {}, corrections: more }));
    expect(ledger.charge(charge())).not.toBeNull();
    const less = [{ pool: "visits" as const, networks, rows: -1_000 }];
    ledger.charge(charge({ cost: {}, corrections: less }));
    expect(admitted(ledger, charge())).toBe(5);
  });

  test("what is written and read again goes on where it was", () => {
    const ledger = new Ledger();
    admitted(ledger, charge());
    const again = new Ledger(structuredClone(ledger.snapshot()));
    expect(again.charge(charge())).toEqual(ledger.charge(charge()));
    expect(again.totalsOf("2026-01-01")).toEqual(ledger.totalsOf("2026-01-01"));
  });

  test("whoever asks for whatever, no limit is ever passed", () => {
    const asked = fc.record({
      network: fc.integer({ min: 0, max: 60 }),
      rows: fc.integer({ min: 0, max: 80 }),
      chats: fc.integer({ min: 0, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 200 }), (charges) => {
        const ledger = new Ledger();
        for (const { network, ...cost } of charges) {
          ledger.charge(charge({ cost, networks: from(`network ${network}`) }));
        }
        const { rows = 0, chats = 0 } = ledger.totalsOf("2026-01-01").visits;
        expect(rows).toBeLessThanOrEqual(1_000);
        expect(chats).toBeLessThanOrEqual(1_000);
      }),
    );
  });
});

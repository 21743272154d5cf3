/** What the sections of party planning ask of D1, for the fullest party that the limits allow. */

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "#shared/locale";
import { COST_LIMITS } from "#shared/party/costs/schema";
import { ENTERTAINMENT_LIMITS } from "#shared/party/entertainment/schema";
import { BOARD_LIMITS } from "#shared/party/gifts/schema";
import { GUEST_LIMITS, guestFilter } from "#shared/party/guests/schema";
import type { Party } from "#shared/party/plans/schema";
import { TASK_LIMITS } from "#shared/party/timeline/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { testCtx } from "../../../testing/ctx";
import { busyHost } from "../../../testing/hosts";
import { runStatements } from "../../../testing/setup";
import { SWITCHES_ON } from "../../../testing/switches";
import { findViewer } from "../../accounts/sessions/sessions.server";
import { openLedger } from "../costs/costs.server";
import { listChosen, listSuggestions } from "../entertainment/entertainment.server";
import { IDEAS } from "../entertainment/ideas";
import { listWholeBoard, openBoard } from "../gifts/gifts.server";
import { readGuestBoard } from "../gifts/guest-board.server";
import { listForPrint, listGuests, readExpected } from "../guests/guests.server";
import { readAnswer } from "../guests/invitations.server";
import { openTimeline } from "../timeline/timeline.server";
import { findParty, listParties } from "./plans.server";

let session: string;
/**
 * The last of all the host's parties, with everything that fits into one; and two that nobody has
 * opened yet.
 */
let full: Party;
let untouched: Party[];

/** The statement's rows for each `i` from 1 to `count`. */
const rows = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

/**
 * All guests come, half of them "Ana …" and the others "… Ana"; each of the gifts is brought by
 * another one.
 */
const fill = (id: string) => [
  ...SWITCHES_ON,
  `INSERT INTO party_guests
     (id, party_id, name, name_key, last_key, answer, diet, edit_token, created_at)
   ${rows(GUEST_LIMITS.guests)} SELECT 'guest-' || i, '${id}', 'Ana ' || i,
     iif(i % 2, 'ana ', '') || printf('%04d', i), iif(i % 2, '', 'ana') || printf('%04d', i),
     'yes', 'no nuts', printf('%043d', i), i FROM n`,
  `INSERT INTO party_tasks (id, party_id, title, due_on, is_moved, created_at)
   ${rows(TASK_LIMITS.own)} SELECT 'task-' || i, '${id}', 'Call', '2030-01-01', 1, i FROM n`,
  `INSERT INTO party_costs (id, party_id, label, estimate_cents, created_at)
   ${rows(COST_LIMITS.lines)} SELECT 'line-' || i, '${id}', 'Cake', 100, i FROM n`,
  `INSERT INTO party_gifts (id, party_id, gift_id, title, price_cents, guest_id, claimed_at, created_at)
   SELECT 'gift-' || id, '${id}', id, slug, price_cents,
     'guest-' || row_number() OVER (ORDER BY id), 1, 1
   FROM gifts WHERE is_active ORDER BY id LIMIT ${BOARD_LIMITS.gifts}`,
  ...IDEAS.slice(0, ENTERTAINMENT_LIMITS.chosen).map(
    ({ slug }, place) => `INSERT INTO party_entertainment VALUES ('${id}', '${slug}', ${place})`,
  ),
];

beforeAll(async () => {
  const { ctx } = testCtx();
  const host = await busyHost(ctx, { eventType: "wedding" });
  session = host.session;
  untouched = host.parties.slice(-3, -1);
  full = host.parties.at(-1) as Party;
  await openTimeline(ctx, host.viewer, full.id);
  await runStatements(env.DB, fill(full.id));
});

type Section = (ctx: Ctx, viewer: Viewer, id: string) => Promise<unknown>;

const guests =
  (filter: object): Section =>
  (ctx, viewer, id) =>
    listGuests(ctx, viewer, id, guestFilter.parse(filter));

const WISHES = { ages: ["adults" as const], moods: [], place: "either" as const, theme: "" };
const suggestions: Section = (ctx, viewer, id) =>
  listSuggestions(ctx, viewer, id, { ...WISHES, budget: null });

/** As `app/routes/plan/party/print.tsx` does. */
const sheet =
  ({ withGifts, withCosts }: { withGifts: boolean; withCosts: boolean }): Section =>
  async (ctx, viewer, id) => {
    const board = withGifts ? await listWholeBoard(ctx, viewer, id) : null;
    await Promise.all([
      openTimeline(ctx, viewer, id),
      listForPrint(ctx, viewer, id),
      withCosts ? openLedger(ctx, viewer, id, { withGifts, board }) : listChosen(ctx, viewer, id),
      withCosts ? null : readExpected(ctx, viewer, id),
    ]);
  };

/** As `app/routes/plan/party/hub-board.server.ts` does. */
const overview: Section = (ctx, viewer, id) =>
  Promise.all([openTimeline(ctx, viewer, id), openLedger(ctx, viewer, id)]);

/** What a whole request costs: who asks, the frame with its party, and the section in it. */
async function costOf(section: Section, party: Party, locale: (typeof LOCALES)[number] = "en") {
  const { ctx, meter } = testCtx(locale);
  const viewer = await findViewer(ctx, session);
  await findParty(ctx, viewer, party.id);
  await section(ctx, viewer, party.id);
  return { queries: meter.queries, rows: meter.rowsRead };
}

/** Sections whose pages hold no more than a page may read. */
const SECTIONS: Record<string, Section> = {
  "all parties": listParties,
  timeline: openTimeline,
  guests: guests({}),
  "guests with a diet": guests({ show: "diet" }),
  "guests who come": guests({ show: "yes" }),
  "guests found": guests({ q: "ana" }),
  "later guests": guests({ after: "guest-499~ana 0499" }),
  gifts: (ctx, viewer, id) => openBoard(ctx, viewer, id),
  entertainment: suggestions,
};

/**
 * What stands on pages that are larger than that; the limits bound them, and nothing is read twice.
 */
const FRAME = 16;
const COSTS = COST_LIMITS.lines + 1;
const CHOSEN = 2 * ENTERTAINMENT_LIMITS.chosen;
const GIFTS = BOARD_LIMITS.gifts;
const PAPER = TASK_LIMITS.shown + GUEST_LIMITS.printed + 1;
type LargeSection = { section: Section; queries: number; rows: number };
const LARGE: Record<string, LargeSection> = {
  // One row more than the first page's: that of the gift after which it begins.
  "later gifts": {
    section: (ctx, viewer, id) => openBoard(ctx, viewer, id, "gift-1"),
    queries: 3,
    rows: 1 + 4 * (BOARD_LIMITS.page + 1),
  },
  overview: { section: overview, queries: 7, rows: TASK_LIMITS.shown + COSTS + CHOSEN + GIFTS },
  costs: { section: openLedger, queries: 6, rows: COSTS + CHOSEN + GIFTS },
  print: {
    section: sheet({ withGifts: false, withCosts: true }),
    queries: 7,
    rows: PAPER + COSTS + CHOSEN,
  },
  "print with gifts": {
    section: sheet({ withGifts: true, withCosts: true }),
    queries: 8,
    rows: PAPER + COSTS + CHOSEN + 4 * GIFTS,
  },
  "print without costs": {
    section: sheet({ withGifts: true, withCosts: false }),
    queries: 7,
    // One row more than the lists: what the guests add up to.
    rows: PAPER + CHOSEN + 4 * GIFTS + 1,
  },
};

describe("the fullest party", () => {
  test.each(Object.keys(SECTIONS))("%s stays within a page's budget", async (name) => {
    for (const locale of LOCALES) {
      const cost = await costOf(SECTIONS[name] as Section, full, locale);
      expect(cost.queries).toBeLessThanOrEqual(5);
      expect(cost.rows).toBeLessThanOrEqual(60);
    }
  });

  test.each(Object.keys(LARGE))("%s reads each thing once", async (name) => {
    const { section, queries, rows: most } = LARGE[name] as LargeSection;
    for (const locale of LOCALES) {
      const cost = await costOf(section, full, locale);
      expect(cost.queries).toBeLessThanOrEqual(queries);
      expect(cost.rows).toBeLessThanOrEqual(FRAME + most);
    }
  });

  test("shows a guest the board within the budget", async () => {
    const { ctx, meter } = testCtx();
    const own = "1".padStart(43, "0");
    await readAnswer(ctx, own);
    const board = await readGuestBoard(ctx, own);
    expect(board?.gifts).toHaveLength(BOARD_LIMITS.page);
    expect(meter.queries).toBeLessThanOrEqual(5);
    expect(meter.rowsRead).toBeLessThanOrEqual(60);
  });
});

test.each([
  ["a sheet", sheet({ withGifts: false, withCosts: true }), 0],
  ["an overview", overview, 1],
] as const)(
  "%s that plans its party on the way stays within the budget",
  async (_, section, at) => {
    const { queries, rows: read } = await costOf(section, untouched[at] as Party);
    expect(queries).toBeLessThanOrEqual(8);
    // Sixteen of them by the writes of the plan.
    expect(read).toBeLessThanOrEqual(60 + 16);
  },
);

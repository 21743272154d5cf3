/** The tally of a guest list: sums that are always true. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ANSWERS,
  type Guest,
  guestChange,
  guestFilter,
  type Join,
  type Tally,
} from "#shared/party/guests/schema";
import type { Viewer } from "#shared/viewer";
import { partyGuests } from "../../../db/tables";
import { testCtx } from "../../../testing/ctx";
import { hostWithGuests, key, newParty } from "../../../testing/guests";
import { premiumPerson } from "../../../testing/hosts";
import {
  addGuest,
  listGuests,
  pasteGuests,
  removeGuest,
  restoreGuest,
  updateGuest,
} from "./guests.server";
import { answerByLink, deleteAnswer, setAnswer, setDetails } from "./invitations.server";
import { columns } from "./queries";
import { expectedGuests, tallyOf } from "./rules";
import { joinAnswer, keepApart, separateAnswer, unconfirm } from "./unconfirmed.server";

const { ctx } = testCtx();
const { host } = hostWithGuests(ctx);

const all = guestFilter.parse({});

describe("the tally", () => {
  const names = fc.constantFrom("Ana", "Ben", "Cleo", "Dan", "Eve");
  const step = fc.record({
    act: fc.constantFrom(
      ...["add", "link", "answer", "details", "change", "remove", "undo", "erase"],
      ...["join", "apart", "separate", "unconfirm", "flag"],
    ),
    name: names,
    answer: fc.constantFrom(...ANSWERS),
    adults: fc.integer({ min: 1, max: 4 }),
    children: fc.integer({ min: 0, max: 3 }),
    plusOnes: fc.integer({ min: 0, max: 4 }),
    diet: fc.constantFrom("", "vegan"),
  });

  test("is what the rows add up to after anything", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const party = await newParty(ctx, await premiumHost());
        let removed: Guest | null = null;
        let joined: Join | null = null;
        for (const { act, diet, ...facts } of steps) {
          const everyone = await everyoneOf(party);
          const found = everyone.find(({ name }) => name === facts.name);
          const unsure = everyone.find(
            ({ name, isUnconfirmed }) => isUnconfirmed && name === facts.name,
          );
          const plusOnes = `${facts.plusOnes}`;
          const input = guestChange.parse({ ...facts, plusOnes, hostDiet: diet });
          const token = found?.editToken ?? "";
          const doing: Record<string, () => Promise<unknown>> = {
            add: () => addGuest(ctx, owner, party.id, input),
            link: () => answerByLink(ctx, party.inviteToken, { ...facts, key: key() }),
            answer: () => setAnswer(ctx, token, facts),
            details: () => setDetails(ctx, token, { ...facts, diet, note: "" }),
            change: () => updateGuest(ctx, owner, party.id, found?.id ?? "", input),
            remove: async () => {
              removed = await removeGuest(ctx, owner, party.id, found?.id ?? "");
            },
            undo: async () => {
              if (removed) await restoreGuest(ctx, owner, party.id, removed);
            },
            erase: () => deleteAnswer(ctx, token),
            join: async () => {
              const target = everyone.find(
                ({ name, isUnconfirmed }) => !isUnconfirmed && name === facts.name,
              );
              const ids = { entryId: unsure?.id ?? "", targetId: target?.id ?? "" };
              joined = await joinAnswer(ctx, owner, party.id, ids);
            },
            apart: () => keepApart(ctx, owner, party.id, unsure?.id ?? ""),
            separate: async () => {
              if (joined) await separateAnswer(ctx, owner, party.id, joined);
            },
            unconfirm: () => unconfirm(ctx, owner, party.id, found?.id ?? ""),
            flag: () =>
              updateGuest(ctx, owner, party.id, found?.id ?? "", {
                ...input,
                isGuestOfHonour: true,
              }),
          };
          await doing[act]?.().catch((error: { code?: string }) =>
            expect(["invalidInput", "notFound", "changedMeanwhile"]).toContain(error.code),
          );
          const rows = await everyoneOf(party);
          for (const { isUnconfirmed, name } of rows.filter((row) => row.isUnconfirmed)) {
            const named = rows.some((row) => row.name === name && !row.isUnconfirmed);
            expect([isUnconfirmed, name, named]).toEqual([true, name, true]);
          }
          const page = await listGuests(ctx, owner, party.id, all);
          expect(page.tally).toEqual(tallyOf(rows) satisfies Tally);
          expect(page.expected.heads).toEqual(expectedGuests(party, page.tally));
        }
      }),
      { numRuns: 12 },
    );
  });

  let owner: Viewer;
  /** A new host now and then: one may have thirty parties. */
  async function premiumHost() {
    owner = await premiumPerson(ctx);
    return owner;
  }
  /** The rows themselves, the unconfirmed too. */
  const everyoneOf = async (party: { id: string }): Promise<Guest[]> =>
    ctx.db.select(columns).from(partyGuests).where(eq(partyGuests.partyId, party.id));

  test("goes with its party", async () => {
    const party = await newParty(ctx, host);
    await pasteGuests(ctx, host, party.id, { names: "Ana\nBen" });
    await env.DB.prepare("DELETE FROM parties WHERE id = ?").bind(party.id).run();
    const left = await env.DB.prepare(
      `SELECT (SELECT count(*) FROM party_guests WHERE party_id = ?1)
        + (SELECT count(*) FROM party_tallies WHERE party_id = ?1) AS n`,
    )
      .bind(party.id)
      .first("n");
    expect(left).toBe(0);
  });
});

/**
 * The person that an answer is for: what nobody but their giver knows of them, and what is in no
 * address.
 */

import type { Brief } from "#shared/brief/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import type { GivenFacts } from "#shared/people/giving";
import { TASTE_LIMITS } from "#shared/people/limits";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { readRecipient } from "./giving/queries";
import { updateIdeas } from "./queries";

export type Recipient = {
  id: string;
  name: string;
  /** Gifts of the catalogue that they were given. */
  given: ReadonlySet<number>;
  /** What of gifts before they liked, and didn't. */
  taste: ReadonlyMap<InterestId, number>;
  /** What they have and what to avoid, beside what an address can say. */
  owned: Brief["owned"];
  disliked: string[];
  /** The gifts of the last answer for them. */
  ideas: readonly number[];
};

/** How much a gift's reception counts beside a thumb. */
const WEIGHT = { loved: 1, fine: 0, not: -1 } as const;

/** The viewer's person of this id; null for nobody of theirs. One query, one row. */
export async function findRecipient(
  ctx: Ctx,
  { account }: Viewer,
  personId: string | undefined,
): Promise<Recipient | null> {
  if (!account || !personId) return null;
  const row = await readRecipient(ctx.db, { personId, userId: account.id });
  if (!row) return null;
  const { id, name, brief, given, ideas } = row;
  return {
    id,
    name,
    given: new Set(given.flatMap(({ giftId }) => giftId ?? [])),
    taste: tasteOf(given),
    owned: {
      kinds: given.flatMap(({ kinds }) => kinds),
      words: [...brief.owned.words, ...given.flatMap(({ words }) => words)],
    },
    disliked: brief.dislikes.words,
    ideas,
  };
}

/** Keeps the gifts of an answer as the person's last ideas, after the response. */
export function keepIdeas(ctx: Ctx, { id, ideas }: Recipient, found: readonly number[]): void {
  const kept = found.slice(0, TASTE_LIMITS.ideas);
  if (kept.length === 0 || kept.join() === ideas.join()) return;
  ctx.waitUntil(updateIdeas(ctx.db, id, kept));
}

function tasteOf(given: readonly GivenFacts[]): Map<InterestId, number> {
  const taste = new Map<InterestId, number>();
  for (const { serves, reception } of given) {
    const weight = reception ? WEIGHT[reception] : 0;
    for (const id of weight === 0 ? [] : serves) taste.set(id, (taste.get(id) ?? 0) + weight);
  }
  return taste;
}

const union = <T>(some: readonly T[], others: readonly T[]): T[] => [
  ...new Set([...some, ...others]),
];

/** The brief with what is known of the person it is for. */
export const briefWith = <B extends Pick<Brief, "owned" | "dislikes">>(
  brief: B,
  recipient: Recipient | null,
): B =>
  recipient
    ? {
        ...brief,
        owned: {
          kinds: union(brief.owned.kinds, recipient.owned.kinds),
          words: union(brief.owned.words, recipient.owned.words),
        },
        dislikes: {
          ...brief.dislikes,
          words: union(brief.dislikes.words, recipient.disliked),
        },
      }
    : brief;

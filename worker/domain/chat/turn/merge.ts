import type { Care, Tag } from "../../catalogue/vocabulary";
import type { ChatBrief } from "../schema";
import type { ReadWishes } from "./read-wishes";

const MOST = { interests: 12, words: 6, unknownWords: 12 } as const;

const union = <T>(before: readonly T[], added: readonly T[]): T[] => [
  ...new Set([...before, ...added]),
];

/** Subjects that go when the thing they consist of is to be avoided. */
const MADE_OF: Partial<Record<Care, readonly Tag[]>> = {
  alcohol: ["beer", "cocktails", "wine"],
  caffeine: ["coffee"],
  scent: ["fragrance"],
};

/** What is liked now is no longer disliked, and the other way round; the later word counts. */
export function mergeWishes(brief: ChatBrief, said: ReadWishes): ChatBrief {
  const { interests, qualities, dislikes } = said;
  const liked = new Set(interests.map(({ tag }) => tag));
  const madeOf = dislikes.cares.flatMap((care) => MADE_OF[care] ?? []);
  const unsaid = madeOf.filter((tag) => !liked.has(tag));
  const gone = new Set([...dislikes.tags, ...said.dropped, ...unsaid]);
  const merged = new Map(brief.interests.map((interest) => [interest.tag, interest]));
  for (const interest of interests) {
    if (!merged.has(interest.tag)) merged.set(interest.tag, interest);
  }
  const refused = new Set(dislikes.words);
  return {
    ...brief,
    interests: [...merged.values()].filter(({ tag }) => !gone.has(tag)).slice(-MOST.interests),
    qualities: union(brief.qualities, qualities).filter(
      (quality) => !said.droppedQualities.includes(quality),
    ),
    dislikes: {
      tags: union(
        brief.dislikes.tags.filter((tag) => !liked.has(tag)),
        dislikes.tags,
      ),
      cares: union(
        brief.dislikes.cares.filter((care) => !said.pardoned.includes(care)),
        dislikes.cares,
      ),
      categories: union(brief.dislikes.categories, dislikes.categories),
      cliches: union(brief.dislikes.cliches, dislikes.cliches),
      words: union(brief.dislikes.words, dislikes.words).slice(-MOST.words),
    },
    unknownWords: union(brief.unknownWords, said.unknownWords)
      .filter((word) => !refused.has(word))
      .slice(-MOST.unknownWords),
  };
}

import type { PartialBrief } from "#shared/brief/schema";
import type { Care, InterestId } from "#shared/catalogue/vocabulary";
import { isWithin } from "../catalogue/interests";
import type { ReadWishes } from "./message/read-wishes";

const MOST = { interests: 12, words: 6, unknownWords: 12 } as const;

const union = <T>(before: readonly T[], added: readonly T[]): T[] => [
  ...new Set([...before, ...added]),
];

/** Subjects that go when the thing they consist of is to be avoided. */
const MADE_OF: Partial<Record<Care, readonly InterestId[]>> = {
  alcohol: [
    "beer",
    "cocktails",
    "wine",
    "whisky",
    "gin",
    "rum-tequila",
    "sake",
    "cider",
    "home-bar",
  ],
  caffeine: ["coffee"],
  scent: ["perfume", "aromatherapy"],
};

/** What is liked now is no longer disliked, and the other way round; the later word counts. */
export function mergeWishes(brief: PartialBrief, said: ReadWishes): PartialBrief {
  const { interests, qualities, dislikes, owned } = said;
  const liked = new Set(interests.map(({ id }) => id));
  const madeOf = dislikes.cares.flatMap((care) => MADE_OF[care] ?? []);
  const unsaid = madeOf.filter((id) => !liked.has(id));
  // "Loves opera, no other music" keeps opera; "no sports", said later, takes football back.
  const isGone = (id: InterestId) =>
    said.dropped.some((other) => isWithin(id, other)) ||
    dislikes.interests.some((other) => id === other || (!liked.has(id) && isWithin(id, other)));
  const merged = new Map(brief.interests.map((interest) => [interest.id, interest]));
  for (const interest of interests) {
    if (!merged.has(interest.id)) merged.set(interest.id, interest);
  }
  const refused = new Set(dislikes.words);
  return {
    ...brief,
    interests: [...merged.values()]
      .filter(({ id }) => !isGone(id))
      .filter(({ id }) => id === "mocktails" || !unsaid.some((other) => isWithin(id, other)))
      .slice(-MOST.interests),
    owned: {
      kinds: union(brief.owned.kinds, owned.kinds),
      words: union(brief.owned.words, owned.words).slice(-MOST.words),
    },
    situations: union(brief.situations, said.situations),
    limits: union(brief.limits, said.limits),
    qualities: union(brief.qualities, qualities).filter(
      (quality) => !said.droppedQualities.includes(quality),
    ),
    dislikes: {
      interests: union(
        brief.dislikes.interests.filter((id) => !liked.has(id)),
        dislikes.interests,
      ),
      cares: union(
        brief.dislikes.cares.filter((care) => !said.pardoned.includes(care)),
        dislikes.cares,
      ),
      categories: union(brief.dislikes.categories, dislikes.categories),
      kinds: union(brief.dislikes.kinds, dislikes.kinds),
      cliches: union(brief.dislikes.cliches, dislikes.cliches),
      words: union(brief.dislikes.words, dislikes.words).slice(-MOST.words),
    },
    unknownWords: union(brief.unknownWords, said.unknownWords)
      .filter((word) => !refused.has(word))
      .slice(-MOST.unknownWords),
  };
}

import type { Care, InterestId, Quality } from "#shared/catalogue/vocabulary";
import type { Element } from "../element";
import { resolveNegation } from "../negation";
import { type Wishes, wishesOf } from "../parse-interests";
import { scan } from "../scan";
import type { Draft } from "./draft";

export type ReadWishes = Wishes & {
  /** What is taken back without being disliked: "forget the coffee". */
  dropped: InterestId[];
  droppedQualities: Quality[];
  /** "Nuts are fine after all". */
  pardoned: Care[];
};

/** "Forget the coffee", "doesn't have to be fishing": up to the clause's end. */
const DROP =
  /(?:\b(?:forget(?: about)?|never ?mind|drop|scratch|does(?:n'?t| not) have to be|needn'?t be|oublie[zs]?|laisse[zs]? tomber|pas forcement|olvida(?:te)?(?: de)?|no tiene que ser|no hace falta que sea|quita)\b|不一定要|别管|去掉|不用管|不必是)([^,.;!?\n，。！？；]+)/g;
/** What is talk and no thing, though no lexicon holds it. */
const TALK = new Set(
  (
    "ideas idea need looking show more less please another other different better options suggestions help " +
    "actually maybe think know want would could turned turns coming soon next week month party leaving bucks " +
    "budget price expensive cheap around btw lol omg pls plz thx gonna wanna kinda sorta fancy " +
    "cherche voudrais montrez autre autres différent plutôt prix cher svp stp finalement fait " +
    "busco quiero necesito otro otra otros muestra precio caro barato porfa favor realmente realidad " +
    "推荐 其他 换 看看 帮我 有没有 预算 价格"
  ).split(" "),
);
/** A fragment of so few words names a thing itself: "xylophones". */
const FRAGMENT = 2;

/** Whoever wants a gift speaks of the gift, not of a liking. */
const WANTING = /^(?:wants?|needs?|veut|voudrait|aimerait|quieren?|想要|希望)$/i;

const isKept = (word: string) => !TALK.has(word) && !/\d/.test(word);

/**
 * The unknown words that stand under a liking, or make a fragment; the rest of a sentence is talk.
 */
function namedThings(elements: readonly Element[], unknown: readonly string[]): string[] {
  const liked = new Set<string>();
  let isLiking = false;
  let run = "";
  const spoken = elements.filter(({ role }) => role === "unknown").length;
  const isFragment = spoken > 0 && spoken <= FRAGMENT && elements.length <= FRAGMENT;
  for (const element of elements) {
    if (element.role === "like") isLiking = !WANTING.test(element.words);
    if (element.role === "break") isLiking = false;
    const han = element.role === "unknown" && element.han;
    if (element.role !== "unknown") {
      run = "";
      continue;
    }
    run = han ? run + element.words : element.words.toLowerCase();
    if (isLiking || isFragment) liked.add(run);
  }
  return unknown.filter((word) => liked.has(word) && isKept(word));
}

/** Reads the recipient's likes, dislikes, cares and qualities from what is left of a message. */
export function readWishes(draft: Draft, recipient: string | null): ReadWishes {
  const dropped = new Set<InterestId>();
  const droppedQualities = new Set<Quality>();
  for (const { 1: things = "", index, 0: whole } of [...draft.flat.matchAll(DROP)]) {
    for (const element of scan(things)) {
      if (element.role !== "item") continue;
      for (const concept of element.concepts) {
        if (concept.kind === "interest") dropped.add(concept.id);
        if (concept.kind === "quality") droppedQualities.add(concept.id);
      }
    }
    draft.cut(index, index + whole.length, ",");
  }
  const elements = scan(draft.text);
  const polarity = resolveNegation(elements, recipient);
  const pardoned = new Set<Care>();
  for (const [at, element] of elements.entries()) {
    if (element.role !== "item") continue;
    for (const concept of element.concepts) {
      const state = polarity[at];
      if (state === "cancelled" && (concept.kind === "care" || concept.kind === "avoid")) {
        pardoned.add(concept.id);
      }
      const isUnwanted = state === "unwanted" || state === "banned" || state === "surplus";
      if (concept.kind === "quality" && isUnwanted) droppedQualities.add(concept.id);
    }
  }
  const wishes = wishesOf(elements, polarity);
  const isPregnant = /\b(?:est|es|suis|etait|tombee?) enceinte\b/.test(draft.flat);
  return {
    ...wishes,
    // In French a loudspeaker is "une enceinte" too.
    interests: wishes.interests.filter(({ id }) => !(isPregnant && id === "hi-fi")),
    unknownWords: namedThings(elements, wishes.unknownWords),
    dislikes: { ...wishes.dislikes, words: wishes.dislikes.words.filter(isKept) },
    dropped: [...dropped],
    droppedQualities: [...droppedQualities],
    pardoned: [...pardoned],
  };
}

import type {
  Ask,
  Audience,
  Care,
  Category,
  Cliche,
  InterestId,
  Occasion,
  Quality,
  Relationship,
  Situation,
} from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";

/**
 * Comma-separated words and phrases. Case, accents and plain plurals need no entry of their own.
 * Marks: `=thé` must be typed with its accents (bare "the" is English); `car*` counts only in a
 * text that doesn't look like another language ("car" is French for "because"); `loco/a` stands for
 * "loco" and "loca"; `sportif(s)` for the word with and without the ending; `{learn|study} Greek`
 * for each of the choices.
 */
export type Aliases = string;

/** What words do to the words around them, see `negation.ts`. */
export type Signal =
  /** "no", "nothing": what follows is unwanted. */
  | "no"
  /** "no more", "too many": as "no", though of more of it only. */
  | "surplus"
  /** "already has", "owns a": no other of that kind; the liking stays. */
  | "own"
  /** "not allowed", "banned": as "hate", and after its object as well. */
  | "ban"
  /** "without": as "no", but "not without" wants it. */
  | "without"
  /**
   * "hates", "allergic to": as "no" and reaches further over a list; may also follow its object.
   */
  | "hate"
  /** "doesn't drink": alcohol is unwanted unless a drink is named ("doesn't drink coffee"). */
  | "abstain"
  /** "nut-free", "a nut allergy": what stands right before is unwanted. */
  | "after"
  /**
   * "Used to play", "jouait", 以前: what follows was so once; as a last word ("le tricot avant")
   * what stands before.
   */
  | "past"
  /** "loves", "can't live without": ends what a negation reaches. */
  | "like"
  /** "are fine", "没问题": what it speaks of, right before or else after, is not to be avoided. */
  | "allow"
  /** "but", "because": a new clause. */
  | "break"
  | "and"
  | "or"
  /** "she": a new clause when it follows a comma or "and". */
  | "pronoun"
  /** Words that say nothing by themselves: "present", "no idea", "free time". */
  | "filler";

/** What a phrase may mean for a wish. `avoid` is a care that the phrase rules out by itself. */
export type Concept =
  /** `isPart` where the phrase names only a part of the interest: "otters" of wildlife. */
  | { kind: "interest"; id: InterestId; isPart?: true }
  /** A kind of thing, by the ids of `kinds.json`; it counts where it is owned or unwanted. */
  | { kind: "thing"; id: string }
  | { kind: "care"; id: Care }
  | { kind: "category"; id: Category }
  | { kind: "cliche"; id: Cliche }
  | { kind: "avoid"; id: Care }
  /** A subject, or a category, that the phrase rules out by itself. */
  | { kind: "no-interest"; id: InterestId }
  | { kind: "no-category"; id: Category }
  | { kind: "quality"; id: Quality }
  | { kind: "situation"; id: Exclude<Situation, "any"> }
  /** Something of body or home that a gift must not ask for. */
  | { kind: "limit"; id: Ask }
  /** Too narrow a thing for its unwanted subject to go with it, see `narrow.ts`. */
  | { kind: "narrow"; id: "narrow" }
  /** Something to avoid only where the text says so, see `wishable.ts`. */
  | { kind: "wishable"; id: "wishable" }
  | { kind: "signal"; id: Signal };

/** Wishes of a language: all that a gift should or shouldn't be, beside its subject. */
export type Wishes = {
  /** Things that may be unwanted; they count only where they are negated. */
  cares: Record<Care, Aliases>;
  categories: Record<Category, Aliases>;
  cliches: Record<Cliche, Aliases>;
  /** Words that mean "none of it" by themselves: "vegan", "minimalist". */
  avoids: Partial<Record<Care, Aliases>>;
  qualities: Record<Quality, Aliases>;
};

/** Who the recipient is to the giver, and whether the word tells a woman or a man. */
export type Kin = `${Relationship}/${Audience}`;

export type LanguageLexicon = {
  locale: Locale;
  wishes: Wishes;
  signals: Record<Signal, Aliases>;
  /** Function words; they tell the language of a text and are never content. */
  stopWords: string;
  kin: Record<Kin, Aliases>;
  occasions: Record<Exclude<Occasion, "other">, Aliases>;
};

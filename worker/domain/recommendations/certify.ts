/** The checks that make a pick certified. Code decides what fits; no model is asked (design §5). */
import type { Candidate } from "../catalogue/candidate";
import type { Brief, Check } from "./schema";

export type Wish = "budget" | "age" | "occasion" | "dislikes" | "audience";

/** The facts of a gift that the checks look at; a model's idea has them too. */
export type CertifiableGift = Pick<
  Candidate,
  "priceCents" | "ages" | "occasions" | "tags" | "cares" | "category" | "cliche" | "audience"
>;

/** The wishes of the brief that this gift breaks; an empty list means that it provably fits. */
export function brokenWishes(gift: CertifiableGift, brief: Brief): Wish[] {
  const broken: Wish[] = [];
  const { budget, ages, occasion, audience } = brief;
  if (gift.priceCents < budget.min || (budget.max !== null && gift.priceCents > budget.max)) {
    broken.push("budget");
  }
  if (gift.ages[0] > ages[0] || gift.ages[1] < ages[1]) broken.push("age");
  if (occasion !== "other" && !gift.occasions.includes(occasion)) broken.push("occasion");
  if (isDisliked(gift, brief)) broken.push("dislikes");
  if (audience && gift.audience !== "anyone" && gift.audience !== audience) broken.push("audience");
  return broken;
}

function isDisliked(gift: CertifiableGift, { dislikes }: Brief): boolean {
  return (
    (gift.category !== null && dislikes.categories.includes(gift.category)) ||
    gift.tags.some((tag) => dislikes.tags.includes(tag)) ||
    gift.cares.some((care) => dislikes.cares.includes(care)) ||
    (gift.cliche !== null && dislikes.cliches.includes(gift.cliche))
  );
}

/**
 * Does the name speak of something unwanted that no vocabulary knows ("no earrings", "不要耳环")? Latin
 * words are compared whole, in singular and plural, without accents.
 */
export function isRefusedByName(name: string, { dislikes }: Pick<Brief, "dislikes">): boolean {
  if (dislikes.words.length === 0) return false;
  const text = ` ${wordsOf(name).join(" ")} `;
  return dislikes.words.some((word) => {
    const folded = wordsOf(word).join(" ");
    if (!folded) return false;
    if (/\p{Script=Han}/u.test(folded)) return text.includes(folded);
    const stem = folded.replace(/s$/, "");
    return [stem, `${stem}s`, `${stem}es`].some((form) => text.includes(` ${form} `));
  });
}

const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What was proved for a gift that fits, in the order in which the card shows it. */
export function checksPassed(gift: CertifiableGift, brief: Brief): Check[] {
  const interests = brief.interests
    .filter((interest) => gift.tags.includes(interest.tag))
    .map((interest) => ({ kind: "interest" as const, ...interest }));
  const [youngest, oldest] = brief.ages;
  return [
    { kind: "budget", min: brief.budget.min, max: brief.budget.max },
    { kind: "age", min: youngest, max: oldest },
    ...(brief.occasion === "other"
      ? []
      : [{ kind: "occasion" as const, occasion: brief.occasion }]),
    ...interests,
    ...brief.dislikes.cares.map((care) => ({ kind: "without" as const, care })),
  ];
}

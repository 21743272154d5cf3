/** The checks that make a pick certified. Code decides what fits; no model is asked. */

import type { Brief } from "#shared/brief/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import { type Ask, type Care, isCategory, RARE_ASKS } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Check } from "#shared/recommendations/schema";
import type { Candidate } from "../catalogue/candidate";
import { interestName, isNarrower, isWithin, SUBJECT_OF } from "../catalogue/interests";

export type Wish =
  | "budget"
  | "age"
  | "occasion"
  | "dislikes"
  | "audience"
  | "owned"
  | "limits"
  | "presumes";

/** The facts of a gift that the checks look at; a model's idea has them too. */
export type CertifiableGift = Pick<
  Candidate,
  | "priceCents"
  | "ages"
  | "occasions"
  | "kind"
  | "serves"
  | "presumes"
  | "asks"
  | "cares"
  | "category"
  | "cliche"
  | "audience"
>;

/** The wishes of the brief that this gift breaks; an empty list means that it provably fits. */
export function brokenWishes(gift: CertifiableGift, brief: Brief): Wish[] {
  const broken: Wish[] = [];
  const { budget, occasion, audience } = brief;
  if (gift.priceCents < budget.min || (budget.max !== null && gift.priceCents > budget.max)) {
    broken.push("budget");
  }
  if (!suitedAges(gift, brief)) broken.push("age");
  if (occasion !== "other" && !gift.occasions.includes(occasion)) broken.push("occasion");
  if (isDisliked(gift, brief)) broken.push("dislikes");
  if (audience && gift.audience !== "anyone" && gift.audience !== audience) broken.push("audience");
  if (brief.owned.kinds.includes(gift.kind)) broken.push("owned");
  if (exceedsLimits(gift, brief)) broken.push("limits");
  if (presumesUnstated(gift, brief)) broken.push("presumes");
  return broken;
}

/** Limits that what is heavy or bulky is too much for, though it asks for neither. */
const TOO_HEAVY_FOR = ["strength", "space"] as const satisfies readonly Ask[];

/** Does the gift ask of body or home what they don't offer? */
const exceedsLimits = ({ asks, cares }: CertifiableGift, { limits }: Brief): boolean =>
  asks.some((ask) => limits.includes(ask)) ||
  (cares.includes("heavy") && TOO_HEAVY_FOR.some((limit) => limits.includes(limit)));

/** The years that a gift for a baby suits. */
const BABY: Brief["ages"] = [0, 1];

/**
 * Whose years the gift suits: the recipient's or, at a baby shower, the baby's; null where
 * nobody's.
 */
function suitedAges(gift: CertifiableGift, { ages, occasion }: Brief): Brief["ages"] | null {
  const suits = ([youngest, oldest]: Brief["ages"]) =>
    gift.ages[0] <= youngest && gift.ages[1] >= oldest;
  if (suits(ages)) return ages;
  return occasion === "baby shower" && suits(BABY) ? BABY : null;
}

/** Does it presume an interest, a garden or the like that the brief doesn't state? */
function presumesUnstated({ presumes, asks, serves }: CertifiableGift, brief: Brief): boolean {
  const isStated = (presumed: string) => brief.interests.some(({ id }) => isWithin(id, presumed));
  if (!presumes.every(isStated)) return true;
  // Whoever states the interest that a gift is for has what it takes: a garden for gardening.
  const needsRare = asks.some((ask) => RARE_ASKS.some((rare) => rare === ask));
  return needsRare && !serves.some(isStated);
}

const ALCOHOLIC = ["wine", "beer", "cocktails", "whisky", "gin", "rum-tequila", "sake", "cider"];

/** Is it a tool or a book for alcoholic drinks alone, though it contains none? */
const isForDrinking = ({ serves }: CertifiableGift) =>
  serves.length > 0 &&
  serves.every(
    (id) => !isWithin(id, "mocktails") && ALCOHOLIC.some((drink) => isWithin(id, drink)),
  );

/** Whoever wants nothing for children wants no children's book either. */
const LAST_OF_CHILDHOOD = 12;

/**
 * Does the gift serve a stated interest that is narrower than an unwanted one ("no music, but loves
 * opera")? Then the dislike of the broader one doesn't speak of it.
 */
const isPraised = ({ serves }: CertifiableGift, { interests }: Brief, unwanted: InterestId) =>
  interests.some(
    ({ id }) => isNarrower(id, unwanted) && serves.some((served) => isWithin(served, id)),
  );

const isRefusedSubject = (gift: CertifiableGift, brief: Brief) =>
  brief.dislikes.interests.some(
    (no) => gift.serves.some((served) => isWithin(served, no)) && !isPraised(gift, brief, no),
  );

/** "No music" refuses what is for music; an opera recording is spared where opera is praised. */
function isRefusedCategory(gift: CertifiableGift, brief: Brief): boolean {
  const { category } = gift;
  if (category === null || !brief.dislikes.categories.some((no) => no === category)) return false;
  const subject = isCategory(category) ? SUBJECT_OF[category] : undefined;
  return !subject || !isPraised(gift, brief, subject);
}

/** Honey is sugar to whoever avoids it. */
const isRefusedCare = (care: Care, refused: readonly Care[]): boolean =>
  refused.includes(care) || (care === "honey" && refused.includes("sugar"));

/** Families whose praised members spare their own tools: a coffee grinder for who loves coffee. */
const TABLE: readonly InterestId[] = ["food", "drinks"];

/** "Nothing for the kitchen" is read as a no to cooking, and means pans and plates alike. */
const isForRefusedKitchen = (gift: CertifiableGift, brief: Brief): boolean =>
  gift.category === "kitchen" &&
  brief.dislikes.interests.includes("cooking") &&
  !brief.interests.some(
    ({ id }) =>
      TABLE.some((family) => isWithin(id, family)) &&
      gift.serves.some((served) => isWithin(served, id)),
  );

function isDisliked(gift: CertifiableGift, brief: Brief): boolean {
  const { dislikes } = brief;
  return (
    isRefusedCategory(gift, brief) ||
    (dislikes.categories.includes("kids") && gift.ages[1] <= LAST_OF_CHILDHOOD) ||
    dislikes.kinds.includes(gift.kind) ||
    isForRefusedKitchen(gift, brief) ||
    isRefusedSubject(gift, brief) ||
    gift.cares.some((care) => isRefusedCare(care, dislikes.cares)) ||
    (dislikes.cares.includes("alcohol") && isForDrinking(gift)) ||
    (gift.cliche !== null && dislikes.cliches.includes(gift.cliche))
  );
}

/**
 * Does the name speak of something unwanted or owned that no vocabulary knows ("no earrings",
 * "不要耳环")? Latin words are compared whole, in singular and plural, without accents.
 */
export function isRefusedByName(name: string, brief: Pick<Brief, "dislikes" | "owned">): boolean {
  const refused = [...brief.dislikes.words, ...brief.owned.words];
  if (refused.length === 0) return false;
  const text = ` ${wordsOf(name).join(" ")} `;
  return refused.some((word) => {
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
export function checksPassed(gift: CertifiableGift, brief: Brief, locale: Locale): Check[] {
  const interests = brief.interests
    .filter(({ id }) => gift.serves.some((served) => isWithin(served, id)))
    .map(({ id }) => ({ kind: "interest" as const, id, name: interestName(id, locale) }));
  const [youngest, oldest] = suitedAges(gift, brief) ?? brief.ages;
  return [
    { kind: "budget", min: brief.budget.min, max: brief.budget.max },
    { kind: "age", min: youngest, max: oldest },
    ...(brief.occasion === "other"
      ? []
      : [{ kind: "occasion" as const, occasion: brief.occasion }]),
    ...interests,
    ...brief.dislikes.cares.map((care) => ({ kind: "without" as const, care })),
    ...brief.limits.map((ask) => ({ kind: "easy" as const, ask })),
  ];
}

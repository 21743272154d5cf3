/**
 * The finder's six fields as a way to write a brief down: an answer that came by chat or by its
 * address fills them, and they give the same brief again when they are sent.
 */

import {
  type Brief,
  type Chip,
  FIELD_LIMITS,
  type FinderFields,
  type PartialBrief,
  type RecommendInput,
} from "#shared/brief/schema";
import { MAX_AGE } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Translate } from "#shared/translate";
import { readAnswerAddress } from "./address";
import { chipsOf, removeChips } from "./chips";
import { completeBrief } from "./complete";
import { type BriefResult, parseBrief } from "./parse-brief";

/** The chips that the field of wishes holds; each of the others has a field of its own. */
const isWish = ({ kind }: Chip) =>
  ["interest", "situation", "limit", "owned", "quality", "dislike"].includes(kind);

/** The six fields that say this brief in the visitor's language; what wasn't said is as assumed. */
export function fieldsOf(said: PartialBrief, t: Translate, locale: Locale): FinderFields {
  const { ages, budget, occasion, relationship } = completeBrief(said).brief;
  const [youngest, oldest] = ages;
  const [least, most] = [budget.min / 100, (budget.max ?? 0) / 100];
  const wishes = chipsOf(said, t, locale, "within").filter(isWish);
  const interests = wishes.map(({ label }) => label).join(", ") || t("chat:fields.anything");
  return {
    recipient: said.recipient || t(`chat:fields.${said.audience ?? "anyone"}`),
    age: oldest >= MAX_AGE ? `${youngest}+` : youngest === oldest ? `${youngest}` : ages.join("-"),
    occasion,
    interests: interests.slice(0, FIELD_LIMITS.interests),
    budget: budget.max === null ? `${least}+` : `${least}-${most}`,
    relationship,
  };
}

/**
 * Reads the six fields into a brief. A wish that is unchanged since `fieldsOf` wrote it for the
 * answer at the address `known` is taken over; everything else is parsed. Never throws.
 */
export function readFields(input: RecommendInput, t: Translate, locale: Locale): BriefResult {
  const named = input.known ? readAnswerAddress(new URLSearchParams(input.known)) : null;
  if (!named) return parseBrief(input);
  let text = `, ${input.interests}, `;
  // The longest first: « sans rhum, tequila et mezcal » holds « sans rhum ».
  const chips = chipsOf(named.brief, t, locale, "within").toSorted(
    (one, other) => other.label.length - one.label.length,
  );
  const gone = chips.filter((chip) => {
    const at = isWish(chip) ? text.indexOf(`, ${chip.label}, `) : -1;
    if (at >= 0) text = text.slice(0, at) + text.slice(at + chip.label.length + 2);
    return at < 0;
  });
  const anything = `, ${t("chat:fields.anything")}, `;
  const parsed = parseBrief({ ...input, interests: text === anything ? "" : text });
  if (!parsed.ok) return parsed;
  const kept = removeChips(
    named.brief,
    gone.map(({ id }) => id),
  );
  return { ok: true, brief: withWishes(parsed.brief, kept) };
}

const union = <T>(some: readonly T[], others: readonly T[]): T[] => [
  ...new Set([...some, ...others]),
];

function withWishes(brief: Brief, kept: PartialBrief): Brief {
  const { interests, owned, situations, limits, qualities, dislikes } = kept;
  const known = new Set(interests.map(({ id }) => id));
  return {
    ...brief,
    celebration: brief.celebration ?? kept.celebration,
    interests: [...interests, ...brief.interests.filter(({ id }) => !known.has(id))],
    owned: { ...brief.owned, kinds: union(owned.kinds, brief.owned.kinds) },
    situations: union(situations, brief.situations),
    limits: union(limits, brief.limits),
    qualities: union(qualities, brief.qualities),
    dislikes: {
      interests: union(dislikes.interests, brief.dislikes.interests),
      cares: union(dislikes.cares, brief.dislikes.cares),
      categories: union(dislikes.categories, brief.dislikes.categories),
      kinds: union(dislikes.kinds, brief.dislikes.kinds),
      cliches: union(dislikes.cliches, brief.dislikes.cliches),
      words: brief.dislikes.words,
    },
  };
}

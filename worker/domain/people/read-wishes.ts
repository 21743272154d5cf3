/** What the texts about a person say, by the one reader of briefs. */
import { EMPTY_BRIEF, type PartialBrief } from "#shared/brief/schema";
import type { Locale } from "#shared/locale";
import type { WishTexts } from "#shared/people/schema";
import type { Translate } from "#shared/translate";
import { readAnswerAddress } from "../brief/address";
import { fieldsOf, readFields } from "../brief/fields";
import { mergeWishes } from "../brief/merge";
import { parseInterests, type Wishes } from "../brief/parse-interests";
import { piecesOf } from "./rules";

/** Makes a sentence that the reader understands of each thing in a list ("wool, perfume"). */
const SENTENCE: Record<Locale, { avoid: string; owns: string }> = {
  en: { avoid: "no ", owns: "already has " },
  fr: { avoid: "pas de ", owns: "a déjà " },
  es: { avoid: "sin ", owns: "ya tiene " },
  zh: { avoid: "不要", owns: "已经有" },
};

/**
 * Reads the four texts into the wishes of a brief: of what to avoid only limits and dislikes count,
 * of what is owned only the things. `known` is the address of the answer that wrote the likes: its
 * chips are taken over as they are. Never throws.
 */
export function readPersonWishes(
  { likes, avoid, owns, needs }: WishTexts,
  { t, locale }: { t: Translate; locale: Locale },
  known: string | undefined,
): PartialBrief {
  const told = known ? (readAnswerAddress(new URLSearchParams(known))?.brief ?? null) : null;
  const said =
    told && known ? readFields(fieldsWith(told, likes, known, t, locale), t, locale) : null;
  const liked = said?.ok ? said.brief : parseInterests(likes);
  const avoided = parseInterests(sentences(avoid, SENTENCE[locale].avoid));
  const owned = parseInterests(sentences(owns, SENTENCE[locale].owns));
  const needed = parseInterests(needs);
  const parts: Partial<Wishes>[] = [
    pick(liked, WISHES),
    { owned: owned.owned, unknownWords: owned.unknownWords },
    pick(needed, ["limits", "situations", "qualities", "dislikes", "unknownWords"]),
    pick(avoided, ["limits", "dislikes", "unknownWords"]),
  ];
  const start: PartialBrief = {
    ...EMPTY_BRIEF,
    audience: told?.audience ?? null,
    ages: told?.ages ?? null,
  };
  return parts.reduce<PartialBrief>(
    (brief, part) => mergeWishes(brief, { ...NOTHING, ...part, ...NOTHING_TAKEN_BACK }),
    start,
  );
}

const NOTHING = pick(EMPTY_BRIEF, [
  "interests",
  "owned",
  "situations",
  "limits",
  "qualities",
  "dislikes",
  "unknownWords",
]);
const NOTHING_TAKEN_BACK = { dropped: [], droppedQualities: [], pardoned: [] };
const WISHES = Object.keys(NOTHING) as (keyof Wishes)[];

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

const fieldsWith = (
  told: PartialBrief,
  likes: string,
  known: string,
  t: Translate,
  locale: Locale,
) => ({ ...fieldsOf(told, t, locale), interests: likes || t("chat:fields.anything"), known });

/** "wool, perfume" as "no wool, no perfume"; a text that names nothing stays empty. */
const sentences = (text: string, start: string): string =>
  piecesOf(text)
    .map((piece) => start + piece)
    .join(", ");

/** Does a thing told of diet, health and the like say by itself what fits ("vegan", "no nuts")? */
export function isNeed(piece: string): boolean {
  const { limits, situations, qualities, dislikes } = parseInterests(piece);
  return [limits, situations, qualities, ...Object.values(dislikes)].some(
    ({ length }) => length > 0,
  );
}

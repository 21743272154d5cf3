/** Answers to questions about the gifts on screen, from their own facts; plain text. */

import { formatPrice } from "#shared/format/money";
import type { Locale } from "#shared/locale";
import type { RecommendedGift } from "#shared/recommendations/schema";
import type { Translate } from "#shared/translate";
import type { Question } from "../brief/read-message";

/** Gifts whose reasons are given where somebody asks why, and names none. */
const REASONS = 3;

type Answer = "gift" | "why" | "pick" | "where" | "whereAll";

/** What the question's gift, or gifts, are said to be; null where it asks for others. */
export function answerQuestion(
  question: Question,
  gifts: readonly RecommendedGift[],
  t: Translate,
  locale: Locale,
): string | null {
  const say = (key: Answer, { name, reasoning, priceCents, store }: RecommendedGift) => {
    const values = { name, reason: reasoning, price: formatPrice(priceCents, locale), store };
    return t(`chat:answers.${key}`, values);
  };
  const none = t("chat:answers.none", { count: gifts.length });
  const reply = (key: Answer, place: number) => {
    const gift = gifts[place];
    return gift ? say(key, gift) : none;
  };
  switch (question.about) {
    case "gift":
      return reply("gift", question.gift);
    case "why":
      if (question.gift !== null) return reply("why", question.gift);
      return gifts
        .slice(0, REASONS)
        .map((gift, place) => `${place + 1}. ${say("why", gift)}`)
        .join("\n");
    case "pick":
      return reply("pick", 0);
    case "where":
      return question.gift === null ? reply("whereAll", 0) : reply("where", question.gift);
    case "compare": {
      const [one, other] = question.gifts.map((place) => gifts[place]);
      if (!one || !other) return none;
      return [say("gift", one), say("gift", other), priceGap(one, other, t, locale)].join("\n");
    }
    default:
      return null;
  }
}

function priceGap(
  one: RecommendedGift,
  other: RecommendedGift,
  t: Translate,
  locale: Locale,
): string {
  const gap = one.priceCents - other.priceCents;
  if (gap === 0) return t("chat:answers.samePrice");
  const { name } = gap > 0 ? other : one;
  return t("chat:answers.cheaper", { name, price: formatPrice(Math.abs(gap), locale) });
}

/**
 * Which of a model's sentences may be shown. A sentence that talks of money, links, discounts, awards
 * or safety claims something that the data can't back, so it is dropped and our own reason stands.
 */
import { REASON_LENGTH } from "./prompt";

const UNSUPPORTED = [
  /https?:|www\.|\.com\b|<[a-z/!]|[{}[\]]|`/i,
  /[$€£¥]|\b(usd|dollars?|bucks|euros?)\b|\d\s*(美元|元|块|欧元)/i,
  /\b(best(?! friend)|cheapest|number one|award|certified|guarantee\w*|free|discount|sale|bestsell\w*|top-rated|reviews?)\b/i,
  /\b(meilleure?s?|garanti\w*|gratuit\w*|promo\w*|soldes?|primé\w*)\b/i,
  /\b(mejor(es)?|garantizad\w*|gratis|descuento|oferta|premiad\w*)\b/i,
  /最好|最佳|第一|保证|免费|打折|优惠|获奖/,
  /ignore|instruction|system prompt|as an ai|language model/i,
];

/** The sentence, trimmed and made calm, or null when it can't be shown. */
export function supportedSentence(sentence: string): string | null {
  const calm = sentence
    .replace(/\s+/g, " ")
    .replace(/\s*[!！]+/g, ".")
    .trim();
  if (calm.length < 8 || calm.length > REASON_LENGTH + 40) return null;
  return UNSUPPORTED.some((pattern) => pattern.test(calm)) ? null : calm;
}

import { formatPrice } from "#shared/format/money";
import type { PageAnswer } from "~/features/recommendations/page-answer";
import type { FixedT } from "~/translation";

export type ReplyState = {
  page: PageAnswer | null;
  /** The number that the last message asks about. */
  unclear: number | null;
};

/** More replies than these are no help. */
const MOST = 4;
/** Upper ends to offer where no amount is known, in cents. */
const AMOUNTS = [2_500, 5_000, 10_000];
/** Gifts that cost less are hard to find. */
const LEAST_BUDGET = 2_500;

/**
 * Two to four things to say next in the visitor's language; each is understood when it is said as
 * it stands. Needs the namespace "talk".
 */
export function suggestReplies(
  { page, unclear }: ReplyState,
  t: FixedT<"talk">,
  language: string,
): string[] {
  const under = (cents: number) => t("replies.under", { price: formatPrice(cents, language) });
  if (unclear !== null) {
    return [under(unclear * 100), t("replies.years", { age: unclear })];
  }
  if (!page)
    return (["mother", "partner", "friend", "colleague"] as const).map((who) =>
      t(`replies.${who}`),
    );
  const { brief, gifts } = page.recommendation;
  const { budget } = brief;
  const some = gifts.length > 0;
  return [
    ...(budget ? [] : AMOUNTS.map(under)),
    budget && (budget.max ?? budget.min) > LEAST_BUDGET ? t("replies.cheaper") : "",
    some ? t("replies.more") : t("replies.anyPrice"),
    gifts.length > 1 ? t("replies.likeSecond") : "",
    brief.qualities.includes("experience") ? "" : t("replies.experience"),
    some ? t("replies.why") : "",
  ]
    .filter(Boolean)
    .slice(0, MOST);
}

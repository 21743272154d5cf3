/** What a plan says in the visitor's language: why each gift stands where it stands. */

import { formatPrice } from "#shared/format/money";
import type { Locale } from "#shared/locale";
import type { Translate } from "#shared/translate";
import type { Candidate } from "../catalogue/candidate";
import { interestPhrase } from "../catalogue/interests";
import type { Line } from "./plan";

export type Speech = { t: Translate; locale: Locale };

/**
 * Why a line's gift is kept, changed or left out; `partner` is the other gift's name of a bundle.
 */
export function reasonOf(
  line: Line,
  { t, locale }: Speech,
  about: { partner: string; isMet: boolean; isWithin: boolean; isAlone: boolean },
): string {
  const { gift } = line;
  const money = (cents: number) => formatPrice(cents, locale);
  const prices = { price: money(line.cents), original: money(gift.cents) };
  switch (line.method) {
    case "keep":
      if (gift.decision === "keep") return t("savings:reason.keep.chosen");
      if (about.isWithin) return t("savings:reason.keep.enough");
      return t(`savings:reason.keep.${about.isAlone || !about.isMet ? "only" : "met"}`);
    case "discount":
      return t("savings:reason.discount", {
        code: line.code,
        saved: money(gift.cents - line.cents),
      });
    case "alternative": {
      const same = sameness(gift.facts, line.candidate);
      const values = {
        about: sharedInterests(gift.facts, line.candidate, { t, locale }),
        ...prices,
      };
      return t(`savings:reason.alternative.${same}`, values);
    }
    case "bundle":
      return t("savings:reason.bundle", {
        partner: about.partner,
        about: sharedInterests(gift.facts, line.candidate, { t, locale }),
        saved: money(gift.cents + line.partner.cents - line.candidate.priceCents),
      });
    case "diy":
      return t(`savings:reason.diy.${line.recipe.difficulty}`, {
        price: money(line.recipe.costCents),
        time: timeText(line.recipe.minutes, t),
      });
    case "drop":
      return t(`savings:reason.drop.${about.isMet ? "met" : "unmet"}`);
  }
}

/** Minutes up to an hour and a half, whole hours beyond. */
export const timeText = (minutes: number, t: Translate): string =>
  minutes <= 90
    ? t("savings:time.minutes", { count: Math.ceil(minutes / 5) * 5 })
    : t("savings:time.hours", { count: Math.ceil(minutes / 60) });

/** Up to two interests that both are for, the gift's first one first. */
function sharedInterests(gift: Candidate | null, other: Candidate, { t, locale }: Speech): string {
  const [one, two] = (gift?.serves ?? []).filter((tag) => other.serves.includes(tag));
  const love = (tag: string | undefined) => (tag ? interestPhrase(tag, locale) : "");
  return two ? t("savings:about.two", { one: love(one), other: love(two) }) : love(one);
}

/** Which of the gift's ages and occasions the other covers wholly. */
function sameness(gift: Candidate | null, other: Candidate) {
  if (!gift) return "plain";
  const ages = other.ages[0] <= gift.ages[0] && other.ages[1] >= gift.ages[1];
  const occasions = gift.occasions.every((occasion) => other.occasions.includes(occasion));
  if (ages && occasions) return "both";
  if (ages) return "ages";
  return occasions ? "occasions" : "plain";
}

/** Which season, if any, a gift's picture announces. */
import type { GiftView } from "#shared/catalogue/schema";
import type { SeasonKey } from "#shared/catalogue/season";
import type { Holiday, Occasion } from "#shared/catalogue/vocabulary";

const HOLIDAY_OF: Partial<Record<Occasion, Holiday>> = {
  christmas: "christmas",
  easter: "easter",
  "mother's day": "mothers-day",
  "father's day": "fathers-day",
  "independence day": "independence-day",
  halloween: "halloween",
  thanksgiving: "thanksgiving",
};

/**
 * The holiday that was asked for, else what the calendar says, where the gift belongs to it. A gift
 * of another time of the year announces nothing: "Summer Pick" on a Christmas present is a riddle.
 */
export function pennantOf(
  gift: Pick<GiftView, "season" | "holiday">,
  now: string | undefined,
  occasion: Occasion | undefined,
): SeasonKey | null {
  const wanted = (occasion && HOLIDAY_OF[occasion]) ?? now;
  return [gift.holiday, gift.season].find((season) => season && season === wanted) ?? null;
}

/**
 * Gifts that break no wish and would be odd all the same: from this giver, in this place, or for
 * what the person goes through. Pure.
 */
import type { Brief } from "#shared/brief/schema";
import type { Region } from "#shared/catalogue/regions";
import type { InterestId } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Candidate } from "../catalogue/candidate";
import { isWithin } from "../catalogue/interests";
import type { Match } from "./match";

const isSad = ({ situations }: Brief) =>
  situations.some((situation) => situation === "grief" || situation === "illness");

/** Would it be odd from this giver, or out of tune with what the person goes through? */
export function isOutOfPlace(candidate: Candidate, brief: Brief): boolean {
  if (!candidate.relationships.includes(brief.relationship)) return true;
  if (candidate.tones.includes("romantic") && brief.relationship !== "partner") return true;
  // Advent calendars are for Christmas, and a name of one feast is none of another.
  const isBound = candidate.holiday !== null && candidate.occasions.length <= 2;
  if (isBound && (brief.celebration || !candidate.occasions.includes(brief.occasion))) return true;
  return isSad(brief) && candidate.tones.some((tone) => tone === "playful" || tone === "festive");
}

export const isSoldIn = ({ regions }: Candidate, region: Region = "us"): boolean =>
  !regions || regions.length === 0 || regions.includes(region);

/** Can it be enjoyed by who reads the page's language? Who learns another may get what is in it. */
export const isReadable = (
  { languages }: Candidate,
  brief: Brief,
  locale: Locale = "en",
): boolean =>
  !languages?.length ||
  languages.includes(locale) ||
  brief.interests.some(({ id }) => isWithin(id, "languages"));

/** Countries and their culture: "something of Mexico" is asked for, and nothing else. */
const CULTURES: readonly InterestId[] = [
  "africa",
  "china",
  "france",
  "ireland-scotland",
  "italy",
  "japan",
  "korea",
  "mexico",
  "scandinavia",
];
const isForCulture = ({ interests }: Brief) =>
  interests.length > 0 && interests.every(({ id }) => CULTURES.includes(id));

/** What binds to the old address, or would have to be carried to the new one. */
const STAYS_BEHIND: readonly Candidate["cares"][number][] = ["heavy", "living", "subscription"];

const isHardToCarry = ({ category, cares }: Candidate) =>
  category === "kitchen" || cares.some((care) => ["heavy", "honey", "living"].includes(care));

/** Situations between grown-ups: the child next door is given a child's gift. */
const GROWN_UP: readonly Brief["situations"][number][] = ["boss", "host", "neighbor"];
const LAST_OF_CHILDHOOD = 14;

/**
 * Is a gift that serves no stated interest wrong for this brief, though its situation fits or it is
 * for anybody?
 */
export function isUnfitFiller(candidate: Candidate, match: Match, brief: Brief): boolean {
  if (match.how !== "situation" && match.how !== "any") return false;
  if (isForCulture(brief)) return true;
  const isForAnybody = match.how === "any";
  if (isSad(brief) && isForAnybody && !candidate.tones.includes("quiet")) return true;
  const isForGrownUps = candidate.ages[1] > LAST_OF_CHILDHOOD * 4;
  if (
    !isForAnybody &&
    GROWN_UP.includes(match.situation) &&
    brief.ages[1] <= LAST_OF_CHILDHOOD &&
    isForGrownUps
  ) {
    return true;
  }
  // Who flies to a host carries nothing that spills, breaks or wilts.
  const isCarried = match.how === "situation" && match.situation === "host";
  if (isCarried && brief.limits.includes("space") && isHardToCarry(candidate)) return true;
  const leaves = brief.situations.includes("moving-abroad");
  return (
    leaves &&
    !candidate.situations.includes("moving-abroad") &&
    (candidate.category === "experiences" ||
      candidate.category === "food" ||
      candidate.cares.some((care) => STAYS_BEHIND.includes(care)))
  );
}

import type { StatedInterest } from "#shared/brief/schema";
import type { Occasion } from "#shared/catalogue/vocabulary";

/** Words of American football alone. */
const GRIDIRON =
  /\b(?:quarterbacks?|touchdowns?|tailgat\w+|linebackers?|homecoming|varsity|gridiron|super ?bowl|pigskin)\b/;

/**
 * The stated interests, with "football" of an American holiday or beside a quarterback as American
 * football; `flat` is the text without case and accents.
 */
export function withGridiron(
  interests: readonly StatedInterest[],
  occasion: Occasion,
  flat: string,
): StatedInterest[] {
  const isAmerican =
    occasion === "thanksgiving" || occasion === "independence day" || GRIDIRON.test(flat);
  return interests.map((interest) =>
    isAmerican && interest.id === "football" && /^football$/i.test(interest.words)
      ? { ...interest, id: "american-football" }
      : interest,
  );
}

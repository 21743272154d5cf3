import { openIndexes } from "./lexicon/indexes";
import { parseBrief } from "./parse-brief";

/**
 * Opens every dictionary and reads one brief with a slip in each field that takes any, so that
 * patterns are compiled too. Called while a Worker starts, it keeps all of that off the first
 * request.
 */
export function prepareLexicon(): void {
  openIndexes();
  parseBrief({
    recipient: "my sistr, 34",
    age: "about 34",
    occasion: "birtday",
    interests:
      "Loves gardning, thé and 咖啡, hates cluter; allergies: nuts. No golf, nuts are fine!",
    budget: "at least 20 but no more than 50 euros, about 40",
    relationship: "family",
  });
}

/**
 * The facts of every do-it-yourself recipe; their words are in D1: the library texts of kind
 * "recipe".
 */
import type { RecipeFacts } from "./recipe-schema";
import facts from "./recipes/facts.json";

/** Checked by the files' test, not once more by every isolate that starts. */
export const RECIPES = facts as unknown as readonly RecipeFacts[];

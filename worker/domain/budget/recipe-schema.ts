/**
 * A do-it-yourself recipe as the files in `recipes/` hold it: facts once, words in every language.
 */
import { z } from "zod";
import { DIFFICULTIES } from "#shared/budget/schema";
import { CARES, CATEGORIES, MAX_AGE } from "#shared/catalogue/vocabulary";
import { isInterest } from "../catalogue/interests";

const age = z.int().min(0).max(MAX_AGE);

export const recipeFactsSchema = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(60),
    category: z.enum(CATEGORIES),
    tags: z.array(z.string().refine(isInterest, "is no interest of the tree")).min(1).max(5),
    /**
     * What the materials for one gift cost, in whole cents of a US dollar; tools are not counted.
     */
    costCents: z.int().min(0).max(6_000),
    difficulty: z.enum(DIFFICULTIES),
    /** Of one's own time, without waiting for dough or paint. */
    minutes: z.int().min(10).max(900),
    /** Youngest and oldest age in years that it is a gift for, both included. */
    ages: z.tuple([age, age]),
    /** What the finished gift brings along that some must avoid. */
    cares: z.array(z.enum(CARES)),
  })
  .refine((recipe) => recipe.ages[0] <= recipe.ages[1], "ages are the wrong way round")
  .refine((recipe) => new Set(recipe.tags).size === recipe.tags.length, "a tag stands twice")
  .refine(
    (recipe) => !recipe.cares.includes("alcohol") || recipe.ages[0] >= 21,
    "alcohol is for ages 21 and up",
  );
export type RecipeFacts = z.infer<typeof recipeFactsSchema>;

const line = z.string().trim().min(2);

/** Metric in fr, es and zh; English adds US measures. */
export const recipeTextSchema = z.strictObject({
  title: line.max(80),
  materials: z.array(line.max(140)).min(2).max(12),
  steps: z.array(line.max(420)).min(4).max(7),
});
export type RecipeText = z.infer<typeof recipeTextSchema>;

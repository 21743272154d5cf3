import type { Brief } from "#shared/brief/schema";
import type { Relationship } from "#shared/catalogue/vocabulary";

/** What somebody is to the giver: a mother who is a teacher gets no thanks for her lessons. */
const ROLES: ReadonlySet<string> = new Set<Brief["situations"][number]>([
  "teacher-thanks",
  "coach-thanks",
  "caregiver-thanks",
  "boss",
  "neighbor",
]);

/** The situations without those of a role, where the person is the giver's family or partner. */
export const withoutRoles = (
  situations: Brief["situations"],
  relationship: Relationship | null,
): Brief["situations"] => {
  // "The nurse who looked after my dad in hospital" isn't ill herself.
  const own = situations.includes("caregiver-thanks")
    ? situations.filter((situation) => situation !== "illness" && situation !== "recovery")
    : situations;
  return relationship === "family" || relationship === "partner"
    ? own.filter((situation) => !ROLES.has(situation))
    : own;
};

const SECRET_SANTA =
  /\b(?:secret santa|white elephant|kris kringle|yankee swap|(?:pere )?noel secret|amigo (?:secreto|invisible))\b|神秘圣诞/;
/** Whether the gift is drawn by lot among many, in a text without case and accents. */
export const isSecretSanta = (flat: string) => SECRET_SANTA.test(flat);

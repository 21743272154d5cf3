import type { Relationship } from "../catalogue/vocabulary";
import type { Brief } from "./schema";

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
): Brief["situations"] =>
  relationship === "family" || relationship === "partner"
    ? situations.filter((situation) => !ROLES.has(situation))
    : situations;

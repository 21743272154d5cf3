/** Words of occasions, apart from the schemas, so that a page may know them without zod. */
import { OCCASIONS, type Occasion } from "../catalogue/vocabulary";

/** Their date is another one each year, by rules that differ between countries. */
const MOVABLE: readonly Occasion[] = ["easter", "mother's day", "father's day", "thanksgiving"];
export const isMovable = (kind: Occasion): boolean => MOVABLE.includes(kind);

/** What can be chosen; a birthday comes from the person. */
export const CHOSEN_OCCASIONS = OCCASIONS.filter((kind) => kind !== "birthday");

/** How a gift was received, as its giver saw it. */
export const RECEPTIONS = ["loved", "fine", "not"] as const;
export type Reception = (typeof RECEPTIONS)[number];

/** What a taste link asks. */
export const TASTE_FIELDS = ["likes", "never", "allergies", "owns", "sizes"] as const;
export type TasteField = (typeof TASTE_FIELDS)[number];

/** Who fills it in: the person, or somebody who knows them. */
export const ASKED = ["self", "other"] as const;
export type Asked = (typeof ASKED)[number];

/** Days before an occasion on which a reminder can be sent, the earliest first. */
export const LEADS = [30, 14, 7] as const;
export type Lead = (typeof LEADS)[number];

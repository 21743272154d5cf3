/** The field of a form, or of a call, that holds the token of a person's check where one is on. */
export const HUMAN_FIELD = "human";

/** What somebody is asked about their taste by a link, as forms send and pages show it. */
import { z } from "zod";
import { line, lines } from "../text-input";
import { PEOPLE_LIMITS, TASTE_LIMITS } from "./limits";
import type { WishTexts } from "./schema";
import { ASKED, TASTE_FIELDS, type TasteField } from "./vocabulary";

/** What was answered; a question left out has no entry. */
export type TasteAnswers = Partial<Record<TasteField, string>>;

const answer = lines(TASTE_LIMITS.answer).default("");

/** The answers; a form with nothing in it is refused. */
export const tasteInput = z
  .object({
    likes: answer,
    never: answer,
    allergies: answer,
    owns: answer,
    sizes: line(PEOPLE_LIMITS.sizes).default(""),
  })
  .refine((answers) => Object.values(answers).some(Boolean), {
    path: ["likes"],
    message: "tasteEmpty",
  });
export type TasteInput = z.output<typeof tasteInput>;

/** A link: who fills it in, and what the giver wants to be called, if anything. */
export const tasteLinkInput = z.object({
  asked: z.enum(ASKED, { error: "filterUnknown" }),
  giver: line(TASTE_LIMITS.giver).default(""),
});
export type TasteLinkInput = z.output<typeof tasteLinkInput>;

/** Which answer; all without one. */
export const tasteChoice = z.object({
  field: z.enum(TASTE_FIELDS, { error: "filterUnknown" }).optional(),
});

/** A person's link as their giver sees it. Times in UTC seconds. */
export type TasteLink =
  | { state: "none" }
  | { state: "open"; expiresAt: number }
  | { state: "answered"; answeredAt: number; answers: TasteAnswers };

/** An answer beside what is known. */
export type TasteProposal = {
  field: TasteField;
  /** What the giver noted, "" for nothing, and what was answered. */
  known: string;
  told: string;
  /** What the giver's note becomes; as it is where all of it is known. */
  merged: string;
};

/** Which of a person's texts rules a gift out, and by which words of it. */
export type Blocker = { field: Exclude<keyof WishTexts, "likes">; words: string };

/** A gift of the last ideas, and what rules it out; null where it still fits. */
export type TasteIdea = {
  id: number;
  slug: string;
  name: string;
  imageUrl: string;
  blocker: Blocker | null;
  isBlocked: boolean;
};

/** What whoever has an open link is told. */
export type OpenTaste = {
  /** What the giver wants to be called; "" for nothing. */
  giver: string;
  /** Whom it is about; null where the recipient is asked. */
  about: string | null;
  isOwn: boolean;
};

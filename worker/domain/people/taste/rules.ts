/** Pure decisions about answers: what becomes of a giver's notes. Nothing of theirs is lost. */
import type { TasteAnswers } from "#shared/people/taste";
import type { TasteField } from "#shared/people/vocabulary";
import type { ToldTexts } from "../queries";
import { isNeed } from "../read-wishes";
import { piecesOf } from "../rules";

const keyOf = (piece: string) => piece.toLowerCase().replace(/(?<![.。!！\s])[.。!！\s]+$/u, "");

/** A note with the things that it doesn't list yet at its end. */
export function merge(known: string, told: readonly string[]): string {
  const listed = new Set(piecesOf(known).map(keyOf));
  const added = told.filter((piece) => !listed.has(keyOf(piece)));
  if (known === "" || added.length === 0) return known || added.join(", ");
  const isEnded = /[.,;，、；。!?！？]$/u.test(known);
  return `${known}${isEnded ? " " : ", "}${added.join(", ")}`;
}

/** What the texts about a person become with some answers. */
export function withAnswers(texts: ToldTexts, answers: TasteAnswers): ToldTexts {
  const { likes = "", never = "", allergies = "", owns = "", sizes = "" } = answers;
  const health = piecesOf(allergies);
  return {
    likes: merge(texts.likes, piecesOf(likes)),
    // "Nuts" alone is to be avoided; "vegan" or "no nuts" says so by itself.
    avoid: merge(texts.avoid, [...piecesOf(never), ...health.filter((piece) => !isNeed(piece))]),
    owns: merge(texts.owns, piecesOf(owns)),
    needs: merge(texts.needs, health.filter(isNeed)),
    sizes: merge(texts.sizes, sizes === "" ? [] : [sizes]),
  };
}

/** Which notes an answer is added to. */
export const TARGETS = {
  likes: ["likes"],
  never: ["avoid"],
  allergies: ["avoid", "needs"],
  owns: ["owns"],
  sizes: ["sizes"],
} as const satisfies Record<TasteField, readonly (keyof ToldTexts)[]>;

import {
  FINDER_FIELDS,
  type FinderAnswer,
  type FinderValues,
} from "~/features/gift-finder/finder-answer";
import { answerForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import { recommendInput } from "~worker/domain/brief/schema";
import { recommendGifts } from "~worker/domain/recommendations/recommendations.server";
import type { Viewer } from "~worker/domain/viewer";

/**
 * Answers the finder's form with gifts or with what to mend, and the HTTP status. Never throws:
 * what a person typed must survive any failure.
 */
export async function answerFinder(
  ctx: Ctx,
  viewer: Viewer,
  formData: FormData,
): Promise<{ answer: FinderAnswer; status: number }> {
  const form = { names: FINDER_FIELDS, schema: recommendInput };
  const { result, status, ...told } = await answerForm(ctx, formData, form, (input) =>
    recommendGifts(ctx, viewer, input),
  );
  const values = valuesOf(formData);
  const changed = formData.has("changed");
  return { answer: { ...told, values, recommendation: result, changed }, status };
}

function valuesOf(formData: FormData): FinderValues {
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(FINDER_FIELDS.map((name) => [name, text(name)])) as FinderValues;
}

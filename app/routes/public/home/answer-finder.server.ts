import { parseWithZod } from "@conform-to/zod/v4";
import {
  FINDER_FIELDS,
  type FinderAnswer,
  type FinderValues,
} from "~/features/gift-finder/finder-answer";
import type { Ctx } from "~worker/context";
import { DomainError, ERROR_STATUS } from "~worker/domain/errors";
import { recommendGifts } from "~worker/domain/recommendations/recommendations.server";
import { recommendInput } from "~worker/domain/recommendations/schema";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";

/**
 * Answers the finder's form with gifts or with what to mend, and the HTTP status. Never throws: what a
 * person typed must survive any failure.
 */
export async function answerFinder(
  ctx: Ctx,
  viewer: Viewer,
  formData: FormData,
): Promise<{ answer: FinderAnswer; status: number }> {
  const values = valuesOf(formData);
  const changed = formData.has("changed");
  const nothing = { lastResult: null, values, recommendation: null, error: null, changed };
  try {
    const submission = parseWithZod(knownFields(formData), { schema: recommendInput });
    if (submission.status !== "success") {
      return { answer: { ...nothing, lastResult: submission.reply() }, status: 400 };
    }
    try {
      const recommendation = await recommendGifts(ctx, viewer, submission.value);
      const lastResult = submission.reply();
      return { answer: { ...nothing, lastResult, recommendation }, status: 200 };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const fields = Object.entries(error.fields).map(([name, message]) => [name, [message]]);
      const lastResult = submission.reply({ fieldErrors: Object.fromEntries(fields) });
      const plain = fields.length > 0 ? null : error.code;
      return { answer: { ...nothing, lastResult, error: plain }, status: ERROR_STATUS[error.code] };
    }
  } catch (error) {
    ctx.log.error("finder_failed", { error: describeError(error) });
    return { answer: { ...nothing, error: "internal" }, status: 500 };
  }
}

/**
 * The six fields alone. Conform reads any other name as a path into a tree, "x[99999999]" as a list that
 * long, and sends all of it back.
 */
function knownFields(formData: FormData): FormData {
  const known = new FormData();
  for (const name of FINDER_FIELDS) {
    const value = formData.get(name);
    if (typeof value === "string") known.set(name, value);
  }
  return known;
}

function valuesOf(formData: FormData): FinderValues {
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(FINDER_FIELDS.map((name) => [name, text(name)])) as FinderValues;
}

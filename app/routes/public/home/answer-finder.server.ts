import { z } from "zod";
import { FINDER_FIELDS, type FinderAnswer, valuesOf } from "~/features/gift-finder/finder-answer";
import { handleForm } from "~/forms/handle-form.server";
import type { Ctx } from "~worker/context";
import { recommendInput } from "~worker/domain/brief/schema";
import { readBrief } from "~worker/domain/chat/chat.server";
import { DomainError } from "~worker/domain/errors";
import { briefOfFields, recallAnswer } from "~worker/domain/recommendations/recall.server";
import { recommendGifts } from "~worker/domain/recommendations/recommendations.server";
import type { Viewer } from "~worker/domain/viewer";

/** What the finder's action takes instead of the six fields: an answer's address. */
const addressInput = z.object({ address: z.string({ error: "invalidInput" }).max(2_000) });

/**
 * Answers the finder's form, or an answer's address, with gifts or with what to mend, and the HTTP
 * status. Never throws: what a person typed must survive any failure.
 */
export async function answerFinder(
  ctx: Ctx,
  viewer: Viewer,
  chatToken: string | null,
  formData: FormData,
): Promise<{ answer: FinderAnswer; status: number }> {
  if (formData.has("address")) return answerAddress(ctx, viewer, chatToken, formData);
  const form = { names: [...FINDER_FIELDS, "known"], schema: recommendInput };
  const { result, status, ...told } = await handleForm(ctx, formData, form, (input) =>
    recommendGifts(ctx, viewer, input),
  );
  const values = valuesOf(formData);
  const changed = formData.has("changed");
  return { answer: { ...told, values, recommendation: result, changed }, status };
}

/** Answers an address in the words of the form, else of the conversation, that say the same. */
async function answerAddress(
  ctx: Ctx,
  viewer: Viewer,
  chatToken: string | null,
  formData: FormData,
) {
  const form = { names: ["address"], schema: addressInput };
  const { result, status, error } = await handleForm(ctx, formData, form, async ({ address }) => {
    const fields = recommendInput.safeParse(valuesOf(formData)).data;
    const told = [
      fields ? briefOfFields(ctx, fields) : null,
      await readBrief(ctx, viewer, chatToken),
    ];
    const recalled = await recallAnswer(ctx, viewer, new URLSearchParams(address), told);
    if (!recalled) throw new DomainError("invalidInput");
    return recalled;
  });
  const refusal = status === 200 ? null : (error ?? "invalidInput");
  const answer = { lastResult: null, values: null, recommendation: result, error: refusal };
  return { answer: { ...answer, changed: false }, status };
}

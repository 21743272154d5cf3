import { data } from "react-router";
import { openInput, WISH_FIELDS, wishInput } from "#shared/draws/schema";
import type { Viewer } from "#shared/viewer";
import { handleForm, textOf } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { href } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import { openEnvelopeOnce, saveWishes } from "~worker/domain/draws/envelopes.server";
import { holdEnvelope } from "./held-envelopes.server";

type EnvelopeSubmission = Submission & { ctx: Ctx; viewer: Viewer; token: string };

const change = intents<EnvelopeSubmission>((intent) => ({
  wishes: intent(
    { names: WISH_FIELDS, schema: wishInput },
    ({ ctx, viewer, token }, input) => saveWishes(ctx, viewer, token, input),
    ({ token }) => `${href("/d/:token", { token })}?saved=1#wishes`,
  ),
}));

/** Opens an envelope or keeps wishes. Throws a 400 page for any other form. */
export async function changeEnvelope(submission: EnvelopeSubmission) {
  if (textOf(submission.form, "intent") !== "open") return change(submission);
  const { ctx, viewer, token, request, form } = submission;
  const fields = { names: ["key"], schema: openInput, secrets: ["key"] };
  const {
    status,
    result: own,
    ...outcome
  } = await handleForm(ctx, form, fields, async (input) => {
    await openEnvelopeOnce(ctx, viewer, token, input.key);
    return input.key;
  });
  if (own) {
    const headers = { "Set-Cookie": holdEnvelope(request, own) };
    throw redirect(href("/d/:token", { token: own }), { status: 303, headers });
  }
  return data({ ...outcome, result: null }, { status });
}

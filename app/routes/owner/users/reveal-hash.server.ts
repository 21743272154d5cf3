import { data } from "react-router";
import { handleForm, textOf } from "~/forms/handle-form.server";
import type { Ctx } from "~worker/context";
import { revealHash } from "~worker/domain/people/people.server";
import { revealInput } from "~worker/domain/people/schema";
import type { Viewer } from "~worker/domain/viewer";

/** Asks for somebody's whole hash. It is in this one answer, which nothing keeps. */
export async function revealForOwner(ctx: Ctx, viewer: Viewer, form: FormData) {
  const fields = {
    names: ["userId", "password"],
    schema: revealInput,
    secrets: ["password"],
  };
  const { status, ...outcome } = await handleForm(ctx, form, fields, async (input) => ({
    hash: await revealHash(ctx, viewer, input),
  }));
  return data({ ...outcome, id: textOf(form, "userId") }, { status });
}

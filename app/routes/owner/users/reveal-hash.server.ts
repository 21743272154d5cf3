import { handleForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import { revealHash } from "~worker/domain/people/people.server";
import { revealInput } from "~worker/domain/people/schema";
import type { Viewer } from "~worker/domain/viewer";
import type { Revealed } from "./reveal-hash";

/** Asks for somebody's whole hash. It is in this one answer, which nothing keeps. */
export async function revealForOwner(
  ctx: Ctx,
  viewer: Viewer,
  form: FormData,
): Promise<{ revealed: Revealed; status: number }> {
  const fields = {
    names: ["userId", "password"],
    schema: revealInput,
    secrets: ["password"],
  };
  const answer = await handleForm(ctx, form, fields, async (input) => ({
    hash: await revealHash(ctx, viewer, input),
  }));
  const [error = null] = answer.lastResult?.error?.password ?? [];
  const revealed = {
    revealOf: String(form.get("userId") ?? ""),
    found: answer.result,
    error,
    problem: answer.error,
  };
  return { revealed, status: answer.status };
}

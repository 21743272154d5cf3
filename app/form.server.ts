/** Forms on the server: read, checked by their schema, handed to a service. */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import type { Ctx } from "~worker/context";
import { DomainError, ERROR_STATUS, type ErrorCode } from "~worker/domain/errors";
import { describeError } from "~worker/log";

/** The form that a request carries. Throws a 400 page for a body that is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** What a form gets back: Conform's result, what the service returned, or why it failed. */
export type FormAnswer<T> = {
  lastResult: SubmissionResult | null;
  result: T | null;
  /** A key of the `errors` translations; null when there is none or the fields say it. */
  error: ErrorCode | null;
  status: number;
};

/**
 * Checks the named fields by their schema and calls the service with them. Never throws: what a person
 * typed must survive any failure.
 */
export async function handleForm<S extends z.ZodType<unknown, Record<string, unknown>>, T>(
  ctx: Ctx,
  formData: FormData,
  form: {
    names: readonly string[];
    schema: S;
    /** Fields whose values never travel back. */
    secrets?: readonly string[];
  },
  run: (input: z.output<S>) => Promise<T>,
): Promise<FormAnswer<T>> {
  const nothing = { lastResult: null, result: null, error: null };
  const hideFields = [...(form.secrets ?? [])];
  try {
    const known = knownFields(formData, form.names);
    const submission = parseWithZod(known, { schema: form.schema });
    if (submission.status !== "success") {
      return { ...nothing, lastResult: submission.reply({ hideFields }), status: 400 };
    }
    try {
      const result = await run(submission.value);
      return { ...nothing, lastResult: submission.reply({ hideFields }), result, status: 200 };
    } catch (error) {
      const { code, fields } = refusalOf(ctx, error);
      const entries = Object.entries(fields).map(([name, message]) => [name, [message]]);
      const lastResult = submission.reply({ hideFields, fieldErrors: Object.fromEntries(entries) });
      const plain = entries.length > 0 ? null : code;
      return { ...nothing, lastResult, error: plain, status: ERROR_STATUS[code] };
    }
  } catch (error) {
    return { ...nothing, error: refusalOf(ctx, error).code, status: ERROR_STATUS.internal };
  }
}

/** The service's own error; anything else is an internal error, which is logged. */
function refusalOf(ctx: Ctx, error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  ctx.log.error("form_failed", { error: describeError(error) });
  return new DomainError("internal", {}, { cause: error });
}

/**
 * The form's own fields alone. Conform reads any other name as a path into a tree, "x[99999999]" as a
 * list that long, and sends all of it back.
 */
function knownFields(formData: FormData, names: readonly string[]): FormData {
  const known = new FormData();
  for (const name of names) {
    const value = formData.get(name);
    if (typeof value === "string") known.set(name, value);
  }
  return known;
}

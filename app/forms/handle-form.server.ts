/** Forms on the server: read, validated by their schema, handed to a service. */
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import { ERROR_STATUS, issueKey } from "#shared/errors";
import { failureOf } from "~/failures.server";
import type { Address } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import type { ActionResult } from "./action-result";

type Schema = z.ZodType<unknown, Record<string, unknown>>;

/** The fields that a form may send, and the schema that checks them. */
export type FormFields<S extends Schema> = {
  names: readonly string[];
  schema: S;
  /** Fields with several values, such as checkboxes of one name. */
  lists?: readonly string[];
  /** Fields whose values never travel back. */
  secrets?: readonly string[];
};

/** The fields of a form that is only a button. */
export const NO_FIELDS = { names: [], schema: z.object({}) };

/** An action's result with the HTTP status to send it with. */
export type HandledForm<T> = ActionResult<T> & { status: number };

/** The form that a request carries. Throws a 400 page for a body that is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** A field's text, "" where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Whether the browser sent the form itself, without scripts. */
export const isNativeSubmit = (request: Request): boolean =>
  request.headers.get("sec-fetch-mode") !== "cors";

/**
 * Validates the named fields by their schema and calls the service with them. Never throws: what a
 * person typed must survive any failure.
 */
export async function handleForm<S extends Schema, T>(
  ctx: Ctx,
  form: FormData,
  { names, schema, lists = [], secrets = [] }: FormFields<S>,
  run: (input: z.output<S>) => Promise<T>,
): Promise<HandledForm<T>> {
  const failed = {
    intent: textOf(form, "intent"),
    id: textOf(form, "which"),
    done: false,
    lastResult: null,
    error: null,
    result: null,
  };
  const hideFields = [...secrets];
  try {
    const submission = parseWithZod(knownFields(form, names, lists), {
      schema,
      formatError: (issues: readonly { message: string }[]) => issues.map(issueKey),
    });
    if (submission.status !== "success") {
      return { ...failed, lastResult: submission.reply({ hideFields }), status: 400 };
    }
    try {
      const result = await run(submission.value);
      const lastResult = submission.reply({ hideFields });
      return { ...failed, done: true, lastResult, result, status: 200 };
    } catch (error) {
      const { code, fields } = failureOf(ctx, error, "form_failed");
      const entries = Object.entries(fields).map(([name, message]) => [name, [message]]);
      const lastResult = submission.reply({ hideFields, fieldErrors: Object.fromEntries(entries) });
      const plain = entries.length > 0 ? null : code;
      return { ...failed, lastResult, error: plain, status: ERROR_STATUS[code] };
    }
  } catch (error) {
    const { code } = failureOf(ctx, error, "form_failed");
    return { ...failed, error: code, status: ERROR_STATUS.internal };
  }
}

/**
 * Ends a form that was handled: without scripts a success redirects to `next`, so that going back
 * or reloading sends nothing twice; everything else is answered in place.
 */
export function respondToForm<T>(
  request: Request,
  { status, ...result }: HandledForm<T>,
  next: (result: T) => Address,
) {
  if (result.done && isNativeSubmit(request)) throw redirect(next(result.result as T));
  return data<ActionResult<T>>(result, { status });
}

/**
 * The form's own fields alone. Conform reads any other name as a path into a tree, "x[99999999]" as
 * a list that long, and sends all of it back.
 */
function knownFields(form: FormData, names: readonly string[], lists: readonly string[]): FormData {
  const known = new FormData();
  for (const name of names) {
    const values = lists.includes(name) ? form.getAll(name) : [form.get(name)];
    for (const value of values) if (typeof value === "string") known.append(name, value);
  }
  return known;
}

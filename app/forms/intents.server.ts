/** Pages with several forms: a hidden field `intent` says which one was sent. */

import { data } from "react-router";
import type { z } from "zod";
import type { Address } from "~/lib/address";
import type { Ctx } from "~worker/context";
import { type FormFields, handleForm, respondToForm, textOf } from "./handle-form.server";

/** A form that was sent, and the request that carried it. */
export type Submission = { request: Request; form: FormData };

/** What a service call gets beside the form's fields; `id` is the form's field `which`. */
type Context<C> = C & { id: string };
type Schema = z.ZodType<unknown, Record<string, unknown>>;
type Handler<C> = (context: Context<C>) => Promise<ReturnType<typeof respondToForm>>;

/**
 * Declares one form: its fields, the service call, and where a success without scripts goes on to.
 * Without `next` a success is answered in place.
 */
type Declare<C> = <S extends Schema, T>(
  fields: FormFields<S>,
  run: (context: Context<C>, input: z.output<S>) => Promise<T>,
  next?: (context: Context<C>, result: T) => Address,
) => Handler<C>;

/**
 * Makes the action of a page with several forms. `declare` names them by intent:
 *
 *     const changeLists = intents<ListSubmission>((intent) => ({
 *       create: intent(NAME, ({ ctx, viewer }, input) => createList(ctx, viewer, input)),
 *     }));
 *
 * The action throws a 400 page for an intent that isn't declared.
 */
export function intents<C extends Submission & { ctx: Ctx }>(
  declare: (intent: Declare<C>) => Record<string, Handler<C>>,
) {
  const handlers = new Map(
    Object.entries(
      declare((fields, run, next) => async (context) => {
        const handled = await handleForm(context.ctx, context.form, fields, (input) =>
          run(context, input),
        );
        if (next) return respondToForm(context.request, handled, (result) => next(context, result));
        const { status, ...result } = handled;
        return data(result, { status });
      }),
    ),
  );
  return (context: C) => {
    const handler = handlers.get(textOf(context.form, "intent"));
    if (!handler) throw data(null, { status: 400 });
    return handler({ ...context, id: textOf(context.form, "which") });
  };
}

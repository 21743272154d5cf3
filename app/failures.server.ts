/** What pages make of a service's failure. A form's are `forms/handle-form.server.ts`. */
import { data } from "react-router";
import { DomainError } from "#shared/errors";
import type { Ctx } from "~worker/context";
import { describeError } from "~worker/log";

/** Awaits a service call of a page; the service's notFound becomes the 404 page. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw isNotFound(error) ? data(null, { status: 404 }) : error;
  }
}

/** Awaits a service call of a page that says itself what there isn't; the notFound becomes null. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const isNotFound = (error: unknown) => error instanceof DomainError && error.code === "notFound";

/** The service's own failure; anything else is an internal one, which is logged as `event`. */
export function failureOf(ctx: Ctx, error: unknown, event: string): DomainError {
  if (error instanceof DomainError) return error;
  ctx.log.error(event, { error: describeError(error) });
  return new DomainError("internal", {}, { cause: error });
}

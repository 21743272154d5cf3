/** Turns failures into RFC 9457 problem JSON that also carries `message`, `code` and `errors`. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import {
  DomainError,
  ERROR_STATUS,
  type ErrorCode,
  type FieldErrors,
  issueKey,
} from "#shared/errors";
import type { AppEnv } from "../app-env";
import type { Ctx } from "../context";
import { noteSecurity } from "../domain/audit/security";
import { translator } from "../i18n";
import { describeError, newLog } from "../log";

/**
 * A failure as the domain names it; anything unexpected is "internal", a busy database
 * "unavailable".
 */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException) {
    const code = Object.entries(ERROR_STATUS).find(([, status]) => status === error.status)?.[0];
    return new DomainError((code as ErrorCode | undefined) ?? "internal", {}, { cause: error });
  }
  const said = describeError(error);
  const busy =
    /overloaded|network connection lost/i.test(said) ||
    (/D1_ERROR/i.test(said) && /limit|too many/i.test(said));
  return new DomainError(busy ? "unavailable" : "internal", {}, { cause: error });
}

/** The problem JSON of a failure, in the visitor's language. */
export function problemResponse(c: Context<AppEnv>, error: unknown): Response {
  const failure = toDomainError(error);
  const status = ERROR_STATUS[failure.code];
  const ctx = c.get("ctx") as Ctx | undefined;
  // No context means that the settings are invalid; log it all the same.
  const t = ctx?.t ?? translator("en");
  const log = ctx?.log ?? newLog(c.get("requestId"));
  if (status >= 500) log.error("failed", { code: failure.code, error: describeError(failure) });
  if (ctx && failure.code === "forbidden") {
    noteSecurity(ctx, "right_refused", { account: c.get("viewer").account?.id, reason: "api" });
  }
  const errors = Object.fromEntries(
    Object.entries(failure.fields).map(([field, key]) => [
      field,
      t(`errors:${key}`, failure.values),
    ]),
  );
  const message = Object.values(errors)[0] ?? t(`errors:${failure.code}`);
  const body = {
    type: "about:blank",
    title: t(`errors:${failure.code}`),
    status,
    detail: message,
    message,
    code: failure.code,
    ...(Object.keys(errors).length > 0 && { errors }),
  };
  if (status === 429 || status === 503) c.header("Retry-After", "30");
  return c.newResponse(JSON.stringify(body), status, {
    "Content-Type": "application/problem+json; charset=utf-8",
  });
}

/** The first message of each field that a schema refused; `tooLong` and type errors included. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "body");
    fields[field] ??= /^[a-z]\w*$/.test(issue.message) ? issueKey(issue) : "invalidField";
  }
  return fields;
}

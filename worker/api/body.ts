/**
 * Reads what a caller sent; anything but well-formed input is a DomainError that says what to
 * change.
 */
import type { Context } from "hono";
import type { z } from "zod";
import { DomainError } from "#shared/errors";
import type { AppEnv } from "../app-env";
import { fieldErrorsOf } from "./errors";

/**
 * The JSON body, parsed by a schema. Throws unsupportedMediaType, invalidJson (not JSON, not UTF-8,
 * not an object) or invalidInput with a message a field.
 */
export async function readBody<T extends z.ZodType>(
  c: Context<AppEnv>,
  schema: T,
): Promise<z.infer<T>> {
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
    throw new DomainError("unsupportedMediaType");
  }
  let body: unknown;
  try {
    const bytes = await c.req.arrayBuffer();
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("invalidJson", {}, { cause: error });
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new DomainError("invalidJson");
  }
  return parseInput(schema, body);
}

/** The query string, parsed by a schema. Throws invalidInput with a message a field. */
export const readQuery = <T extends z.ZodType>(c: Context<AppEnv>, schema: T): z.infer<T> =>
  parseInput(schema, c.req.query());

/** Any input, parsed by a schema. Throws invalidInput with a message a field. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new DomainError("invalidInput", fieldErrorsOf(parsed.error));
  return parsed.data;
}

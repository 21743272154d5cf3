/**
 * Each message of a schema is a key of the `errors` translations. The types can't say so: zod takes
 * any text.
 */
import { expect, test } from "vitest";
import { z } from "zod";
import errors from "../locales/en/errors.json";

const modules = import.meta.glob<Record<string, unknown>>(
  ["./**/schema.ts", "./text-input.ts", "./**/vocabulary.ts"],
  { eager: true },
);

type Definition = { error?: (issue: object) => unknown; checks?: unknown[] };

/** The messages of a schema's checks and parts, however deep. */
function messagesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const definition = (value as { _zod?: { def?: Definition } })._zod?.def;
  const own = definition?.error?.({ input: "", code: "custom" });
  const inner = Object.values(definition ?? value).flatMap((part) => messagesOf(part, seen));
  return typeof own === "string" ? [own, ...inner] : inner;
}

const messages = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, schema]) =>
    schema instanceof z.ZodType
      ? [...new Set(messagesOf(schema))].map((message) => ({ file, name, message }))
      : [],
  ),
);

test("every message of a schema is a key of the errors", () => {
  expect(messages.length).toBeGreaterThan(150);
  expect(messages.filter(({ message }) => !Object.hasOwn(errors, message))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const [, schema = ""] =
  /settingsSchema = z\.object\(\{(.*?)^\}\);/ms.exec(read("worker/env.ts")) ?? [];
const names = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);

describe(".env.example", () => {
  const lines = read(".env.example").split("\n");
  const examples = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);

  test("names every setting that the Worker reads, and no other", () => {
    expect(names.length).toBeGreaterThan(40);
    expect(examples.toSorted()).toEqual(names.toSorted());
  });

  test("asks for the Owner's password alone: the rest is off", () => {
    expect(lines.filter((line) => /^[A-Z]/.test(line))).toEqual(["OWNER_PASSWORD="]);
  });
});

/** Keys of translations, to tell them from words that a page shows. */
import { readdirSync, readFileSync } from "node:fs";

type Words = { [key: string]: string | Words };

const folder = new URL("../../locales/en/", import.meta.url);

const leavesOf = (all: Words, path = ""): string[] =>
  Object.entries(all).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === "string"
      ? [here.replace(/_(one|many|other)$/, "")]
      : leavesOf(value, here);
  });

/**
 * Every key of every namespace, with and without the namespace's name, that can be told from a word
 * by its dot or colon.
 */
export const KEYS: ReadonlySet<string> = new Set(
  readdirSync(folder).flatMap((file) => {
    const keys = leavesOf(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
    const namespace = file.replace(".json", "");
    return [
      ...keys.filter((key) => key.includes(".")),
      ...keys.map((key) => `${namespace}:${key}`),
    ];
  }),
);

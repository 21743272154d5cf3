import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

test("every icon has its drawing in the sprite, and every drawing one user", () => {
  const drawings = all(read("./sprite.svg"), /<symbol id="([^"]+)"/g);
  const icons = all(read("./icons.tsx"), /icon\("([^"]+)"\)/g);
  const others = ["flag-en", "flag-fr", "flag-es", "flag-zh", "brand-mark", "bow"];
  expect([...icons, ...others].sort()).toEqual(drawings.sort());
});

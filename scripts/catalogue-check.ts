/**
 * `npm run catalogue:check`: fails unless the catalogue is valid, free of near-duplicates and thick
 * enough everywhere (worker/domain/catalogue/checks.ts). `--only kitchen food` checks those files
 * alone, without the coverage of the whole.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { CATEGORIES, type Category } from "#shared/catalogue/vocabulary";
import {
  type Exceptions,
  findDuplicates,
  findGaps,
  findKindFaults,
  findSeasonGaps,
} from "../worker/domain/catalogue/checks";
import { readCatalogue } from "./lib/catalogue-files";

const flag = process.argv.indexOf("--only");
const only =
  flag < 0
    ? undefined
    : CATEGORIES.filter((category: Category) => process.argv.slice(flag + 1).includes(category));
const { gifts, seasonal, problems } = readCatalogue(only);
const all = [...gifts, ...seasonal];

const iconFile = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json");
const drawings = JSON.parse(readFileSync(iconFile, "utf8")).icons as Record<string, unknown>;
for (const gift of all) {
  for (const name of gift.picture) {
    if (!drawings[name]) problems.push(`${gift.slug}: no drawing is called ${name}`);
  }
}
problems.push(...findDuplicates(all));
if (!only) {
  const file = new URL("../worker/domain/catalogue/exceptions.json", import.meta.url);
  const exceptions: Exceptions = JSON.parse(readFileSync(file, "utf8"));
  problems.push(...findGaps(all, exceptions), ...findSeasonGaps(seasonal), ...findKindFaults(all));
}

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${all.length} gifts, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

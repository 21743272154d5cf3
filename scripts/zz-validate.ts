/** Checks gifts of a JSONL file against the schema, kinds and existing slugs. Usage: tsx scripts/zz-validate.ts FILE */
import { readFileSync } from "node:fs";
import { catalogueGiftSchema } from "../worker/domain/catalogue/gift-file";
import { KINDS } from "../worker/domain/catalogue/kinds";
const known = new Set(readFileSync("/tmp/hh/names.txt", "utf8").split("\n").map((l) => l.split(" | ")[0]));
const emoji = new Set(readFileSync("/work/wt/gifts/emoji.txt", "utf8").split(/\s+/));
let n = 0;
for (const [i, line] of readFileSync(process.argv[2] ?? "", "utf8").split("\n").entries()) {
  if (!line.trim()) continue;
  n++;
  try {
    const raw = JSON.parse(line);
    const parsed = catalogueGiftSchema.safeParse(raw);
    if (!parsed.success) console.log(i + 1, raw.slug, JSON.stringify(parsed.error.issues.map((x) => [x.path.join("."), x.message])));
    if (known.has(raw.slug)) console.log(i + 1, raw.slug, "slug exists");
    if (!(raw.kind in KINDS)) console.log(i + 1, raw.slug, "unknown kind", raw.kind);
    for (const p of raw.picture ?? []) if (!emoji.has(p)) console.log(i + 1, raw.slug, "no such drawing", p);
  } catch (error) { console.log(i + 1, String(error)); }
}
console.log(n, "gifts read");

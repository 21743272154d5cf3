/**
 * `npm run catalogue:load [-- --remote]`: writes the catalogue's data files into D1. Idempotent; what
 * did not change is not written.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalogueStatements } from "../worker/domain/catalogue/load";
import { readCatalogue } from "./lib/catalogue-files";
import { vocabularyLabel } from "./lib/labels";

const catalogue = readCatalogue();
if (catalogue.problems.length > 0) {
  console.error(catalogue.problems.join("\n"));
  process.exit(1);
}

const root = fileURLToPath(new URL("../", import.meta.url));
mkdirSync(`${root}.cache`, { recursive: true });
const file = `${root}.cache/catalogue.sql`;
writeFileSync(file, catalogueStatements(catalogue, vocabularyLabel).join("\n"));

const remote = process.argv.includes("--remote");
const where = remote
  ? ["--remote"]
  : ["--local", "--persist-to", process.env.STATE_DIR ?? ".wrangler/state"];
execFileSync("wrangler", ["d1", "execute", "DB", ...where, "--yes", "--file", file], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
const count = catalogue.gifts.length + catalogue.seasonal.length;
console.log(`Catalogue: ${count} gifts in ${readFileSync(file).length} bytes of SQL`);

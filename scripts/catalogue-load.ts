/**
 * `npm run catalogue:load [-- --remote | --samples]`: writes the data files of catalogue, blog and library
 * into D1. Idempotent; what did not change is not written.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { blogStatements } from "../worker/domain/blog/load";
import { catalogueStatements } from "../worker/domain/catalogue/load";
import { readBlog } from "./lib/blog-files";
import { readCatalogue } from "./lib/catalogue-files";
import { vocabularyLabel } from "./lib/labels";
import { readLibrary } from "./lib/library-files";
import { sampleStatements } from "./lib/sample-codes";

const remote = process.argv.includes("--remote");
const samples = process.argv.includes("--samples");
if (remote && samples) {
  console.error("Samples are made up and stay on this machine");
  process.exit(1);
}

const catalogue = readCatalogue();
const blog = readBlog();
const shelves = readLibrary();
const problems = [...catalogue.problems, ...blog.problems, ...shelves.problems];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}

const root = fileURLToPath(new URL("../", import.meta.url));
mkdirSync(`${root}.cache`, { recursive: true });
const file = `${root}.cache/catalogue.sql`;
const statements = [
  ...catalogueStatements(catalogue, vocabularyLabel),
  ...blogStatements(blog.articles),
  ...shelves.statements,
  ...(samples ? sampleStatements(Math.floor(Date.now() / 1000)) : []),
];
writeFileSync(file, statements.join("\n"));

const where = remote
  ? ["--remote"]
  : ["--local", "--persist-to", process.env.STATE_DIR ?? ".wrangler/state"];
execFileSync("wrangler", ["d1", "execute", "DB", ...where, "--yes", "--file", file], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
const count = catalogue.gifts.length + catalogue.seasonal.length;
const bytes = readFileSync(file).length;
console.log(`${count} gifts, ${blog.articles.length} articles in ${bytes} bytes of SQL`);

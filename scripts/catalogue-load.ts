/**
 * `npm run catalogue:load [-- --remote | --samples]`: writes the data files of catalogue, blog and
 * library into D1. Idempotent; what did not change is not written.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { blogStatements } from "../worker/domain/blog/load";
import { catalogueStatements } from "../worker/domain/catalogue/load";
import { readBlog } from "./lib/blog-files";
import { readCatalogue } from "./lib/catalogue-files";
import { vocabularyLabel } from "./lib/labels";
import { readLibrary } from "./lib/library-files";
import { openLocalDatabase } from "./lib/local-database";
import { sampleStatements } from "./lib/sample-codes";

const remote = process.argv.includes("--remote");
const samples = process.argv.includes("--samples");
if (remote && samples) {
  console.error("Samples are made up and stay on this machine");
  process.exit(1);
}

const catalogue = readCatalogue();
const blog = readBlog();
const library = readLibrary();
const problems = [...catalogue.problems, ...blog.problems, ...library.problems];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}

const root = fileURLToPath(new URL("../", import.meta.url));
const statements = [
  ...catalogueStatements(catalogue, vocabularyLabel),
  ...blogStatements(blog.articles),
  ...library.statements,
  ...(samples ? sampleStatements(Math.floor(Date.now() / 1000)) : []),
].join("\n");

if (remote) loadRemote();
else loadLocal(process.env.STATE_DIR ?? `${root}.wrangler/state`);

function loadRemote() {
  mkdirSync(`${root}.cache`, { recursive: true });
  const file = `${root}.cache/catalogue.sql`;
  writeFileSync(file, statements);
  execFileSync("wrangler", ["d1", "execute", "DB", "--remote", "--yes", "--file", file], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function loadLocal(state: string) {
  const database = openLocalDatabase(state);
  database.exec(`BEGIN;\n${statements}\nCOMMIT;`);
  database.close();
}

const count = catalogue.gifts.length + catalogue.seasonal.length;
const bytes = Buffer.byteLength(statements);
console.log(`${count} gifts, ${blog.articles.length} articles in ${bytes} bytes of SQL`);

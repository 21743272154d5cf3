/**
 * Fails unless every article is valid, complete in all languages, of a readable length, and names
 * only gifts that the catalogue has.
 */
import { LOCALES } from "#shared/locale";
import { readBlog, readFile } from "./lib/blog-files";
import { readCatalogue } from "./lib/catalogue-files";

const WORDS = { fewest: 600, most: 1200 };
const { gifts, seasonal } = readCatalogue();
const known = new Set([...gifts, ...seasonal].map((gift) => gift.slug));
const { articles, problems } = readBlog();

for (const { slug, picture, text } of articles) {
  const { wordCount } = text.en;
  if (wordCount < WORDS.fewest || wordCount > WORDS.most) {
    problems.push(`${slug}: ${wordCount} words in English, not ${WORDS.fewest}-${WORDS.most}`);
  }
  if (!known.has(picture)) problems.push(`${slug}: no gift is called ${picture}`);
  for (const locale of LOCALES) {
    const where = `${slug}/${locale}.md`;
    const file = readFile(slug, locale);
    if (!file) problems.push(`${where} is missing`);
    else problems.push(...bodyProblems(file.body).map((problem) => `${where}: ${problem}`));
  }
}

function bodyProblems(body: string): string[] {
  const rows = [...body.matchAll(/^::gifts(.*)$/gm)].map(([, slugs = ""]) =>
    slugs.trim().split(/ +/),
  );
  const links = [...body.matchAll(/\]\(\/gifts\/([^)]*)\)/g)].map(([, slug = ""]) => slug);
  const firstRow = body.search(/^::gifts/m);
  return [
    ...[...rows.flat(), ...links]
      .filter((slug) => !known.has(slug))
      .map((s) => `no gift is called ${s}`),
    ...rows.filter((row) => row.length > 3).map((row) => `${row.length} gifts in a row, at most 3`),
    ...(/<\/?[a-z!]/i.test(body) ? ["has raw HTML"] : []),
    ...(/^#(?!#{1,3} )/m.test(body) ? ["headings are ##, ### or ####"] : []),
    ...(/!\[/.test(body) ? ["has a picture"] : []),
    // A card's name is a heading of the third level and needs one of the second above it.
    ...(firstRow >= 0 && !/^## /m.test(body.slice(0, firstRow)) ? ["gifts before a heading"] : []),
  ];
}

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${articles.length} articles, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * Loads a catalogue of as many gifts as the argument says into the local database of STATE_DIR,
 * with the statistics of the real one: an even sample of it when it is smaller, else copies of all
 * of it. A copy keeps price, interests, situations, ages and words, and has a number in its name.
 */
import { blogStatements } from "../../worker/domain/blog/load";
import { REBUILD_POSTINGS } from "../../worker/domain/catalogue/index/postings-sql";
import { catalogueStatements } from "../../worker/domain/catalogue/load";
import { readBlog } from "../lib/blog-files";
import { readCatalogue } from "../lib/catalogue-files";
import { vocabularyLabel } from "../lib/labels";
import { readLibrary } from "../lib/library-files";
import { openLocalDatabase } from "../lib/local-database";
import { sampleStatements } from "../lib/sample-codes";

const wanted = Number(process.argv[2]);
const database = openLocalDatabase(process.env.STATE_DIR ?? "");
const countGifts = () =>
  Number(database.prepare("SELECT count(*) AS gifts FROM gifts").get()?.gifts ?? 0);

/** Of every category as many as its share of the whole. */
function evenSample<T>(list: readonly T[], share: number): T[] {
  return list.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
}

function load() {
  const { gifts, seasonal } = readCatalogue();
  const share = Math.min(1, (wanted - seasonal.length) / gifts.length);
  const files = { gifts: evenSample(gifts, share), seasonal };
  const statements = [
    ...catalogueStatements(files, vocabularyLabel),
    ...blogStatements(readBlog().articles),
    ...readLibrary().statements,
    ...sampleStatements(Math.floor(Date.now() / 1000)),
  ];
  database.exec(`BEGIN;\n${statements.join("\n")}\nCOMMIT;`);
}

const columnsOf = (table: string, without: readonly string[]) =>
  database
    .prepare("SELECT name FROM pragma_table_info(?)")
    .all(table)
    .map(({ name }) => String(name))
    .filter((name) => !without.includes(name));

/** Each round copies all gifts of the files once; the last one as many as are missing. */
function copyUntilEnough() {
  const originals = Number(database.prepare("SELECT max(id) AS last FROM gifts").get()?.last ?? 0);
  const facts = columnsOf("gifts", ["id", "slug"]).join(", ");
  const words = columnsOf("gift_texts", ["gift_id", "name", "search_name"]).join(", ");
  database.exec("BEGIN");
  for (let round = 1; countGifts() < wanted; round++) {
    const offset = round * originals;
    database.exec(`INSERT INTO gifts (id, slug, ${facts})
      SELECT id + ${offset}, slug || '-${round}', ${facts} FROM gifts
      WHERE id <= ${originals} ORDER BY id LIMIT ${wanted - countGifts()}`);
    database.exec(`INSERT INTO gift_texts (gift_id, name, search_name, ${words})
      SELECT t.gift_id + ${offset}, name || ' ${round}', search_name || ' ${round}', ${words}
      FROM gift_texts t JOIN gifts g ON g.id = t.gift_id + ${offset}
      WHERE t.gift_id <= ${originals}`);
  }
  database.exec(`${REBUILD_POSTINGS.join("\n")}\nCOMMIT; ANALYZE;`);
}

if (countGifts() === 0) {
  load();
  copyUntilEnough();
}
console.log(`${countGifts()} gifts in ${process.env.STATE_DIR}`);
database.close();

/** The only SQL of entertainment. Every write may be repeated. */
import { and, eq, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { libraryTexts, parties, partyEntertainment } from "../../../db/tables";

type Chosen = { slug: string; createdAt: number };

const firstChosen = (a: Chosen, b: Chosen) =>
  a.createdAt - b.createdAt || (a.slug < b.slug ? -1 : 1);

/**
 * What stands on a party's plan, the first chosen first. Sorted here: D1 counts each row of a sort
 * twice.
 */
export async function readChosen(db: Database, partyId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: partyEntertainment.slug, createdAt: partyEntertainment.createdAt })
    .from(partyEntertainment)
    .where(eq(partyEntertainment.partyId, partyId))
    .limit(limit);
  return rows.toSorted(firstChosen).map(({ slug }) => slug);
}

/**
 * The same with each idea's name in a language, in English where it is missing, else null. One
 * query.
 */
export async function readChosenNames(
  db: Database,
  partyId: string,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<{ slug: string; name: string | null }[]> {
  const nameIn = (language: Locale) => sql`(SELECT content ->> 'name' FROM ${libraryTexts}
    WHERE shelf = 'entertainment' AND locale = ${language} AND slug = ${partyEntertainment}.slug)`;
  const rows = await db
    .select({
      slug: partyEntertainment.slug,
      createdAt: partyEntertainment.createdAt,
      name: sql<string | null>`coalesce(${nameIn(locale)}, ${nameIn("en")})`.as("name"),
    })
    .from(partyEntertainment)
    .where(eq(partyEntertainment.partyId, partyId))
    .limit(limit);
  return rows.toSorted(firstChosen).map(({ slug, name }) => ({ slug, name }));
}

/** Puts an idea on the plan unless it holds `limit`. Answers whether it is there afterwards. */
export async function insertChosen(
  db: Database,
  row: { partyId: string; slug: string; createdAt: number },
  limit: number,
): Promise<boolean> {
  const { partyId, slug } = row;
  const [, found] = await withRetries(() =>
    db.batch([
      db
        .insert(partyEntertainment)
        .select(
          sql`SELECT ${rowValues(partyEntertainment, row)} FROM ${parties} WHERE id = ${partyId}
            AND (SELECT count(*) FROM ${partyEntertainment} WHERE party_id = ${partyId}) < ${limit}`,
        )
        .onConflictDoNothing(),
      db
        .select({ slug: partyEntertainment.slug })
        .from(partyEntertainment)
        .where(isOn(partyId, slug)),
    ]),
  );
  return found.length > 0;
}

/** Takes an idea off the plan; one that is gone is no failure. */
export async function deleteChosen(db: Database, partyId: string, slug: string): Promise<void> {
  await withRetries(async () => db.delete(partyEntertainment).where(isOn(partyId, slug)));
}

const isOn = (partyId: string, slug: string) =>
  and(eq(partyEntertainment.partyId, partyId), eq(partyEntertainment.slug, slug));

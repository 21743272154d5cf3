/** The SQL that keeps a name on the list once: whoever adds themselves under it is unconfirmed. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client";
import { partyGuests } from "../../../../db/tables";

/** Literal, as the partial indexes have it, so that SQLite uses them. */
export const isListed = sql`is_unconfirmed = 0`;

/** Does anybody on the list, but for the guest `except`, bear this name? */
export const isNamed = (partyId: string, key: string, except = "") => sql`
  EXISTS (SELECT 1 FROM ${partyGuests} WHERE party_id = ${partyId} AND ${isListed}
    AND name_key = ${key} AND id <> ${except})`;

/** Did the host list nobody of this name yet? Who added themselves under it doesn't count. */
export const isNew = (partyId: string, key: SQL) => sql`
  NOT EXISTS (SELECT 1 FROM ${partyGuests} WHERE party_id = ${partyId} AND name_key = ${key}
    AND ${isListed} AND NOT is_self_added)`;

/**
 * Once the host lists a name, who added themselves under it is unconfirmed, unless the host decided
 * about them before.
 */
export const unconfirmNamesakes = (db: Database, partyId: string, keys: SQL) =>
  db
    .update(partyGuests)
    .set({ isUnconfirmed: true })
    .where(
      sql`party_id = ${partyId} AND ${isListed} AND name_key IN (${keys})
        AND is_self_added AND NOT is_apart
        AND EXISTS (SELECT 1 FROM ${partyGuests} AS other WHERE other.party_id = ${partyId}
          AND other.is_unconfirmed = 0 AND other.name_key = ${partyGuests.nameKey}
          AND NOT other.is_self_added)`,
    );

/** Once nobody on the list bears a name any more, the first who added themselves under it does. */
export const confirmNext = (db: Database, partyId: string, key: SQL | string) =>
  db
    .update(partyGuests)
    .set({ isUnconfirmed: false })
    .where(
      sql`id = (SELECT id FROM ${partyGuests} WHERE party_id = ${partyId} AND is_unconfirmed = 1
          AND name_key = ${key} ORDER BY created_at, id LIMIT 1)
        AND NOT EXISTS (SELECT 1 FROM ${partyGuests} WHERE party_id = ${partyId} AND ${isListed}
          AND name_key = ${key})`,
    );

/**
 * What every way of saving gifts shares: their rows, their words, and the word list that corrects
 * typos.
 */

import type { GiftInput, GiftValues } from "#shared/catalogue/admin/schema";
import { LOCALES } from "#shared/locale";
import type { Ctx } from "../../../context";
import type { AuditRow } from "../../audit/audit.server";
import { unpackCandidate } from "../candidate";
import { adminWordsBucket, indexWords, vocabularyRows } from "../index/texts";
import { type GiftWrite, saveGifts } from "../writes/queries";
import { composeGift, slugOf, valuesOf } from "./compose";
import { label } from "./labels";
import { readTaken, readWhole, type WholeRow } from "./queries";

/** A gift as it is stored, with its fields as the form holds them. */
export type WholeGift = {
  id: number;
  slug: string;
  source: "custom" | "catalogue";
  isStock: boolean;
  version: number;
  packed: string;
  /** As it is stored, with the words of one language. */
  row: WholeRow;
  values: GiftValues;
};

/** These gifts, by id or by slug; none that was removed. One query, five rows a gift. */
export async function readWholeGifts(
  ctx: Ctx,
  by: "id" | "slug",
  keys: readonly (string | number)[],
): Promise<WholeGift[]> {
  const rows = keys.length > 0 ? await readWhole(ctx.db, by, keys) : [];
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([...languages]) =>
    toWhole(languages),
  );
}

function toWhole(languages: WholeRow[]): WholeGift[] {
  const [row] = languages;
  if (!row || (row.source !== "custom" && row.source !== "catalogue")) return [];
  const words = Object.fromEntries(languages.map((l) => [l.locale, l]));
  const { en, fr, es, zh } = Object.fromEntries(
    Object.entries(words).map(([locale, { name, description }]) => [locale, { name, description }]),
  );
  const { id, slug, source, version, packed, checksum } = row;
  const said = { ...(en && { en }), ...(fr && { fr }), ...(es && { es }), ...(zh && { zh }) };
  const values = valuesOf(row, unpackCandidate(`${id},${packed}`), said);
  return [{ id, slug, source, version, packed, isStock: checksum !== null, row, values }];
}

/** One gift to save: what the form says, and the gift that it changes, if there is one. */
export type GiftUpsert = { input: GiftInput; gift: WholeGift | null; slug: string };

/** Writes all of these or, where one was changed meanwhile, none: false. */
export function upsertGifts(
  ctx: Ctx,
  upserts: readonly GiftUpsert[],
  audit: AuditRow,
): Promise<boolean> {
  const composed = upserts.map(({ input, gift, slug }) => {
    const kept = gift ? unpackCandidate(`${gift.id},${gift.packed}`) : null;
    return { gift, slug, ...composeGift(input, label, kept ?? undefined) };
  });
  const writes: GiftWrite[] = composed.map(({ gift, slug, row }) => ({
    ...row,
    slug,
    source: gift?.source ?? "custom",
    store: gift?.row.storeUrl === row.storeUrl ? gift.row.store : null,
    expected: gift?.version ?? null,
  }));
  return saveGifts(ctx.db, writes, composed, vocabularyOf(composed), audit);
}

/**
 * Takes a gift out of everything that finds it; who saved it keeps it. False when it was changed
 * meanwhile.
 */
export function saveRemoved(
  ctx: Ctx,
  { slug, row, version }: WholeGift,
  audit: AuditRow,
): Promise<boolean> {
  const nothing = { isActive: false, terms: [], packed: "", facets: "" };
  const write = { ...row, ...nothing, slug, source: "removed" as const, expected: version };
  return saveGifts(ctx.db, [write], [], {}, audit);
}

function vocabularyOf(composed: readonly ReturnType<typeof composeGift>[]): Record<string, string> {
  const words = indexWords(
    composed.map(({ indexed }) => indexed),
    label,
  );
  const rows = [...vocabularyRows(words)].map(([bucket, list]) => [bucket, list.join(" ")]);
  const own = LOCALES.map((locale) => [adminWordsBucket(locale), words[locale].join(" ")]);
  return Object.fromEntries([...rows, ...own]);
}

/** Addresses for new gifts of these names, none of them taken, none twice. */
export async function freeSlugs(ctx: Ctx, names: readonly string[]): Promise<string[]> {
  const plain = names.map(slugOf);
  const taken = names.length > 0 ? await readTaken(ctx.db, plain) : new Set<string>();
  return plain.map((slug) => {
    const free = taken.has(slug) ? `${slug}-${crypto.randomUUID().slice(0, 8)}` : slug;
    taken.add(free);
    return free;
  });
}

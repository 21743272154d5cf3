/** Managing gifts, which is the Owner's: lists, and one gift at a time. */

import {
  ADMIN_PAGE_SIZE,
  type AdminGift,
  type AdminGiftPage,
  type AdminGiftsInput,
  type GiftInput,
  type GiftValues,
  giftInput,
} from "#shared/catalogue/admin/schema";
import { priceText } from "#shared/catalogue/schema";
import { SEASONS, type Season } from "#shared/catalogue/vocabulary";
import { DomainError, type FieldErrors, issueKey } from "#shared/errors";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { composeAudit } from "../audit/audit.server";
import { differences, namesUnknownInterest, slugOf, withKnownWords } from "./admin/compose";
import { label } from "./admin/labels";
import { type GiftPartition, readBySlug, readNamed, readPartitions } from "./admin/queries";
import {
  freeSlugs,
  readWholeGifts,
  saveRemoved,
  upsertGifts,
  type WholeGift,
} from "./admin/save.server";
import { shownValues } from "./admin/shown-values";
import { findIdsByName } from "./catalogue.server";

export type { WholeGift };

const STATES = [true, false] as const;
/** D1 joins no more than five SELECTs. */
const PARTITIONS_PER_QUERY = 4;
const TOP = 999_999_999;
const SOURCES = ["custom", "catalogue"] as const;

/** What is shown before what is hidden, and the shop's own choice before the catalogue. */
const partitionsOf = (seasons: readonly (Season | null)[]): GiftPartition[] =>
  STATES.flatMap((isActive) =>
    SOURCES.flatMap((source) => seasons.map((season) => ({ source, season, isActive }))),
  );

/**
 * Both admin sections, a page each by its own key, of one season where the input names it. At
 * most six queries; three rows a gift. Throws signInRequired or forbidden.
 */
export async function listAdminGifts(
  ctx: Ctx,
  viewer: Viewer,
  { season, seasonal, regular }: AdminGiftsInput,
): Promise<{ seasonal: AdminGiftPage; regular: AdminGiftPage }> {
  requireOwner(viewer);
  const [first, second] = await Promise.all([
    readIds(ctx, partitionsOf(season ? [season] : SEASONS), seasonal),
    readIds(ctx, partitionsOf([null]), regular),
  ]);
  const gifts = await readViews(ctx, [...first.ids, ...second.ids]);
  const page = ({ ids, next }: typeof first) => ({
    gifts: ids.flatMap((id) => gifts.get(id) ?? []),
    next,
  });
  return { seasonal: page(first), regular: page(second) };
}

async function readIds(ctx: Ctx, partitions: readonly GiftPartition[], after: string | undefined) {
  const [, partition = "0", before = TOP] = /^(\d{1,2})\.(\d{1,9})$/.exec(after ?? "") ?? [];
  const start = Number(partition) < partitions.length ? Number(partition) : 0;
  const rows: { partition: number; id: number }[] = [];
  for (
    let at = start;
    at < partitions.length && rows.length <= ADMIN_PAGE_SIZE;
    at += PARTITIONS_PER_QUERY
  ) {
    const some = partitions.slice(at, at + PARTITIONS_PER_QUERY);
    const limit = ADMIN_PAGE_SIZE + 1 - rows.length;
    const found = await readPartitions(ctx.db, some, at === start ? Number(before) : TOP, limit);
    rows.push(...found.map(({ partition, id }) => ({ partition: at + partition, id })));
  }
  const page = rows.slice(0, ADMIN_PAGE_SIZE);
  const last = page.at(-1);
  const next = rows.length > ADMIN_PAGE_SIZE && last ? `${last.partition}.${last.id}` : null;
  return { ids: page.map(({ id }) => id), next };
}

async function readViews(ctx: Ctx, ids: readonly number[]): Promise<Map<number, AdminGift>> {
  const rows = ids.length > 0 ? await readNamed(ctx.db, ids, ctx.locale) : [];
  return new Map(
    rows.map(({ checksum, priceCents, ...row }) => [
      row.id,
      { ...row, isStock: checksum !== null, price: priceText(priceCents) },
    ]),
  );
}

/**
 * Gifts whose name holds these words, shown or, by the beginning of their address, hidden. Three
 * queries.
 */
export async function searchAdminGifts(ctx: Ctx, viewer: Viewer, q: string): Promise<AdminGift[]> {
  requireOwner(viewer);
  await ctx.limitRate("search");
  const [matched, addressed] = await Promise.all([
    findIdsByName(ctx, q, ADMIN_PAGE_SIZE),
    readBySlug(ctx.db, slugOf(q), ADMIN_PAGE_SIZE),
  ]);
  const ids = [...new Set([...matched, ...addressed.map(({ id }) => id)])];
  const gifts = await readViews(ctx, ids);
  return ids.flatMap((id) => {
    const gift = gifts.get(id);
    return gift && (gift.source === "custom" || gift.source === "catalogue") ? [gift] : [];
  });
}

/** One gift with everything that the form holds. Throws signInRequired, forbidden or notFound. */
export async function getAdminGift(ctx: Ctx, viewer: Viewer, id: number): Promise<WholeGift> {
  requireOwner(viewer);
  const [gift] = Number.isSafeInteger(id) ? await readWholeGifts(ctx, "id", [id]) : [];
  if (!gift) throw new DomainError("notFound", { giftId: "giftUnknown" });
  return gift;
}

/**
 * The form's words as gifts keep them; the browser doesn't know the interest tree, so it is checked
 * here.
 */
function knownInput(form: GiftInput): GiftInput {
  const input = withKnownWords(form, label);
  if (namesUnknownInterest(input))
    throw new DomainError("invalidInput", { tags: "interestUnknown" });
  return input;
}

/**
 * A new gift of the shop's own, found by everybody at once. Throws signInRequired, forbidden,
 * invalidInput for an unknown interest, or tooManyRequests.
 */
export async function createGift(ctx: Ctx, viewer: Viewer, form: GiftInput): Promise<WholeGift> {
  requireOwner(viewer);
  const input = knownInput(form);
  await ctx.limitRate("write");
  const [slug = ""] = await freeSlugs(ctx, [input.name]);
  const audit = composeAudit(ctx, viewer, {
    action: "giftCreated",
    target: { type: "gift", id: slug, name: input.name },
    after: input,
  });
  if (!(await upsertGifts(ctx, [{ input, gift: null, slug }], audit))) {
    throw new DomainError("changedMeanwhile");
  }
  const [gift] = await readWholeGifts(ctx, "slug", [slug]);
  if (!gift) throw new Error(`gift ${slug} was not stored`);
  return gift;
}

/**
 * Saves a form that was made from `version` of a gift. Throws signInRequired, forbidden, notFound,
 * invalidInput for an unknown interest, tooManyRequests, or changedMeanwhile when somebody else
 * saved since; then nothing is written.
 */
export async function updateGift(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  form: GiftInput,
  version: number,
): Promise<WholeGift> {
  const input = knownInput(form);
  const gift = await getAdminGift(ctx, viewer, id);
  await ctx.limitRate("write");
  if (gift.version !== version) throw new DomainError("changedMeanwhile");
  const { before, after } = differences(gift.values, shownValues(gift.values, input));
  const audit = composeAudit(ctx, viewer, {
    action: "giftChanged",
    target: { type: "gift", id: gift.slug, name: input.name },
    before,
    after,
  });
  if (!(await upsertGifts(ctx, [{ input, gift, slug: gift.slug }], audit))) {
    throw new DomainError("changedMeanwhile");
  }
  return getAdminGift(ctx, viewer, id);
}

/**
 * Changes some fields of a gift, as a caller of the API names them; without a `version` it counts
 * from the gift as it is. Throws as `updateGift`, and invalidInput with a message a field.
 */
export async function patchGift(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  { version, ...fields }: Partial<Record<keyof GiftValues, unknown>> & { version?: number },
): Promise<WholeGift> {
  const gift = await getAdminGift(ctx, viewer, id);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const parsed = giftInput.safeParse({ ...gift.values, ...Object.fromEntries(given) });
  if (!parsed.success) {
    const errors: FieldErrors = {};
    for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issueKey(issue);
    throw new DomainError("invalidInput", errors);
  }
  return updateGift(ctx, viewer, id, parsed.data, version ?? gift.version);
}

/**
 * Deletes a gift: nobody finds it any more, and its codes are gone. Who saved it keeps it, as a
 * gift that is no longer offered. Throws as `updateGift`.
 */
export async function deleteGift(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  version?: number,
): Promise<void> {
  const gift = await getAdminGift(ctx, viewer, id);
  await ctx.limitRate("write");
  if (version !== undefined && version !== gift.version) throw new DomainError("changedMeanwhile");
  const audit = composeAudit(ctx, viewer, {
    action: "giftDeleted",
    target: { type: "gift", id: gift.slug, name: gift.values.name },
    before: gift.values,
  });
  if (!(await saveRemoved(ctx, gift, audit))) {
    throw new DomainError("changedMeanwhile");
  }
}

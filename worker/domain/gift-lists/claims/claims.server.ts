/**
 * Promises to give what is on a shared list. Whoever has the list's link makes one under a name,
 * without an account; a browser's token, or an account, takes it back. The list's owner is told
 * nothing before the day of reveal (docs/decisions/0036).
 */

import { DomainError } from "#shared/errors";
import {
  CLAIM_LIMITS,
  type ClaimInput,
  type ItemClaims,
  itemOfKey,
  type Promised,
  type RevealedClaim,
} from "#shared/gift-lists/claims";
import { addDays } from "#shared/party/plans/place-clock";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { getGifts } from "../../catalogue/catalogue.server";
import { hashToken } from "../../tokens";
import { findItemName, type OpenedShare, openShare, readReveal } from "../sharing/sharing.server";
import {
  deleteClaim,
  deleteOldClaims,
  type Holder,
  insertClaim,
  readItemClaims,
  readListsOf,
  readPromises,
  readPromisesOf,
  readRevealed,
  setBought,
} from "./queries";

const TOKEN = /^[\w-]{43}$/;
/** Claims that the owner's page shows from the day of reveal on. */
const REVEALED = 200;
/** Claims are kept for two years, and until a year after their list's day of reveal. */
const KEEP_DAYS = 365;
const KEEP_SECONDS = 2 * 365 * 86_400;

/** Who asks: the token of the browser's cookie, or of a secret link, and the account. */
export async function holderOf(token: string | null, viewer: Viewer | null): Promise<Holder> {
  const holderHash = token && TOKEN.test(token) ? await hashToken(token) : null;
  return { holderHash, userId: viewer?.account?.id ?? null };
}

/**
 * Promises pieces of an item, to whoever holds `token`. Sent again with the same key it stays one
 * promise. Throws notFound for a link that opens nothing and for an item that is gone, forbidden
 * for the list's owner, taken when fewer are left, dailyLimit for visitors, and invalidInput.
 */
export async function claimItem(
  ctx: Ctx,
  viewer: Viewer,
  { link, key, token }: { link: string; key: string; token: string },
  input: ClaimInput,
): Promise<void> {
  await ctx.limitRate("write");
  const share = await openShare(ctx, link);
  if (viewer.account?.id === share.ownerId) throw new DomainError("forbidden");
  const item = itemOfKey(key);
  const itemName = item && (await nameOf(ctx, share, item));
  if (!item || !itemName) throw gone();
  if (!viewer.account) await ctx.spend("claim");
  const { made, left, isFull } = await insertClaim(
    ctx.db,
    {
      id: await hashToken(`${input.key} ${key}`),
      listId: share.listId,
      item: key,
      itemName,
      name: input.name,
      // As the form said, and as the list is now: whoever was told neither stays without a name.
      isNamed: input.isNamed && share.showsNames,
      quantity: input.quantity,
      boughtAt: null,
      holderHash: await hashToken(token),
      userId: viewer.account?.id ?? null,
      createdAt: ctx.now,
    },
    item,
  );
  if (made) return;
  if (left === null) throw gone();
  if (isFull) throw new DomainError("invalidInput", { name: "claimsFull" });
  throw new DomainError("taken", { quantity: left > 0 ? "claimFewerLeft" : "giftTaken" });
}

const gone = () => new DomainError("notFound", { name: "claimGone" });

async function nameOf(
  ctx: Ctx,
  { listId }: OpenedShare,
  item: NonNullable<ReturnType<typeof itemOfKey>>,
): Promise<string | null> {
  if ("ownId" in item) return findItemName(ctx, listId, item.ownId);
  const [gift] = await getGifts(ctx, [item.giftId]);
  return gift?.name ?? null;
}

type StoredClaim = {
  id: string;
  name: string;
  /** 1 where who claimed was told that others see the name. */
  named: number;
  quantity: number;
  holder: string;
  user: string | null;
};

/**
 * What a viewer sees of the claims of these items, which want so many. Not for the list's owner.
 * One query, a row for each item with claims.
 */
export async function listItemClaims(
  ctx: Ctx,
  share: OpenedShare,
  items: readonly { key: string; quantity: number }[],
  { holderHash, userId }: Holder,
): Promise<Map<string, ItemClaims>> {
  const keys = items.map(({ key }) => key);
  const rows = await readItemClaims(ctx.db, share.listId, keys);
  const byKey = new Map(rows.map((row) => [row.item, row]));
  return new Map(
    items.map(({ key, quantity }) => {
      const row = byKey.get(key);
      const claims = row ? (JSON.parse(row.claims) as StoredClaim[]) : [];
      const isMine = ({ holder, user }: StoredClaim) =>
        holder === holderHash || (userId !== null && user === userId);
      const others = claims.filter((claim) => !isMine(claim));
      const named = share.showsNames ? others.filter((claim) => claim.named) : [];
      const seen = {
        left: Math.max(0, quantity - (row?.taken ?? 0)),
        names: named.map(({ name }) => name),
        unnamed: others.length - named.length,
        mine: claims.filter(isMine).map(({ id, name, quantity }) => ({ id, name, quantity })),
      };
      return [key, seen];
    }),
  );
}

/** A page of promises; `next` is where the next one begins, null on the last. */
export type PromisesPage = { promises: Promised[]; next: number | null };

/**
 * What a browser or an account promised, newest first; nothing of the viewer's own lists, whose
 * browser it may be as well. Three queries at most.
 */
export async function listPromises(
  ctx: Ctx,
  { account }: Viewer,
  holder: Holder,
  { before = Number.MAX_SAFE_INTEGER }: { before?: number } = {},
): Promise<PromisesPage> {
  const size = CLAIM_LIMITS.page;
  const asked = { before, limit: size + 1, reader: account?.id ?? null };
  const found = await readPromises(ctx.db, holder, asked);
  const rows = found.slice(0, size);
  const keyOf = ({ listId, item }: { listId: string; item: string }) => `${listId} ${item}`;
  const items = new Map(rows.map((row) => [keyOf(row), row]));
  const lists = await readListsOf(ctx.db, [...items.values()]);
  const listOf = new Map(
    lists.map((row) => {
      const { name, ownerName, occasionOn } = row;
      return [keyOf(row), { name, ownerName, occasionOn }];
    }),
  );
  const promises = rows.map((row): Promised => {
    const { id, itemName, quantity, boughtAt } = row;
    const list = listOf.get(keyOf(row)) ?? null;
    return { id, itemName, quantity, isBought: boughtAt !== null, list };
  });
  return { promises, next: found.length > size ? (rows.at(-1)?.place ?? null) : null };
}

/** What somebody promised while they were signed in, for their export. Throws signInRequired. */
export const exportPromises = (ctx: Ctx, viewer: Viewer) =>
  readPromisesOf(ctx.db, requireAccount(viewer).id);

/** Takes a promise back; one that is taken back already stays so. */
export async function undoClaim(ctx: Ctx, holder: Holder, id: string): Promise<void> {
  await ctx.limitRate("write");
  await deleteClaim(ctx.db, holder, id);
}

/** Notes that a promise is bought, or isn't after all. Throws notFound, or dailyLimit. */
export async function markBought(
  ctx: Ctx,
  holder: Holder,
  id: string,
  isBought: boolean,
): Promise<void> {
  await ctx.limitRate("write");
  if (holder.userId === null) await ctx.spend("claim");
  if (!(await setBought(ctx.db, holder, id, isBought ? ctx.now : null))) {
    throw new DomainError("notFound");
  }
}

/**
 * Who promised what of one's own list, from the day of reveal on; null before it and for a list
 * that isn't shared.
 */
export async function listRevealed(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
): Promise<RevealedClaim[] | null> {
  const { id: userId } = requireAccount(viewer);
  const revealOn = await readReveal(ctx, viewer, listId);
  if (revealOn === null || ctx.today < revealOn) return null;
  return readRevealed(ctx.db, { listId, userId }, REVEALED);
}

/** Deletes old claims. */
export const sweepClaims = async (ctx: Ctx): Promise<void> => {
  const since = addDays(ctx.today, -KEEP_DAYS);
  await deleteOldClaims(ctx.db, { before: ctx.now - KEEP_SECONDS, since });
};

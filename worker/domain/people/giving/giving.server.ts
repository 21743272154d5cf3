/** What people were given, and how it was received. Somebody else's are notFound. */

import type { Occasion } from "#shared/catalogue/vocabulary";
import { DomainError } from "#shared/errors";
import type { GivenView, OwnGiftInput, ShopGiftInput } from "#shared/people/giving";
import { GIVEN_LIMITS } from "#shared/people/limits";
import { RECEPTIONS, type Reception } from "#shared/people/vocabulary";
import { requireAccount, requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { getGifts } from "../../catalogue/catalogue.server";
import { readPersonWishes } from "../read-wishes";
import {
  deleteGiven,
  insertGiven,
  type NewGiven,
  readGiven,
  readGivenTo,
  readReceptions,
  readUnrated,
  type ShownGiven,
  updateReception,
  updateThanks,
} from "./queries";

/** A page of gifts; `next` is the gift before which the next page begins, null on the last. */
export type GivenPage = { gifts: GivenView[]; next: string | null };

/** What a person was given, the newest first. One query. */
export async function listGiven(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  before: string | null,
): Promise<GivenPage> {
  const { id: userId } = requireAccount(viewer);
  const size = GIVEN_LIMITS.page;
  const rows = await readGivenTo(ctx.db, { personId, userId }, { before, limit: size + 1 });
  const gifts = rows.slice(0, size).map(viewOf);
  return { gifts, next: rows.length > size ? (gifts.at(-1)?.id ?? null) : null };
}

/** Gifts whose day has come and of which nobody said how they were received. One query. */
export async function listUnrated(ctx: Ctx, viewer: Viewer): Promise<GivenView[]> {
  const { id } = requireAccount(viewer);
  return (await readUnrated(ctx.db, id, ctx.today, GIVEN_LIMITS.asked)).map(viewOf);
}

/** Records a gift in the giver's own words, which tell what the person has by now. */
export async function giveOwn(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  { title, ...when }: OwnGiftInput,
): Promise<{ id: string }> {
  requireAccount(viewer);
  await ctx.limitRate("write");
  const nothing = { likes: "", avoid: "", needs: "" };
  const { owned } = readPersonWishes({ ...nothing, owns: title }, ctx, undefined);
  const facts = { serves: [], ...owned };
  return record(ctx, viewer, personId, { giftId: null, title, facts, ...whenOf(when) });
}

/** Records a gift of the catalogue. Throws notFound, and invalidInput for one given before. */
export async function giveFromShop(
  ctx: Ctx,
  viewer: Viewer,
  { person, gift: giftId, ...when }: ShopGiftInput,
): Promise<{ id: string; personId: string }> {
  requireAccount(viewer);
  await ctx.limitRate("write");
  const [gift] = await getGifts(ctx, [giftId]);
  if (!gift) throw new DomainError("notFound");
  const facts = { serves: [...gift.tags], kinds: [], words: [] };
  const given = { giftId, title: gift.name, facts, ...whenOf(when) };
  return { ...(await record(ctx, viewer, person, given)), personId: person };
}

const whenOf = ({ occasion, date }: { occasion?: Occasion | undefined; date: string }) => ({
  occasion: occasion ?? null,
  givenOn: date,
});

async function record(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  given: Omit<NewGiven, "id" | "createdAt">,
): Promise<{ id: string }> {
  const { id: userId } = requireAccount(viewer);
  const row = { id: crypto.randomUUID(), ...given, createdAt: ctx.now };
  const key = { personId, userId };
  const { made, isPerson, hasGift } = await insertGiven(ctx.db, key, row, GIVEN_LIMITS.person);
  if (!isPerson) throw new DomainError("notFound");
  if (made) return { id: row.id };
  throw new DomainError("invalidInput", { title: hasGift ? "givenBefore" : "givenFull" });
}

/** Takes a gift off the record; answers what brings it back. Throws notFound. */
export async function removeGiven(
  ctx: Ctx,
  viewer: Viewer,
  personId: string,
  givenId: string,
): Promise<{ title: string; giftId: number | null; occasion: Occasion | null; date: string }> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  const row = await readGiven(ctx.db, { givenId, userId }, personId);
  if (!row) throw new DomainError("notFound");
  await deleteGiven(ctx.db, { givenId, userId }, personId);
  const { title, giftId, occasion, givenOn } = row;
  return { title, giftId, occasion, date: givenOn };
}

/** Notes that the person said thanks, or takes that back. Throws notFound. */
export async function noteThanks(
  ctx: Ctx,
  viewer: Viewer,
  givenId: string,
  isThanked: boolean,
): Promise<null> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  const thankedAt = isThanked ? ctx.now : null;
  if (!(await updateThanks(ctx.db, { givenId, userId }, thankedAt))) {
    throw new DomainError("notFound");
  }
  return null;
}

/** Notes how a gift was received, which counts in the next search. Throws notFound. */
export async function noteReception(
  ctx: Ctx,
  viewer: Viewer,
  givenId: string,
  reception: Reception,
): Promise<null> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  if (!(await updateReception(ctx.db, { givenId, userId }, reception))) {
    throw new DomainError("notFound");
  }
  return null;
}

/** How many gifts were received how, over all accounts: totals only. For the Owner. */
export async function countReceptions(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Record<Reception, number>> {
  requireOwner(viewer);
  const totals = await readReceptions(ctx.db);
  const [loved = 0, fine = 0, not = 0] = RECEPTIONS.map((one) => totals.get(one) ?? 0);
  return { loved, fine, not };
}

const viewOf = ({ thankedAt, ...gift }: ShownGiven): GivenView => ({
  ...gift,
  isThanked: thankedAt !== null,
});

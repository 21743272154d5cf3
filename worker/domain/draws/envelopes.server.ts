/**
 * A draw as those see it who take part, by their link alone. The link that the host gave opens an
 * envelope once; from then on it is the person's own link that does (docs/decisions/0039).
 */
import { EMPTY_BRIEF, type PartialBrief } from "#shared/brief/schema";
import { DRAW_LIMITS } from "#shared/draws/limits";
import type { Envelope, Wishes } from "#shared/draws/schema";
import { DomainError } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { addressOfAnswer } from "../brief/address";
import { readPersonWishes } from "../people/read-wishes";
import { giftsByRules } from "../recommendations/by-rules.server";
import { hashToken } from "../tokens";
import { openEnvelope, openSeatKey, seatRow, wishKeyOf } from "./book";
import { namedPairs } from "./draws.server";
import {
  openSeat,
  readOpenedSeat,
  readSeat,
  readWishes,
  type SeatRow,
  writeWishes,
} from "./queries";
import { codeOf, isProven } from "./rules";
import { seal, unseal } from "./seal";

const TOKEN = /^[\w-]{43}$/;
/** Own links of a browser that are looked at. */
const HELD = 20;

/** What is kept of wishes: as typed, and as the reader understood them. */
type KeptWishes = Wishes & { brief: PartialBrief };

/** What a link leads to. */
export type OpenedLink =
  /** Nobody opened it yet. */
  | { kind: "closed"; seat: SeatRow }
  /** The person's own. */
  | { kind: "own"; seat: SeatRow; token: string }
  /** It was opened, here: `own` is the own link's token; elsewhere it is null. */
  | { kind: "spent"; seat: SeatRow; own: string | null };

/**
 * What a token opens; `held` are the own links of this browser. Throws notFound. Two queries at
 * most.
 */
export async function openLink(
  ctx: Ctx,
  token: string,
  held: readonly string[],
): Promise<OpenedLink> {
  if (!TOKEN.test(token)) throw new DomainError("notFound");
  const hash = await hashToken(token);
  const seat = await readSeat(ctx.db, hash);
  if (seat) return seat.openedAt === null ? { kind: "closed", seat } : { kind: "own", seat, token };
  const spent = await readOpenedSeat(ctx.db, hash);
  if (!spent) throw new DomainError("notFound");
  const tokens = held.filter((one) => TOKEN.test(one)).slice(0, HELD);
  const hashes = await Promise.all(tokens.map(hashToken));
  return { kind: "spent", seat: spent, own: tokens[hashes.indexOf(spent.tokenHash)] ?? null };
}

/** The name under which the host wrote somebody down. */
export const nameOf = ({ people, seat }: Pick<SeatRow, "people" | "seat">, of = seat): string =>
  people.find((person) => person.seat === of)?.name ?? "";

/** Did somebody have another link before? Whoever had it may have opened it. */
export const isRenewed = ({ people, seat }: Pick<SeatRow, "people" | "seat">): boolean =>
  people.some((person) => person.seat === seat && person.renewed > 0);

/**
 * Opens an envelope for whoever holds `own` from now on; the link that the host gave ends. Sent
 * again with the same `own` it stays opened. Throws notFound, taken where somebody else opened it
 * or `own` is a link of a draw already, and dailyLimit for visitors.
 */
export async function openEnvelopeOnce(
  ctx: Ctx,
  viewer: Viewer,
  given: string,
  own: string,
): Promise<void> {
  await ctx.limitRate("write");
  const link = await openLink(ctx, given, [own]);
  if (link.kind === "spent" && link.own) return;
  if (link.kind !== "closed") throw new DomainError("taken");
  if (!viewer.account) await ctx.spend("drawSeat");
  const { seat } = link;
  const seatKey = await openSeatKey(given, seat);
  if (seatKey === null) throw new DomainError("notFound");
  const { tokenHash, wrapped } = await seatRow(seat.drawId, seat.seat, own, seatKey);
  const links = { given: seat.tokenHash, own: tokenHash, wrapped, now: ctx.now };
  if (!(await openSeat(ctx.db, seat, links))) throw new DomainError("taken");
}

const wishPlace = (drawId: string, seat: number) => `wishes ${drawId} ${seat}`;

/**
 * What is in an opened envelope: whom this person gives to, what they wish, and gifts for that
 * within the limit. Throws notFound. Five queries at most.
 */
export async function readEnvelope(ctx: Ctx, token: string, seat: SeatRow): Promise<Envelope> {
  const { drawId, title, hostName, heldOn, limitCents, proof } = seat;
  const seatKey = await openSeatKey(token, seat);
  const pair = seatKey && (await openEnvelope(seatKey, drawId, seat.seat, seat.envelopes));
  if (!pair) throw new DomainError("notFound");
  const [theirs, ownKey] = await Promise.all([
    readWishes(ctx.db, drawId, pair.to),
    wishKeyOf(seatKey),
  ]);
  const [wished, own] = await Promise.all([
    unseal<KeptWishes>(pair.wishKey, wishPlace(drawId, pair.to), theirs),
    unseal<KeptWishes>(ownKey, wishPlace(drawId, seat.seat), seat.wishes),
  ]);
  const brief = wished && briefOf(wished, limitCents);
  return {
    ...{ title, hostName, heldOn, limitCents },
    name: nameOf(seat),
    receiver: nameOf(seat, pair.to),
    changedAt: pair.changedAt,
    openedAt: seat.openedAt ?? 0,
    isRenewed: isRenewed(seat),
    wishes: wished && textsOf(wished),
    own: own && textsOf(own),
    gifts: brief && hasWishes(brief) ? await giftsByRules(ctx, brief, DRAW_LIMITS.gifts) : [],
    address: addressOf(brief ?? briefOf(NOTHING, limitCents)),
    code: pair.code,
    revealed: proof && namedPairs(proof.at(-1)),
  };
}

const NOTHING: KeptWishes = { likes: "", avoid: "", sizes: "", brief: EMPTY_BRIEF };

const addressOf = (brief: PartialBrief): string =>
  addressOfAnswer({ brief, picks: [], refused: [] }).toString();

const textsOf = ({ likes, avoid, sizes }: KeptWishes): Wishes => ({ likes, avoid, sizes });

const briefOf = ({ brief }: KeptWishes, limitCents: number | null): PartialBrief => ({
  ...brief,
  budget: limitCents === null ? null : { min: 0, max: limitCents },
});

const hasWishes = ({ interests, situations, qualities }: PartialBrief): boolean =>
  interests.length + situations.length + qualities.length > 0;

/** Keeps what somebody wishes, for whoever drew them. Throws notFound, and dailyLimit. */
export async function saveWishes(
  ctx: Ctx,
  viewer: Viewer,
  token: string,
  input: Wishes,
): Promise<null> {
  await ctx.limitRate("write");
  const link = await openLink(ctx, token, []);
  if (link.kind !== "own") throw new DomainError("notFound");
  if (!viewer.account) await ctx.spend("drawSeat");
  const { seat } = link;
  const seatKey = await openSeatKey(token, seat);
  if (seatKey === null) throw new DomainError("notFound");
  const { likes, avoid } = input;
  const texts = { likes, avoid, owns: "", needs: "" };
  const kept: KeptWishes = { ...input, brief: readPersonWishes(texts, ctx, undefined) };
  const key = await wishKeyOf(seatKey);
  const sealed = await seal(key, wishPlace(seat.drawId, seat.seat), kept);
  if (!(await writeWishes(ctx.db, seat.tokenHash, sealed))) throw new DomainError("notFound");
  return null;
}

/**
 * Everything by which anybody can draw again and compare, once the host has revealed it: each
 * step with its seed, its pairs and its code. Throws notFound before.
 */
export async function readProof(ctx: Ctx, token: string) {
  await ctx.limitRate("recommend");
  const link = await openLink(ctx, token, []);
  const { proof, drawId, title } = link.seat;
  if (link.kind !== "own" || !proof) throw new DomainError("notFound");
  const steps = await Promise.all(
    proof.map(async (step) => ({ ...step, code: await codeOf(drawId, step) })),
  );
  return { draw: drawId, title, isProven: await isProven(proof), steps };
}

/**
 * What a draw came to, sealed twice: as a book for the host's browser, which changes pairs without
 * showing them, and in an envelope for each person (docs/decisions/0039).
 */
import type { DrawPerson, DrawStep } from "#shared/draws/schema";
import { hashToken, newToken } from "../tokens";
import { codeOf, pairIn } from "./rules";
import { deriveSecret, seal, unseal } from "./seal";

/** Everything: the key of each seat, and the steps with their seeds and pairs. */
export type Book = { keys: Record<string, string>; steps: DrawStep[] };

/** What an envelope holds; `wishKey` opens what the receiver wished. */
export type SealedPair = { to: number; wishKey: string; code: string; changedAt: number | null };

/** The token of the link that a host gives somebody: it follows from the host's key. */
export const linkToken = (
  hostKey: string,
  drawId: string,
  { seat, renewed }: Pick<DrawPerson, "seat" | "renewed">,
): Promise<string> => deriveSecret(hostKey, `link ${drawId} ${seat} ${renewed}`);

const bookSecret = (hostKey: string) => deriveSecret(hostKey, "book");

export const sealBook = async (hostKey: string, drawId: string, book: Book): Promise<string> =>
  seal(await bookSecret(hostKey), `book ${drawId}`, book);

export const openBook = async (
  hostKey: string,
  drawId: string,
  sealed: string | null,
): Promise<Book | null> => unseal<Book>(await bookSecret(hostKey), `book ${drawId}`, sealed);

/** The key of what somebody wishes, which follows from the key of their seat. */
export const wishKeyOf = (seatKey: string): Promise<string> => deriveSecret(seatKey, "wishes");

/**
 * All envelopes, each under its seat's key. Always all of them: what changed between two backups
 * would tell who drew whom.
 */
export async function sealEnvelopes(
  drawId: string,
  { keys, steps }: Book,
): Promise<Record<string, string>> {
  const codes = await Promise.all(steps.map((step) => codeOf(drawId, step)));
  const sealed = Object.entries(keys).map(async ([seat, key]) => {
    const pair = pairIn(steps, Number(seat));
    const wishKey = await wishKeyOf(keys[pair?.to ?? 0] ?? newToken());
    const held: SealedPair = {
      to: pair?.to ?? 0,
      wishKey,
      code: codes[pair?.step ?? 0] ?? "",
      changedAt: pair?.changedAt ?? null,
    };
    return [seat, await seal(key, envelopePlace(drawId, seat), held)];
  });
  return Object.fromEntries(await Promise.all(sealed));
}

const envelopePlace = (drawId: string, seat: number | string) => `envelope ${drawId} ${seat}`;

export const openEnvelope = (
  seatKey: string,
  drawId: string,
  seat: number,
  envelopes: Record<string, string> | null,
): Promise<SealedPair | null> =>
  unseal<SealedPair>(seatKey, envelopePlace(drawId, seat), envelopes?.[seat]);

const seatSecret = (token: string) => deriveSecret(token, "seat");

/** The row by which a link's token opens a seat. */
export async function seatRow(drawId: string, seat: number, token: string, seatKey: string) {
  const [tokenHash, secret] = await Promise.all([hashToken(token), seatSecret(token)]);
  return { seat, tokenHash, wrapped: await seal(secret, `seat ${drawId} ${seat}`, seatKey) };
}

/** The key of a seat, by its link's token. */
export const openSeatKey = async (
  token: string,
  { drawId, seat, wrapped }: { drawId: string; seat: number; wrapped: string },
): Promise<string | null> =>
  unseal<string>(await seatSecret(token), `seat ${drawId} ${seat}`, wrapped);

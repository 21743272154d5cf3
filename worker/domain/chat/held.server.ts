/**
 * A visitor's first turn, which the browser holds: nothing is written before somebody says more or
 * presses a thumb. The conversation's cookie is its token, and behind that the signed turn while
 * the database has none.
 */

import type { PartialBrief } from "#shared/brief/schema";
import { CHAT_LIMITS, type ChatContext, EMPTY_CONTEXT } from "#shared/chat/schema";
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { signingKey } from "../accounts/passkeys/passkeys.server";
import { fromBase64url, toBase64url } from "../tokens";

/** A conversation of one turn. */
export type Held = {
  id: string;
  /** UTC seconds. */
  at: number;
  /** What the visitor said; null where only chips were removed. */
  said: string | null;
  reply: string;
  /** Gifts of the answer, best first. */
  picks: number[];
} & Pick<ChatContext, "brief" | "before" | "unclear">;

/** Raised when the shape changes: turns of an older version are ignored. */
const VERSION = 1;
/** Browsers drop cookies over 4,096 bytes, with their name. */
const LONGEST = 3_900;

/** The token of a cookie, with or without a turn behind it. */
export const tokenOf = (cookie: string): string => cookie.split(".", 1)[0] ?? cookie;

/** The cookie that holds this turn; null where it would be too long, or can't be signed now. */
export async function holdTurn(ctx: Ctx, token: string, turn: Held): Promise<string | null> {
  try {
    const { id, at, said, reply, picks, brief, before, unclear } = turn;
    const text = JSON.stringify([VERSION, id, at, said, reply, picks, brief, before, unclear]);
    const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
    const signed = `${token}.${toBase64url(bytes)}`;
    const cookie = `${signed}.${toBase64url(await sign(ctx, signed))}`;
    return cookie.length > LONGEST ? null : cookie;
  } catch (error) {
    ctx.log.error("turn_not_held", { error: describeError(error) });
    return null;
  }
}

/** The turn that a cookie holds; null for none, one that ran out, or one that isn't ours. */
export async function readHeld(ctx: Ctx, cookie: string | null): Promise<Held | null> {
  const [token, payload, mac, ...rest] = cookie?.split(".") ?? [];
  if (!token || !payload || !mac || rest.length > 0) return null;
  try {
    const isOurs = await crypto.subtle.verify(
      "HMAC",
      await signingKey(ctx),
      fromBase64url(mac),
      textOf(`${token}.${payload}`),
    );
    if (!isOurs) return null;
    const bytes = await pipe(fromBase64url(payload), new DecompressionStream("deflate-raw"));
    const parts = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    if (parts[0] !== VERSION) return null;
    const [, id, at, said, reply, picks, brief, before, unclear] = parts as [
      number,
      string,
      number,
      string | null,
      string,
      number[],
      PartialBrief,
      PartialBrief | null,
      number | null,
    ];
    if (at + CHAT_LIMITS.visitorSeconds <= ctx.now) return null;
    return { id, at, said, reply, picks, brief, before, unclear };
  } catch (error) {
    ctx.log.warn("turn_not_read", { error: describeError(error) });
    return null;
  }
}

/**
 * The context of a held turn. Its gifts are ids alone; their words are read when they are shown.
 */
export async function contextOfHeld({ id, picks, brief, before, unclear }: Held) {
  const shown = await Promise.all(
    picks.map(async (giftId) => ({
      id: await recommendationId(id, giftId),
      giftId,
      confidence: "fair" as const,
      reasoning: "",
      checks: [],
      servedBy: { how: "any" as const },
    })),
  );
  return { ...EMPTY_CONTEXT, brief, before, unclear, turns: 1, shown } satisfies ChatContext;
}

/** The messages of a held turn, with ids that are the same whenever it is stored. */
export async function messagesOfHeld({ id, at, said, reply }: Held) {
  const line = async (role: "user" | "assistant", content: string, createdAt: number) => ({
    id: await nameId(`${id}:${role}`),
    role,
    content,
    createdAt,
  });
  const own = said === null ? [] : [await line("user", said, at - 1)];
  return [...own, await line("assistant", reply, at)];
}

/** One gift in one conversation has one id, however often it is recommended there. */
export const recommendationId = (conversationId: string, giftId: number): Promise<string> =>
  nameId(`${conversationId}:${giftId}`);

/** The id of a name (RFC 9562 version 8). */
async function nameId(text: string): Promise<string> {
  const name = new TextEncoder().encode(text);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", name));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}

/** Says what for, since other cookies are signed with the same key. */
const textOf = (signed: string) => new TextEncoder().encode(`chat.${signed}`);

const sign = async (ctx: Ctx, signed: string) =>
  new Uint8Array(await crypto.subtle.sign("HMAC", await signingKey(ctx), textOf(signed)));

async function pipe(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

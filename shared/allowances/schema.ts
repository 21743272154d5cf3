/** What visitors who aren't signed in may spend in a UTC day (docs/decisions/0019). */
import { z } from "zod";

export { HUMAN_FIELD } from "./limits";

export const humanToken = z.string().max(2_048, "tooLong").optional();

/** What is counted; `hashes` are password hashes, each a request of a Durable Object. */
export const KINDS = ["rows", "hashes", "chats", "mails", "paidCalls"] as const;
export type Kind = (typeof KINDS)[number];
export type Cost = Partial<Record<Kind, number>>;

/**
 * Separate allowances, so that what empties one leaves the others: signing in and resetting a
 * password have their own, and premium people have paid model calls of theirs.
 */
export const POOLS = ["visits", "signIns", "premium"] as const;
export type Pool = (typeof POOLS)[number];

/**
 * What each use case sets aside before it starts. Rows are what it writes at most; what it really
 * wrote is settled afterwards.
 */
export const USES = {
  register: { pool: "visits", cost: { rows: 30, hashes: 2, mails: 1 } },
  feedback: { pool: "visits", cost: { rows: 12 } },
  /** A turn that the browser keeps. */
  heldTurn: { pool: "visits", cost: { chats: 1 } },
  storedTurn: { pool: "visits", cost: { chats: 1, rows: 30 } },
  /** A promise of a shared list, and taking it back. */
  claim: { pool: "visits", cost: { rows: 20 } },
  /** Opening the envelope of a draw, and writing wishes. */
  drawSeat: { pool: "visits", cost: { rows: 10 } },
  /** Answers to a link that asks about somebody's taste. */
  taste: { pool: "visits", cost: { rows: 10 } },
  thumb: { pool: "visits", cost: { rows: 40 } },
  modelCall: { pool: "visits", cost: { rows: 10 } },
  visitorPaidCall: { pool: "visits", cost: { paidCalls: 1 } },
  /** Somebody who is signed in is no network among many. */
  accountPaidCall: { pool: "visits", cost: { paidCalls: 1 }, isByAccount: true },
  missingWishes: { pool: "visits", cost: { rows: 20 }, isByAccount: true },
  premiumPaidCall: { pool: "premium", cost: { paidCalls: 1 }, isByAccount: true },
  signIn: { pool: "signIns", cost: { rows: 10, hashes: 1 } },
  requestReset: { pool: "signIns", cost: { rows: 20, hashes: 1, mails: 1 } },
  resetPassword: { pool: "signIns", cost: { rows: 20, hashes: 2, mails: 1 } },
} as const satisfies Record<string, { pool: Pool; cost: Cost; isByAccount?: boolean }>;
export type Use = keyof typeof USES;

/** The day's limits of each pool, and how much of what is left one network may take, in percent. */
export type Limits = { pools: Record<Pool, Cost>; networkPercent: number };

/** Parts of a day's limit, in percent: what is kept for signing in, and for premium people. */
const SIGN_IN_PERCENT = { rows: 50, hashes: 60, mails: 40 } as const;
const PREMIUM_PERCENT = 20;

const part = (limit: number, percent: number) => Math.floor((limit * percent) / 100);

/** The pools that these limits of a day make. */
export function splitLimits(daily: Record<Kind, number>, networkPercent: number): Limits {
  const { rows, hashes, chats, mails, paidCalls } = daily;
  const signIns = {
    rows: part(rows, SIGN_IN_PERCENT.rows),
    hashes: part(hashes, SIGN_IN_PERCENT.hashes),
    mails: part(mails, SIGN_IN_PERCENT.mails),
  };
  const premium = { paidCalls: part(paidCalls, PREMIUM_PERCENT) };
  const visits = {
    rows: rows - signIns.rows,
    hashes: hashes - signIns.hashes,
    chats,
    mails: mails - signIns.mails,
    paidCalls: paidCalls - premium.paidCalls,
  };
  return { pools: { visits, signIns, premium }, networkPercent };
}

/** One figure of the Owner's page: spent and left today, of the limit. */
export type AllowanceLine = { pool: Pool; kind: Kind; spent: number; left: number; limit: number };

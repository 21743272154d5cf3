/**
 * scrypt in a Durable Object: a secure hash exceeds a Worker's 10 ms of CPU, a Durable Object has
 * 30 s. Parameters after OWASP's password storage cheat sheet; PHC string format.
 */

import { DurableObject } from "cloudflare:workers";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { DomainError } from "#shared/errors";
import type { PasswordHasher } from "../domain/accounts/ports";

/** Fixed parameters; `ln`, the cost, comes with each call. */
const PARAMETERS = { r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const PHC =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,})\$([A-Za-z0-9+/]{32,})$/;

type Parameters = typeof PARAMETERS & { ln: number };

/** Checks that may wait for one named object: some two seconds of work. */
const QUEUE_LENGTH = 10;

/** A hash blocks the thread; during this pause before each one, queued calls are counted. */
const PAUSE_MS = 10;

/** A new object for each call lets calls run side by side; a named one makes them queue. */
export class PasswordHasherObject extends DurableObject {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  async hash(password: string, ln: number): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const { r, p } = PARAMETERS;
    const key = await derive(password, salt, { ln, r, p }, KEY_BYTES);
    return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
  }

  async verify(password: string, stored: string | null, todaysLn: number) {
    const today = { ...PARAMETERS, ln: todaysLn };
    const [, ln, r, p, salt, key] = PHC.exec(stored ?? "") ?? [];
    const expected = key ? Buffer.from(key, "base64") : null;
    const parameters = expected ? { ln: Number(ln), r: Number(r), p: Number(p) } : today;
    const bytes = expected?.length ?? KEY_BYTES;
    const got = await derive(password, Buffer.from(salt ?? "AAAA", "base64"), parameters, bytes);
    const isToday =
      parameters.ln === today.ln && parameters.r === today.r && parameters.p === today.p;
    return { matches: expected !== null && timingSafeEqual(got, expected), isStale: !isToday };
  }

  /** The same in turn; null when too many wait already. */
  async verifyInTurn(password: string, stored: string | null, todaysLn: number) {
    if (this.#waiting >= QUEUE_LENGTH) return null;
    this.#waiting++;
    const turn = this.#last.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return this.verify(password, stored, todaysLn);
    });
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#waiting--;
    }
  }
}

/** The hasher behind a Durable Object namespace; `ln` is the cost of a new hash. */
export const durableHasher = (
  namespace: DurableObjectNamespace<PasswordHasherObject>,
  ln: number,
): PasswordHasher => {
  // One object does one thing at a time.
  const stub = (queue?: string) =>
    namespace.get(queue ? namespace.idFromName(queue) : namespace.newUniqueId());
  return {
    hash: (password) => stub().hash(password, ln),
    async verify(password, stored, queue) {
      if (!queue) return stub().verify(password, stored, ln);
      const verdict = await stub(queue).verifyInTurn(password, stored, ln);
      if (!verdict) throw new DomainError("tooManyRequests");
      return verdict;
    },
  };
};

function derive(password: string, salt: Buffer, { ln, r, p }: Parameters, bytes: number) {
  const options = { N: 2 ** ln, r, p, maxmem: 64 * 2 ** 20 };
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(password, salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/** PHC wants base64 without padding. */
const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/={1,2}$/, "");

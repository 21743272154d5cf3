/**
 * D1 drops a connection now and then. Reads are retried automatically; writes only where the caller
 * says that they are idempotent. Never after "overloaded": that would make it worse.
 */
const PASSING =
  /network connection lost|storage caused object to be reset|reset because its code|get session commit token/i;
const TRIES = 4;
const READ = /^\s*(select|with)\b(?!.*\b(insert|update|delete)\b)/is;

/** Is the statement read-only, and so safe to retry? */
export const isRead = (query: string): boolean => READ.test(query);

/** Runs `work` again after a passing failure, with growing pauses and jitter. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt * Math.random()));
    }
  }
}

function isPassing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (PASSING.test(cause.message)) return true;
  }
  return false;
}

/** Workers KV as a cache: late by up to a minute, 1,000 writes a day. Fails open. */
import type { Cache } from "../domain/favorites/ports";
import { describeError, type Log } from "../log";

/** A cache in `kv`; `count` hears of every call. */
export const kvCache = (
  kv: KVNamespace,
  log: Log,
  count: (call: "kvReads" | "kvWrites") => void,
): Cache => ({
  async get<T>(key: string) {
    count("kvReads");
    try {
      return await kv.get<T>(key, "json");
    } catch (error) {
      log.warn("cache_read_failed", { error: describeError(error) });
      return null;
    }
  },
  async put(key, value, seconds) {
    count("kvWrites");
    try {
      await kv.put(key, JSON.stringify(value), { expirationTtl: seconds });
    } catch (error) {
      log.warn("cache_write_refused", { error: describeError(error) });
    }
  },
});

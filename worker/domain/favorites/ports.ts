/** A cache that may forget, lag or refuse at any time; nothing may depend on it. */
export type Cache = {
  /** Null when there is nothing, or the cache can't say. */
  get: <T>(key: string) => Promise<T | null>;
  /** A refused write is logged and forgotten. `seconds`: how long to keep it, 60 at least. */
  put: (key: string, value: unknown, seconds: number) => Promise<void>;
};

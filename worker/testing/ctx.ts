import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Locale } from "#shared/locale";
import { type BuiltCtx, buildCtx } from "../context";

/** Bindings without brakes, for tests that ask often. */
export const UNLIMITED = {
  RECOMMEND_LIMIT: undefined,
  SEARCH_LIMIT: undefined,
  WRITE_LIMIT: undefined,
  ACCOUNT_LIMIT: undefined,
  SIGN_IN_LIMIT: undefined,
};

/**
 * A context as a request of the test environment would get, with its cost meter; never slowed down.
 */
export const testCtx = (locale: Locale = "en", settings: object = {}): BuiltCtx =>
  buildCtx({ ...env, ...UNLIMITED, ...settings }, createExecutionContext(), {
    requestId: "test",
    locale,
  });

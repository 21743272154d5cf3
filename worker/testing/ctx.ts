import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type BuiltCtx, buildCtx } from "../context";
import type { Locale } from "../domain/catalogue/vocabulary";

/** A context as a request of the test environment would get, with its cost meter; never slowed down. */
export const testCtx = (locale: Locale = "en", settings: object = {}): BuiltCtx =>
  buildCtx(
    { ...env, RECOMMEND_LIMIT: undefined, SEARCH_LIMIT: undefined, ...settings },
    createExecutionContext(),
    { requestId: "test", locale },
  );

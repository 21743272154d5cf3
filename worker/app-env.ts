/** What Hono's context carries through a request. */
import type { SecureHeadersVariables } from "hono/secure-headers";
import type { Viewer } from "#shared/viewer";
import type { BuiltCtx, Ctx } from "./context";
import type { Bindings } from "./env";

export type AppEnv = {
  Bindings: Bindings;
  Variables: SecureHeadersVariables & {
    requestId: string;
    built: BuiltCtx;
    ctx: Ctx;
    viewer: Viewer;
  };
};

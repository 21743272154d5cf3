/** What the Worker hands to loaders and actions. */
import { createContext } from "react-router";
import type { Ctx } from "~worker/context";
import type { Viewer } from "~worker/domain/viewer";

export type RequestContext = { ctx: Ctx; viewer: Viewer; nonce: string };

export const requestContext = createContext<RequestContext>();

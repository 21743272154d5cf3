/** What the Worker hands to loaders and actions. */
import { createContext } from "react-router";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "~worker/context";

export type RequestContext = {
  ctx: Ctx;
  viewer: Viewer;
  nonce: string;
  /** The status of a page that only says that the request was refused before it got here. */
  refused?: number;
};

export const requestContext = createContext<RequestContext>();

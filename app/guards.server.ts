/** Guards of pages that need somebody signed in: decided on the server, so nothing flashes. */
import { data, type RouterContextProvider } from "react-router";
import type { Account, Viewer } from "#shared/viewer";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import { noteSecurity } from "~worker/domain/audit/security";
import { requestContext } from "./context.server";

/** `url` is the page's own address, also where the browser asked for its data alone. */
type Args = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * Who is signed in. Throws a redirect to /auth that comes back to this page afterwards, or a 503
 * page while nobody can be looked up.
 */
export function requireSignedIn({ url, context }: Args): {
  ctx: Ctx;
  viewer: Viewer;
  account: Account;
} {
  const { ctx, viewer } = context.get(requestContext);
  if (viewer.account) return { ctx, viewer, account: viewer.account };
  if (viewer.isUnknown) throw data(null, { status: 503 });
  const { pathname, search } = url;
  throw redirect(`/auth?next=${encodeURIComponent(pathname + search)}`);
}

/**
 * Staff and the Owner. Throws a redirect: to /auth for who isn't signed in, to / for everyone else.
 */
export function requireStaffPage(args: Args) {
  const signedIn = requireSignedIn(args);
  if (!signedIn.viewer.isStaff) throw turnAway(args, signedIn);
  return signedIn;
}

/** The Owner. Everyone else, signed in or not, is sent to the main site. */
export function requireOwnerPage(args: Args) {
  const { ctx, viewer } = args.context.get(requestContext);
  if (!viewer.isOwner && !viewer.isUnknown) throw turnAway(args, { ctx, viewer });
  return requireSignedIn(args);
}

/**
 * Where somebody goes who may not be here: to their passkey where that alone is missing, else home.
 */
function turnAway({ url }: Args, { ctx, viewer }: { ctx: Ctx; viewer: Viewer }) {
  if (viewer.needsPasskey) {
    return redirect(`/auth/passkey?next=${encodeURIComponent(url.pathname + url.search)}`);
  }
  if (viewer.account) {
    noteSecurity(ctx, "right_refused", { account: viewer.account.id, reason: "page" });
  }
  return redirect("/");
}

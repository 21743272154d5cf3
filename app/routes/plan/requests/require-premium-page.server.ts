import { requireSignedIn } from "~/guards.server";
import { redirect } from "~/lib/router";

/**
 * Premium people. Throws a redirect: to /auth for who isn't signed in, to /premium for everyone
 * else.
 */
export function requirePremiumPage(args: Parameters<typeof requireSignedIn>[0]) {
  const signedIn = requireSignedIn(args);
  if (!signedIn.viewer.isPremium) throw redirect("/premium");
  return signedIn;
}

import type { Viewer } from "#shared/viewer";
import type { Ctx } from "~worker/context";
import { switchesForShow } from "~worker/domain/settings/settings.server";
import { type Settings, turnstileOf } from "~worker/env";

/** What every page needs to know beside its season: who is here, and what its links begin with. */
export async function readRootData(ctx: Ctx, viewer: Viewer, request: Request) {
  const { account, isPremium, isStaff, isOwner, needsPasskey = false } = viewer;
  const { premiumTier } = await switchesForShow(ctx);
  return {
    viewer: {
      username: account?.username ?? null,
      email: account?.email ?? null,
      isPremium,
      // Who only has to show a passkey finds the way there by the same links.
      isStaff: isStaff || needsPasskey,
      isOwner,
      favoriteIds: account?.favoriteIds ?? [],
    },
    premiumOpen: premiumTier,
    donationUrl: ctx.settings.DONATION_URL ?? null,
    origin: new URL(request.url).origin,
    locale: ctx.locale,
    region: ctx.region,
    humanCheck: humanCheckOf(ctx.settings),
  };
}
export type RootData = Awaited<ReturnType<typeof readRootData>>;

/** What the widget needs where Turnstile is on; null keeps everybody's pages free of it. */
function humanCheckOf(settings: Settings): { siteKey: string; origin: string } | null {
  const turnstile = turnstileOf(settings);
  return turnstile && { siteKey: turnstile.siteKey, origin: turnstile.origin };
}

import type { ProviderId } from "#shared/accounts/schema";

/** Providers as they write themselves, in every language. */
export const PROVIDER_NAMES: Record<ProviderId, string> = { google: "Google", github: "GitHub" };

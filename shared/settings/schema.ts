/** The Owner's switches: features that can be turned on and off for everyone. */
import { z } from "zod";

/**
 * Each switch and how it stands until the Owner touches it. The plan sells advanced AI,
 * so that and the party tools are on; the home page's category buttons show the notice until the
 * Owner opens them.
 */
const DEFAULTS = {
  premiumTier: true,
  advancedAi: true,
  priceAlerts: false,
  deepPersonalization: false,
  openCategories: false,
  partyTools: true,
  /** Staff and the Owner have their rights only where they showed a passkey (decision 0023). */
  passkeysRequired: false,
  /** Nobody but the Owner makes and removes staff. */
  ownerMakesStaff: false,
} as const;

/** Those that are about who may do what, not about the shop. */
export const SECURITY_SWITCHES = ["passkeysRequired", "ownerMakesStaff"] as const;

export const isSecuritySwitch = (name: string): boolean =>
  SECURITY_SWITCHES.some((security) => security === name);

export type SwitchName = keyof typeof DEFAULTS;
export type Switches = Record<SwitchName, boolean>;
export type SecuritySwitch = (typeof SECURITY_SWITCHES)[number];
/** Those that any request may ask for. */
export type ShopSwitches = Omit<Switches, SecuritySwitch>;
export const SWITCHES = Object.keys(DEFAULTS) as [SwitchName, ...SwitchName[]];
export const DEFAULT_SWITCHES: Readonly<Switches> = DEFAULTS;

/** `PATCH /api/dev/switches`: a switch and where to turn it. */
export const switchInput = z.object({
  name: z.enum(SWITCHES, { error: "filterUnknown" }),
  on: z.boolean({ error: "filterUnknown" }),
});

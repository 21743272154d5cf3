/** The optimizer's settings as its address carries them, so that every plan can be gone back to. */
import type { Address } from "~/lib/address";

export const OPTIMIZER_PATH = "/budget-optimizer";

export type AskedSettings = {
  /** The gift list whose gifts they are; null for the favourites. */
  list: string | null;
  /**
   * Ticked gifts as they came; null where the address names none and asks for no plan: all of them.
   */
  gifts: string[] | null;
  /** Dollars as typed; null for the usual target. */
  target: string | null;
  /** What the ticked gifts cost, in dollars, where the page knew. */
  budget: string | null;
  strategy: string | null;
  isPlan: boolean;
};

/** Reads an address; says nothing yet of whether it makes sense. */
export function readSettings(search: URLSearchParams): AskedSettings {
  const isPlan = search.get("show") === "plan";
  const gifts = search.getAll("gift");
  return {
    list: search.get("list") || null,
    gifts: isPlan || gifts.length > 0 ? gifts : null,
    target: search.get("target"),
    budget: search.get("budget"),
    strategy: search.get("strategy"),
    isPlan,
  };
}

/** The address of the settings from which a plan was made. */
export function backToSettings(search: string): Address {
  const kept = new URLSearchParams(search);
  kept.delete("show");
  return kept.size > 0 ? `${OPTIMIZER_PATH}?${kept}` : OPTIMIZER_PATH;
}

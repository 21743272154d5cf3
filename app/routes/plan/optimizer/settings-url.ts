/** The optimizer's settings as its address carries them, so that every plan can be gone back to. */
import type { Decision } from "#shared/budget/schema";
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
  /** Gifts that the plan keeps or has made by hand, as the person decided. */
  keep: string[];
  make: string[];
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
    keep: search.getAll("keep"),
    make: search.getAll("make"),
    isPlan,
  };
}

/**
 * The address of the same plan with another decision about a gift, which it opens at. Decisions
 * stand in the address, so that going back takes them back.
 */
export function withDecision(here: Address, id: number, decision: Decision): Address {
  const search = new URLSearchParams(here.split("?")[1]);
  for (const name of ["keep", "make"]) search.delete(name, String(id));
  if (decision) search.append(decision, String(id));
  search.set("at", String(id));
  return `${OPTIMIZER_PATH}?${search}`;
}

/** The address of the settings from which a plan was made. */
export function backToSettings(search: string): Address {
  const kept = new URLSearchParams(search);
  for (const name of ["show", "keep", "make", "at"]) kept.delete(name);
  return kept.size > 0 ? `${OPTIMIZER_PATH}?${kept}` : OPTIMIZER_PATH;
}

import type { GiftField } from "#shared/catalogue/admin/schema";
import type { ActionResult } from "~/forms/action-result";

/** What the gift form gets back beside its fields' errors. */
export type GiftSave = {
  /** After a version conflict: what somebody else saved, where it differs from what was typed. */
  conflicts: { field: GiftField; value: string }[];
  /** The version that the next save starts from; null where it is unchanged. */
  version: number | null;
  /** The season of the saved gift, where the gift list shows it; empty for none. */
  season: string;
};
export type GiftResult = ActionResult<GiftSave>;

/** Is this the result of the gift form, and not of another form on its page? */
export const isGiftResult = (result: ActionResult | undefined): result is GiftResult =>
  typeof result?.result === "object" && result.result !== null && "conflicts" in result.result;

import type { AdminResult } from "~/features/admin/admin-result";
import type { FormFailure } from "~/lib/form-failure";
import type { GiftField } from "~worker/domain/gift-desk/schema";

/** What the gift form gets back. */
export type GiftAnswer = FormFailure &
  AdminResult & {
    /** What somebody else saved meanwhile, where it differs from what was typed. */
    meanwhile: { field: GiftField; value: string }[];
    /** The version that the next sending is made from. */
    version: number | null;
    /** The season of the gift that was saved, where the gift list of the back office shows it; empty for none. */
    season: string;
  };

/** What the Event Setup form gets back, in its dialog and on its page. */
import type { ActionResult } from "~/forms/action-result";

/** The party that was saved; its id is null while the Owner keeps the party tools off. */
export type EventResult = ActionResult<{ partyId: string | null }>;

/** What the fields hold at first. */
export type EventValues = Partial<
  Record<
    | "eventName"
    | "eventType"
    | "eventDate"
    | "eventTime"
    | "timeZone"
    | "location"
    | "budget"
    | "attendeeCount"
    | "eventTheme"
    | "description",
    string
  >
>;

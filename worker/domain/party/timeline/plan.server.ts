/**
 * What `plans` needs of the timeline when a party changes; a file of its own, which avoids an
 * import cycle.
 */
import type { Ctx } from "../../../context";
import { dayAt } from "../plans/place-clock";
import type { Party } from "../plans/schema";
import { planTasks } from "./rules";
import type { PlannedTask } from "./schema";

/** A party's plan as it would be made at this moment. */
export const planFor = (
  ctx: Pick<Ctx, "now">,
  party: Pick<Party, "eventType" | "eventDate" | "timeZone">,
): PlannedTask[] => planTasks(party, dayAt(ctx.now, party.timeZone));

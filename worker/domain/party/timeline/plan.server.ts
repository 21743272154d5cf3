/**
 * What `plans` needs of the timeline when a party changes; a file of its own, which avoids an
 * import cycle.
 */

import { dayAt } from "#shared/party/plans/place-clock";
import type { Party } from "#shared/party/plans/schema";
import { planTasks } from "#shared/party/timeline/rules";
import type { PlannedTask } from "#shared/party/timeline/schema";
import type { Ctx } from "../../../context";

/** A party's plan as it would be made at this moment. */
export const planFor = (
  ctx: Pick<Ctx, "now">,
  party: Pick<Party, "eventType" | "eventDate" | "timeZone">,
): PlannedTask[] => planTasks(party, dayAt(ctx.now, party.timeZone));

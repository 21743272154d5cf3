import type { EventType } from "#shared/party/plans/schema";

const NICHES: Record<EventType, string> = {
  birthday: "birthday",
  wedding: "wedding",
  corporate: "thank-you",
  holiday: "holiday",
  other: "anniversary",
};

/** The still life that stands for a kind of event. */
export const nicheOf = (type: EventType): string => NICHES[type];

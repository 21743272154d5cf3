import type { ThemeId } from "#shared/catalogue/themes";
import type { EventType } from "#shared/party/plans/schema";

const THEMES: Record<EventType, ThemeId> = {
  birthday: "birthday",
  wedding: "wedding",
  corporate: "thank-you",
  holiday: "holiday",
  other: "anniversary",
};

/** The theme whose picture an invitation to such an event shows. */
export const themeOfEvent = (type: EventType): string => THEMES[type];

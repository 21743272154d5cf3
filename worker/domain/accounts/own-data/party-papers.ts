/** A person's parties for their data export: without tokens and ids. */
import { priceText } from "#shared/catalogue/schema";
import type { readPartyPapers } from "./queries";

type Papers = Awaited<ReturnType<typeof readPartyPapers>>;

/** Money as the API's text, times in ISO 8601, days and times of a party by its place's clock. */
export const partyPapers = ({ events, guests, tasks, entertainment, gifts, costs }: Papers) =>
  events.map((party) => {
    const those = <T extends { partyId: string }>(rows: readonly T[]) =>
      rows.filter(({ partyId }) => partyId === party.id);
    const { eventName, eventType, eventDate, eventTime, timeZone, location } = party;
    const { attendeeCount, eventTheme, description } = party;
    const nameOf = new Map(those(guests).map(({ id, name }) => [id, name]));
    return {
      ...{ eventName, eventType, eventDate, eventTime, timeZone, location },
      ...{ attendeeCount, eventTheme, description },
      budget: priceText(party.budgetCents),
      createdAt: isoTime(party.createdAt),
      guests: those(guests).map((guest) => {
        const { name, email, answer, adults, children, plusOnes, diet, note } = guest;
        const { hostDiet, isUnconfirmed } = guest;
        const { isGuestOfHonour, isSelfAdded } = guest;
        return {
          ...{ name, email, answer, adults, children, plusOnes, diet, note },
          ...{ hostDiet, isGuestOfHonour, isSelfAdded, isUnconfirmed },
          answeredAt: timeOrNull(guest.answeredAt),
          createdAt: isoTime(guest.createdAt),
        };
      }),
      tasks: those(tasks).map(({ template, title, dueOn, doneAt }) => ({
        ...{ template, title, dueOn },
        doneAt: timeOrNull(doneAt),
      })),
      entertainment: those(entertainment).map(({ slug }) => slug),
      gifts: those(gifts).map(({ giftId, title, priceCents, guestId, claimedAt }) => ({
        ...{ giftId, title },
        price: priceCents === null ? null : priceText(priceCents),
        broughtBy: guestId === null ? null : (nameOf.get(guestId) ?? null),
        claimedAt: timeOrNull(claimedAt),
      })),
      costs: those(costs).map((cost) => {
        const { label, category, perGuest, committedCents, dueOn } = cost;
        return {
          ...{ label, category, perGuest, dueOn },
          estimate: priceText(cost.estimateCents),
          committed: committedCents === null ? null : priceText(committedCents),
          paid: priceText(cost.paidCents),
        };
      }),
    };
  });

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
const timeOrNull = (seconds: number | null) => (seconds === null ? null : isoTime(seconds));

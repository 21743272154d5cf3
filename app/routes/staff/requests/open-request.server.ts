import { formatAge } from "~/lib/age";
import { formatPrice } from "~/lib/price";
import type { Ctx } from "~worker/context";
import { getRequest, listStaffChoices } from "~worker/domain/event-requests/admin.server";
import { type PartyFacts, threadInput } from "~worker/domain/event-requests/schema";
import type { Viewer } from "~worker/domain/viewer";
import { orNotFound } from "./change-request.server";
import { formatPartyDay } from "./party-day";
import type { FactsView } from "./party-facts";

/** What the page of one request shows, in the visitor's words. Throws a 404 page. */
export async function openRequest(ctx: Ctx, viewer: Viewer, id: string, asked: URLSearchParams) {
  const input = threadInput.parse(Object.fromEntries(asked));
  const [{ thread, facts, party: _, createdAt, ...request }, staff] = await Promise.all([
    orNotFound(getRequest(ctx, viewer, id, input)),
    listStaffChoices(ctx, viewer),
  ]);
  return {
    title: `${request.subject} · Giftwright`,
    request: { ...request, age: formatAge(createdAt, ctx.now, ctx.locale) },
    facts: facts && viewOf(ctx, facts),
    staff,
    next: thread.next,
    messages: thread.messages.map((message) => ({
      ...message,
      author: message.author ?? ctx.t("requests:thread.former"),
      age: formatAge(message.createdAt, ctx.now, ctx.locale),
      dateTime: new Date(message.createdAt * 1000).toISOString(),
    })),
  };
}

const viewOf = (ctx: Ctx, facts: PartyFacts): FactsView => ({
  name: facts.eventName,
  type: ctx.t(`requests:facts.types.${facts.eventType}`),
  date: `${formatPartyDay(facts.eventDate, ctx.locale)}, ${facts.eventTime}`,
  place: facts.location,
  guests: new Intl.NumberFormat(ctx.locale).format(facts.attendeeCount),
  budget: formatPrice(facts.budgetCents, ctx.locale),
});

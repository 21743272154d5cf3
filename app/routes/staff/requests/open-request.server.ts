import { data } from "react-router";
import { answerInput, type PartyFacts, threadInput } from "#shared/event-requests/schema";
import { formatAge } from "#shared/format/age";
import { formatDate } from "#shared/format/dates";
import { formatPrice } from "#shared/format/money";
import { formatNumber } from "#shared/format/numbers";
import type { Viewer } from "#shared/viewer";
import { orNotFound } from "~/failures.server";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, isNativeSubmit } from "~/forms/handle-form.server";
import type { Address } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import {
  answerRequest,
  getRequest,
  listStaffChoices,
} from "~worker/domain/event-requests/admin.server";
import type { FactsView } from "./party-facts";

/** What the page of one request shows, in the visitor's words. Throws a 404 page. */
export async function openRequest(ctx: Ctx, viewer: Viewer, id: string, query: URLSearchParams) {
  const input = threadInput.parse(Object.fromEntries(query));
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
  date: [formatDate(facts.eventDate, ctx.locale, "medium"), facts.eventTime]
    .filter(Boolean)
    .join(", "),
  place: facts.location,
  guests: facts.attendeeCount > 0 ? formatNumber(facts.attendeeCount, ctx.locale) : "",
  budget: facts.budgetCents > 0 ? formatPrice(facts.budgetCents, ctx.locale) : "",
});

/**
 * Sends the answer that a form holds. Without scripts a success redirects, so a reload sends
 * nothing.
 */
export async function answerByForm(
  ctx: Ctx,
  viewer: Viewer,
  { request, form, id, back }: { request: Request; form: FormData; id: string; back: Address },
) {
  const fields = { names: ["message", "version"], schema: answerInput };
  const { status, ...outcome } = await handleForm(ctx, form, fields, async (input) => {
    await answerRequest(ctx, viewer, id, input);
    return null;
  });
  if (outcome.done && isNativeSubmit(request)) {
    throw redirect(`${back}?said=${encodeURIComponent("requests:staff.done.answer")}`, 303);
  }
  return data<ActionResult>(outcome, { status });
}

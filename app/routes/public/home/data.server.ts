import { z } from "zod";
import { recommendInput } from "#shared/brief/schema";
import type { GiftView } from "#shared/catalogue/schema";
import type { ChatView } from "#shared/chat/schema";
import { DomainError } from "#shared/errors";
import type { Recommendation, RecommendedGift } from "#shared/recommendations/schema";
import type { Viewer } from "#shared/viewer";
import { FINDER_FIELDS, type FinderAnswer, valuesOf } from "~/features/gift-finder/finder-answer";
import { handleForm } from "~/forms/handle-form.server";
import type { Ctx } from "~worker/context";
import { CHAT_COOKIE, readCookie } from "~worker/cookies";
import { listSeasonalGifts } from "~worker/domain/catalogue/catalogue.server";
import { openChat, readBrief } from "~worker/domain/chat/chat.server";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";
import { briefOfFields, recallAnswer } from "~worker/domain/recommendations/recall.server";
import { recommendGifts } from "~worker/domain/recommendations/recommendations.server";
import { switchesForShow } from "~worker/domain/settings/settings.server";
import { describeError } from "~worker/log";

/**
 * The answer that the page's address names, in the words of the visitor's conversation where they
 * say the same; null where it names none, or where it can't be had now.
 */
export async function readAnswer(
  ctx: Ctx,
  viewer: Viewer,
  request: Request,
): Promise<Recommendation | null> {
  const address = new URL(request.url).searchParams;
  // The finder's own answer to a form.
  if (address.size === 0 || address.has("index")) return null;
  try {
    const token = readCookie(request, CHAT_COOKIE);
    const told = address.has("gifts") ? await readBrief(ctx, viewer, token) : null;
    return await recallAnswer(ctx, viewer, address, [told]);
  } catch (error) {
    ctx.log.error("recall_failed", { error: describeError(error) });
    return null;
  }
}

/**
 * The conversation that this browser or account has, or null; `known` are gifts of it that the page
 * has read. Never throws: the page stands without it.
 */
export async function readChat(
  ctx: Ctx,
  viewer: Viewer,
  request: Request,
  known: readonly RecommendedGift[] | null,
): Promise<ChatView | null> {
  const token = readCookie(request, CHAT_COOKIE);
  if (!token && !viewer.account) return null;
  try {
    return await openChat(ctx, viewer, token, known);
  } catch (error) {
    ctx.log.error("chat_not_read", { error: describeError(error) });
    return null;
  }
}

/**
 * Access to the themes: open to everyone or not, open to this viewer or not, and whether a
 * visitor was just turned away. One query; without the database the page still shows them.
 */
export async function readThemeAccess(ctx: Ctx, viewer: Viewer, request: Request) {
  const { openCategories: open } = await switchesForShow(ctx);
  const mayEnter = open || viewer.isOwner;
  return { open, mayEnter, answered: !mayEnter && new URL(request.url).searchParams.has("soon") };
}

/** The carousel's gifts, or null when they can't be had: the page stands without them. */
export async function readSeasonal(ctx: Ctx, viewer: Viewer): Promise<GiftView[] | null> {
  try {
    return await withDiscounts(ctx, viewer, await listSeasonalGifts(ctx));
  } catch (error) {
    ctx.log.error("seasonal_failed", { error: describeError(error) });
    return null;
  }
}
export type ThemeAccess = Awaited<ReturnType<typeof readThemeAccess>>;

/** What the finder's action takes instead of the six fields: an answer's address. */
const addressInput = z.object({ address: z.string({ error: "invalidInput" }).max(2_000) });

/**
 * Answers the finder's form, or an answer's address, with gifts or with what to mend, and the HTTP
 * status. Never throws: what a person typed must survive any failure.
 */
export async function answerFinder(
  ctx: Ctx,
  viewer: Viewer,
  chatToken: string | null,
  formData: FormData,
): Promise<{ answer: FinderAnswer; status: number }> {
  if (formData.has("address")) return answerAddress(ctx, viewer, chatToken, formData);
  const form = { names: [...FINDER_FIELDS, "known"], schema: recommendInput };
  const { status, result, lastResult, error } = await handleForm(ctx, formData, form, (input) =>
    recommendGifts(ctx, viewer, input),
  );
  const values = valuesOf(formData);
  const changed = formData.has("changed");
  return { answer: { lastResult, error, values, recommendation: result, changed }, status };
}

/** Answers an address in the words of the form, else of the conversation, that say the same. */
async function answerAddress(
  ctx: Ctx,
  viewer: Viewer,
  chatToken: string | null,
  formData: FormData,
) {
  const form = { names: ["address"], schema: addressInput };
  const { result, status, error } = await handleForm(ctx, formData, form, async ({ address }) => {
    const fields = recommendInput.safeParse(valuesOf(formData)).data;
    const told = [
      fields ? briefOfFields(ctx, fields) : null,
      await readBrief(ctx, viewer, chatToken),
    ];
    const recalled = await recallAnswer(ctx, viewer, new URLSearchParams(address), told);
    if (!recalled) throw new DomainError("invalidInput");
    return recalled;
  });
  const refusal = status === 200 ? null : (error ?? "invalidInput");
  const answer = { lastResult: null, values: null, recommendation: result, error: refusal };
  return { answer: { ...answer, changed: false }, status };
}

/**
 * `/chat`: the conversation's forms without scripts. They lead back home; a failure keeps what was
 * typed.
 */
import { useRef } from "react";
import { data, useActionData } from "react-router";
import { CHAT_LIMITS, chatFeedbackInput, chatInput } from "#shared/chat/schema";
import { DomainError, ERROR_STATUS, type ErrorKey, issueKey } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { failureOf } from "~/failures.server";
import { ChatForm } from "~/features/gift-chat/chat-form";
import { ChatLog } from "~/features/gift-chat/chat-log";
import { CHAT_INTENTS, THUMBS } from "~/features/gift-chat/chat-post";
import { GiftChatProvider } from "~/features/gift-chat/gift-chat-provider";
import { valuesOf } from "~/features/gift-finder/finder-answer";
import { readForm } from "~/forms/handle-form.server";
import type { Address } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { CHAT_COOKIE, hostCookie, readCookie } from "~worker/cookies";
import { forgetChat, takeTurn } from "~worker/domain/chat/chat.server";
import { tokenOf } from "~worker/domain/chat/held.server";
import { rateGift } from "~worker/domain/chat/thumbs.server";
import { newToken } from "~worker/domain/tokens";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/chat";

export const handle = { namespaces: ["talk", "home", "errors"] };

type Failure = {
  /** A key of the `errors` translations. */
  error: ErrorKey;
  message: string;
  conversationId: string | null;
  /** The fields that told what was on screen. */
  screen: Record<string, string>;
};

/** `cookie` is what the browser is to keep from now on. */
type Outcome = { failure: Failure | null; status: number; back: Address; cookie: string };

/** Does what a form of the conversation asks, and says where to go on. Never throws. */
async function answerChatForm(
  ctx: Ctx,
  viewer: Viewer,
  token: string,
  formData: FormData,
): Promise<Outcome> {
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const intent = CHAT_INTENTS.find((one) => one === text("intent"));
  const conversationId = text("conversationId");
  const message = text("message");
  const remove = text("remove");
  const undo = text("undo");
  const address = text("address");
  const finder = formData.has("recipient") ? valuesOf(formData) : undefined;
  let cookie = token;
  let back: Address = intent === "rate" ? "/#chat-results" : "/#chat";
  try {
    if (intent === "forget") {
      if (conversationId) await forgetChat(ctx, viewer, token, conversationId);
      cookie = tokenOf(token);
    } else if (intent === "rate") {
      const thumb = Object.entries(THUMBS).find(([name]) => name === text("thumb"))?.[1];
      const given = { recommendationId: text("recommendationId"), ...thumb };
      await rateGift(ctx, viewer, token, parse(chatFeedbackInput, given));
    } else {
      const asked = {
        ...(remove && { remove: [remove] }),
        ...(undo && { undo: [undo] }),
        ...(message && { message }),
      };
      const input = { conversationId, address, finder, ...asked };
      const isKept = await converse(ctx, viewer, token, input, (held) => {
        cookie = held;
      });
      if (isKept && address) back = `/?${new URLSearchParams(address)}#chat`;
    }
    return { failure: null, status: 303, back, cookie };
  } catch (error) {
    const { code, fields } = failureOf(ctx, error, "chat_failed");
    const failure = {
      error: Object.values(fields)[0] ?? code,
      message: message ?? "",
      // One that is gone can't go on: what was said may begin another.
      conversationId: code === "notFound" ? null : (conversationId ?? null),
      screen: { ...(address && { address }), ...finder },
    };
    return { failure, status: ERROR_STATUS[code], back, cookie };
  }
}

/** Takes a turn to its end; answers whether the gifts on screen stay. */
async function converse(
  ctx: Ctx,
  viewer: Viewer,
  token: string,
  asked: object,
  keep: (cookie: string) => void,
): Promise<boolean> {
  let isKept = false;
  const turn = takeTurn(ctx, viewer, token, parse(chatInput, asked), keep);
  for await (const { event, data } of turn) {
    if (event === "brief") isKept = data.isKept ?? false;
  }
  return isKept;
}

/** Input by its schema; what it refuses is a DomainError with its first message. */
function parse<T>(
  schema: {
    safeParse: (input: unknown) => {
      success: boolean;
      data?: T;
      error?: { issues: { message: string }[] };
    };
  },
  input: unknown,
): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data as T;
  throw new DomainError("invalidInput", {
    form: parsed.error?.issues[0] ? issueKey(parsed.error.issues[0]) : "invalidField",
  });
}

const BACK = "/#chat";

export function loader({ context }: Route.LoaderArgs) {
  return { title: context.get(requestContext).ctx.t("talk:page.title") };
}

export const meta = privatePage;

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const token = readCookie(request, CHAT_COOKIE) ?? newToken();
  const { failure, status, back, cookie } = await answerChatForm(
    ctx,
    viewer,
    token,
    await readForm(request),
  );
  if (failure) return data(failure, { status });
  const kept = hostCookie(CHAT_COOKIE, cookie, CHAT_LIMITS.visitorSeconds);
  throw redirect(back, { headers: { "Set-Cookie": kept } });
}

export default function Chat() {
  const { t } = useTranslation("talk");
  const failure = useActionData<typeof action>();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="wrap pt-10 sm:pt-14">
      <div className="max-w-[36rem]">
        <h1 className="type-page">{t("title")}</h1>
        {failure && (
          <Alert title={t("home:failed.title")} className="mt-8">
            <p>{t(`errors:${failure.error}`)}</p>
          </Alert>
        )}
        <GiftChatProvider view={null}>
          <ChatLog />
          <ChatForm field={field} failed={failure} />
        </GiftChatProvider>
        <ButtonLink to={BACK} variant="text" className="mt-6">
          {t("page.back")}
        </ButtonLink>
      </div>
    </div>
  );
}

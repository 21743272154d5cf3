/**
 * `/chat`: the conversation's forms without scripts. They lead back home; a failure keeps what was
 * typed.
 */

import { useRef } from "react";
import { data, useActionData } from "react-router";
import { CHAT_LIMITS } from "#shared/chat/schema";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { ChatForm } from "~/features/gift-chat/chat-form";
import { ChatLog } from "~/features/gift-chat/chat-log";
import { GiftChatProvider } from "~/features/gift-chat/gift-chat-provider";
import { readForm } from "~/forms/handle-form.server";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { CHAT_COOKIE, hostCookie, readCookie } from "~worker/cookies";
import { newToken } from "~worker/domain/tokens";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/chat";
import { answerChatForm } from "./answer-chat-form.server";

export const handle = { namespaces: ["talk", "home", "errors"] };

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

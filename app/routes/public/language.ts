/** `POST /language`: stores the chosen language and goes back to where the person was. */
import { data } from "react-router";
import { z } from "zod";
import { LOCALES, localeCookie } from "#shared/locale";
import { readForm } from "~/forms/handle-form.server";
import { changeLanguage } from "~/i18n.client";
import { ownPath } from "~/lib/own-path";
import { redirect } from "~/lib/router";
import { changeLocale } from "~worker/domain/accounts/profile.server";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/language";

const input = z.object({
  language: z.enum(LOCALES),
  back: z.string().max(500).transform(ownPath).catch("/"),
});

export const loader = () => redirect("/");

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = input.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { language, back } = parsed.data;
  const { ctx, viewer } = context.get(requestContext);
  // Mails speak the language that the person reads; the page changes even if that can't be kept.
  if (viewer.account) ctx.waitUntil(changeLocale(ctx, viewer, language));
  const headers = { "Set-Cookie": localeCookie(language) };
  const isFetched = request.headers.get("sec-fetch-mode") === "cors";
  return isFetched ? data({ language }, { headers }) : redirect(back, { headers });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const language = String((await request.clone().formData()).get("language"));
  return changeLanguage(language, serverAction);
}

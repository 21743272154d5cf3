/** `POST /language`: stores the chosen language and goes back to where the person was. */
import { data, redirect } from "react-router";
import { z } from "zod";
import { readForm } from "~/form.server";
import { LOCALES } from "~worker/domain/catalogue/vocabulary";
import { LOCALE_KEY } from "~worker/locale";
import type { Route } from "./+types/language";

const input = z.object({
  language: z.enum(LOCALES),
  back: z.string().max(500).transform(ownPath).catch("/"),
});

const YEAR = 31_536_000;

/**
 * The address as a path of ours, else "/": a language switch is nobody's redirector. Read as browsers
 * read it, because they drop tabs and line ends and take "\\" for "/".
 */
function ownPath(back: string): string {
  const home = "https://here.invalid";
  const url = URL.parse(back, home);
  if (url?.origin !== home || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search;
}

export const loader = () => redirect("/");

export async function action({ request }: Route.ActionArgs) {
  const parsed = input.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { language, back } = parsed.data;
  return redirect(back, {
    headers: {
      // Readable by scripts on purpose: i18next finds the saved language there (spec §9).
      "Set-Cookie": `${LOCALE_KEY}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax; Secure`,
    },
  });
}

/** `POST /region`: saves the region whose stores gifts link to, and redirects to `back`. */
import { data } from "react-router";
import { z } from "zod";
import { REGIONS } from "#shared/catalogue/regions";
import { readForm } from "~/forms/handle-form.server";
import { ownPath } from "~/lib/own-path";
import { redirect } from "~/lib/router";
import { hostCookie, REGION_COOKIE } from "~worker/cookies";
import type { Route } from "./+types/region";

const YEAR = 31_536_000;

const input = z.object({
  region: z.enum(REGIONS),
  back: z.string().max(500).transform(ownPath).catch("/"),
});

export const loader = () => redirect("/");

export async function action({ request }: Route.ActionArgs) {
  const parsed = input.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { region, back } = parsed.data;
  const headers = { "Set-Cookie": hostCookie(REGION_COOKIE, region, YEAR) };
  const isFetched = request.headers.get("sec-fetch-mode") === "cors";
  return isFetched ? data({ region }, { headers }) : redirect(back, { headers });
}

/** `/blog/rss.xml`: the articles as RSS 2.0, in `?lng` or the visitor's language. */

import { LOCALES } from "#shared/locale";
import { listPosts } from "~worker/domain/blog/blog.server";
import { rssFeed } from "~worker/domain/blog/rss";
import { translator } from "~worker/i18n";
import { requestContext } from "../../../context.server";
import type { Route } from "./+types/rss";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { origin, searchParams } = new URL(request.url);
  // A feed is subscribed to in one language, whatever else its reader's browser speaks.
  const asked = LOCALES.find((locale) => locale === searchParams.get("lng"));
  const locale = asked ?? ctx.locale;
  const t = translator(locale);
  const { posts } = await listPosts({ ...ctx, locale, t }, { q: "", category: [] });
  return new Response(rssFeed(posts, { origin, locale, t }), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": asked ? "public, max-age=600" : "private, max-age=600",
    },
  });
}

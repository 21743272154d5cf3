import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Rooms that open in a later release share one honest page until then. */
const soon = (path: string) =>
  route(path, "routes/public/opening-soon.tsx", { id: `opening-soon/${path}` });

export default [
  index("routes/public/home/home.tsx"),
  route("search", "routes/public/search.tsx"),
  route("category/:category", "routes/public/category/category.tsx"),
  route("gifts/:slug", "routes/public/gift/gift.tsx"),
  route("sitemap.xml", "routes/seo/sitemap.ts"),
  route("robots.txt", "routes/seo/robots.ts"),
  soon("premium"),
  route("about", "routes/public/about.tsx"),
  route("blog/rss.xml", "routes/public/blog/rss.ts"),
  layout("routes/public/blog/layout.tsx", [
    route("blog", "routes/public/blog/list.tsx"),
    route("blog/:slug", "routes/public/blog/post.tsx"),
  ]),
  route("auth", "routes/account/auth/auth.tsx"),
  route("auth/forgot", "routes/account/auth/forgot.tsx"),
  route("auth/reset", "routes/account/auth/reset.tsx"),
  route("sign-out", "routes/account/sign-out.tsx"),
  soon("staff"),
  soon("dev"),
  route("lists", "routes/account/lists/lists.tsx"),
  route("lists/add", "routes/account/lists/add.tsx"),
  route("lists/:id", "routes/account/lists/list.tsx"),
  route("favorites", "routes/account/favorites/favorites.tsx"),
  route("account", "routes/account/account/account.tsx"),
  route("account/closed", "routes/account/closed.tsx"),
  route("account/data.json", "routes/account/data-json.ts"),
  route("auth/:provider", "routes/account/oauth/start.ts"),
  route("auth/:provider/callback", "routes/account/oauth/callback.ts"),
  route("feedback", "routes/public/feedback.tsx"),
  route("chat", "routes/public/chat.tsx"),
  route("language", "routes/public/language.ts"),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;

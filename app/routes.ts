import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Rooms that open in a later release share one honest page until then. */
const soon = (path: string) =>
  route(path, "routes/public/opening-soon.tsx", { id: `opening-soon/${path}` });

export default [
  index("routes/public/home/home.tsx"),
  route("search", "routes/public/search.tsx"),
  soon("premium"),
  soon("about"),
  soon("blog"),
  soon("auth"),
  soon("favorites"),
  route("language", "routes/public/language.ts"),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;

import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/public/home/home.tsx"),
  route("search", "routes/public/search.tsx"),
  route("auth", "routes/account/auth.tsx"),
  route("language", "routes/public/language.ts"),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;

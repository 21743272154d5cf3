/** `/robots.txt`: what is nobody's but one person's; and where the sitemap is. */
import type { Route } from "./+types/robots";

const PRIVATE = [
  "/api/",
  "/account",
  "/auth/",
  "/dev",
  "/draws",
  "/favorites",
  "/language",
  "/lists",
  "/people",
  "/region",
  "/sign-out",
  "/staff",
];

export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", request.url).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}

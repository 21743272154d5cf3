import { Hono } from "hono";
import { DomainError } from "#shared/errors";
import type { AppEnv } from "../app-env";
import { resources } from "../i18n";

/** `GET /locales/{language}/{namespace}.json`. */
export const localesApi = new Hono<AppEnv>().get("/:language/:file", (c) => {
  const namespace = /^([\w-]+)\.json$/.exec(c.req.param("file"))?.[1] ?? "";
  const code = c.req.param("language");
  const language = Object.hasOwn(resources, code) ? resources[code] : undefined;
  const words = language && Object.hasOwn(language, namespace) ? language[namespace] : undefined;
  if (!words || typeof words === "string") throw new DomainError("notFound");
  return c.json(words, 200, { "Cache-Control": "public, max-age=3600" });
});

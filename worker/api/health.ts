import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { checkHealth } from "../domain/health.server";

/** `GET /api/health`: 200 when the database answers and holds gifts, else 503. */
export const healthApi = new Hono<AppEnv>().get("/health", async (c) => {
  const health = await checkHealth(c.get("ctx"));
  return c.json(health, health.status === "ok" ? 200 : 503);
});

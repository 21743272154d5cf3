/**
 * The control of the benchmark: a bare React Router page with one D1 read behind Hono, as a starter
 * makes it. What our own pages cost is compared with it in the same run.
 */
import { Hono } from "hono";
import { createRequestHandler } from "react-router";

const app = new Hono();
const handler = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

app.all("*", (c) => handler(c.req.raw));

export default app;

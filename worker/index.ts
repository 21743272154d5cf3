/** The Worker: requests go to the app, the clock to the jobs. */
import { createApp } from "./app";
import { prepareLexicon } from "./domain/recommendations/recommendations.server";
import type { Bindings } from "./env";
import { runScheduled } from "./jobs/schedule";
import { withDrainedBody } from "./middleware/drain-body";

// Loaded at startup, which doesn't count towards a request's 10 ms of CPU.
prepareLexicon();

const app = createApp(() => import("virtual:react-router/server-build"));

export { DailyAllowanceObject } from "./adapters/daily-allowance";
export { PasswordHasherObject } from "./adapters/password-hasher";

export default {
  fetch: (request, env, execution) =>
    withDrainedBody(request, (whole) => app.fetch(whole, env, execution)),
  scheduled: (event, env, execution) => runScheduled(event.cron, env, execution),
} satisfies ExportedHandler<Bindings>;

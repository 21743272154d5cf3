/**
 * Pages and forms as plain requests to the built Worker: what works without JavaScript. Needs a
 * build.
 */
import { defineConfig } from "vitest/config";
import { workerdProject } from "./vitest.workerd";
import { STRIPE_HOST } from "./worker/testing/fakes/stripe/api";

export default defineConfig({
  test: {
    maxWorkers: 2,
    silent: "passed-only",
    projects: [
      workerdProject("http", "e2e/http/*.http.test.ts", {
        main: "./build/server/index.js",
        bindings: {
          OWNER_PASSWORD: "the owner's own secret",
          STRIPE_SECRET_KEY: "sk_test_requests",
          STRIPE_PUBLISHABLE_KEY: "pk_test_requests",
          STRIPE_WEBHOOK_SECRET: "whsec_requests",
          STRIPE_API_BASE: `http://${STRIPE_HOST}`,
          FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? "",
          FUZZ_SEED: process.env.FUZZ_SEED ?? "",
        },
      }),
    ],
  },
});

/**
 * Pages and forms as plain requests to the built Worker: what works without JavaScript. Needs a
 * build.
 */
import { defineConfig } from "vitest/config";
import { workerdProject } from "./vitest.workerd";

export default defineConfig({
  test: {
    maxWorkers: 2,
    silent: "passed-only",
    projects: [
      workerdProject("http", "e2e/http/*.http.test.ts", {
        main: "./build/server/index.js",
        bindings: { OWNER_PASSWORD: "the owner's own secret" },
      }),
    ],
  },
});

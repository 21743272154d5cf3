/** `npm run strangers`: what strangers can spend of a day, and that nobody else notices. */
import { defineConfig } from "vitest/config";
import { workerdProject } from "./vitest.workerd";

export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [workerdProject("strangers", "worker/**/*.sim.ts")],
  },
});

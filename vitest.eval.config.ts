/** `npm run eval`: how good the recommendations are, without any model. */
import { defineConfig } from "vitest/config";
import { workerdProject } from "./vitest.workerd";

export default defineConfig({
  test: { maxWorkers: 1, projects: [workerdProject("eval", "worker/**/*.eval.ts")] },
});

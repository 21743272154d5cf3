/** `npm run eval`: how good the recommendations are, without any model and with scripted ones. */
import { defineConfig } from "vitest/config";
import { workerdProject } from "./vitest.workerd";

const bindings = { EVAL_UNGRADED: process.env.EVAL_UNGRADED ?? "" };

export default defineConfig({
  test: { maxWorkers: 1, projects: [workerdProject("eval", "worker/**/*.eval.ts", { bindings })] },
});

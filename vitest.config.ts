import { defineConfig } from "vitest/config";
import { workerdProject } from "./vitest.workerd";

export default defineConfig({
  test: {
    // Each worker of the workerd project has a database of its own.
    maxWorkers: 2,
    // What a passed test logs is nothing to read.
    silent: "passed-only",
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: "rules",
          include: ["{app,worker,scripts}/**/*.test.{ts,tsx}"],
          // Generous: a busy machine is slow, not wrong.
          testTimeout: 60_000,
          exclude: ["**/*.workerd.test.ts", "**/node_modules/**"],
        },
      },
      workerdProject("workerd", "worker/**/*.workerd.test.ts"),
    ],
  },
});

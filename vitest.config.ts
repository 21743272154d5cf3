import { defineConfig } from "vitest/config";
import { workerdProject } from "./vitest.workerd";

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: "rules",
          include: ["{app,worker,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.workerd.test.ts", "**/node_modules/**"],
        },
      },
      workerdProject("workerd", "worker/**/*.workerd.test.ts"),
    ],
  },
});

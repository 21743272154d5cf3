import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { workerdProject } from "./vitest.workerd";

const files = globSync("{app,shared,worker,scripts}/**/*.test.{ts,tsx}").filter(
  (file) => !file.endsWith(".workerd.test.ts"),
);
/** Files that replace modules or bring a DOM would leave them behind for the next file. */
const isIsolated = (file: string) =>
  /vi\.mock\(|@vitest-environment/.test(readFileSync(file, "utf8"));
const isolated = files.filter(isIsolated);

const rulesProject = (name: string, include: string[], isolate: boolean) => ({
  resolve: { tsconfigPaths: true },
  // Generous: a busy machine is slow, not wrong.
  test: { name, include, isolate, testTimeout: 60_000 },
});

export default defineConfig({
  test: {
    // Each worker of the workerd project has a database of its own.
    maxWorkers: 2,
    // What a passed test logs is nothing to read.
    silent: "passed-only",
    projects: [
      // Most files share their modules: the catalogue and the lexicon are read once a worker.
      rulesProject(
        "rules",
        files.filter((file) => !isolated.includes(file)),
        false,
      ),
      rulesProject("components", isolated, true),
      workerdProject("workerd", "worker/**/*.workerd.test.ts"),
    ],
  },
});

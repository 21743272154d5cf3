import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { readCatalogue } from "./scripts/lib/catalogue-files";
import { vocabularyLabel } from "./scripts/lib/labels";
import { catalogueStatements } from "./worker/domain/catalogue/load";
import { answerModelCall } from "./worker/testing/model-stand-in";

const worker = {
  bindings: {
    ENVIRONMENT: "test",
    TEST_MIGRATIONS: await readD1Migrations("./migrations"),
    TEST_CATALOGUE: catalogueStatements(readCatalogue().gifts, vocabularyLabel),
  },
  // Nothing leaves the machine: every outside call ends at the providers' stand-in.
  outboundService: answerModelCall,
};

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
      {
        resolve: { tsconfigPaths: true },
        plugins: [
          cloudflareTest({
            main: "./worker/testing/worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            remoteBindings: false,
            miniflare: worker,
          }),
        ],
        test: {
          name: "workerd",
          include: ["worker/**/*.workerd.test.ts"],
          isolate: false,
          maxWorkers: 1,
          setupFiles: ["./worker/testing/setup.ts"],
        },
      },
    ],
  },
});

/** A `.server` file that reaches the browser must break the build. */
import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const app = join(root, ".cache/server-only");
const cli = join(
  dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json")),
  "bin.cjs",
);

/** Builds a one-page app whose page is this source; answers what the build printed. */
async function build(page: string): Promise<{ failed: boolean; output: string }> {
  rmSync(app, { recursive: true, force: true });
  mkdirSync(join(app, "app"), { recursive: true });
  const files = {
    "package.json": '{ "type": "module" }',
    "vite.config.ts":
      'import { reactRouter } from "@react-router/dev/vite";\nexport default { plugins: [reactRouter()] };',
    "app/routes.ts":
      'import { index } from "@react-router/dev/routes";\nexport default [index("./page.tsx")];',
    "app/root.tsx":
      'import { Outlet, Scripts } from "react-router";\nexport default () => <html><body><Outlet /><Scripts /></body></html>;',
    "app/secret.server.ts": 'export const secret = "never in a browser";',
    "app/page.tsx": page,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, name), text);
  try {
    const run = promisify(execFile)(process.execPath, [cli, "build"], {
      cwd: app,
      env: { ...process.env, NODE_ENV: "production" },
    });
    return { failed: false, output: (await run).stdout };
  } catch (error) {
    return { failed: true, output: JSON.stringify(error) };
  }
}

afterAll(() => rmSync(app, { recursive: true, force: true }));

// That a loader may use one, every build of the site shows.
test("a component may not use a .server file", { timeout: 60_000 }, async () => {
  const page = 'import { secret } from "./secret.server";\nexport default () => <p>{secret}</p>;';
  const { failed, output } = await build(page);
  expect(failed).toBe(true);
  expect(output).toContain("Server-only module");
});

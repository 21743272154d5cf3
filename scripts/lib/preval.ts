/**
 * Modules called `*.preval.ts` compute what they export from lists of the sources. A build runs
 * them and puts the results in their place, so that the Worker need not compute them when it
 * starts; anywhere else they are ordinary modules.
 */
import { type Plugin, runnerImport } from "vite";

export const preval = (): Plugin => ({
  name: "preval",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".preval.ts")) return;
    const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${literal(value)};`)
      .join("\n");
  },
});

/** Engines read JSON within a string faster than an object of the language. */
function literal(value: unknown): string {
  const json = JSON.stringify(value);
  return typeof value === "string" ? json : `JSON.parse(${JSON.stringify(json)})`;
}

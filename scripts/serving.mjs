/** Prepares database, pictures and build, and serves the built Worker on this machine. */
import { join } from "node:path";
import { makeLocalSettings, placeSettings } from "./local-settings.mjs";
import { root, run, start, step } from "./toolchain.mjs";

export const port = () => process.env.PORT ?? "8787";
export const stateDir = () => process.env.STATE_DIR ?? join(root, ".wrangler/state");
export const script = (name, args = [], options = {}) =>
  run("tsx", [`scripts/${name}.ts`, ...args], options);

/** With `isDraft`, most pictures are copies of a few: enough to test with, quick to make. */
export async function makeAssets({ isDraft = false } = {}) {
  step("Drawing pictures, cutting fonts");
  await Promise.all([script("pictures", isDraft ? ["--draft"] : []), script("fonts")]);
}

export async function build() {
  step("Building");
  await run("react-router", ["build"], { quiet: true });
}

export async function migrate(where) {
  step("Preparing the database");
  await run("wrangler", ["d1", "migrations", "apply", "DB", ...where], {
    quiet: true,
    env: { CI: "true" },
  });
}

export async function prepareLocal({ isDraft = false } = {}) {
  makeLocalSettings();
  await Promise.all([fillDatabase(), makeAssets({ isDraft })]);
}

async function fillDatabase() {
  await migrate(["--local", "--persist-to", stateDir()]);
  // Only here, on one's own machine: a deploy must not show codes that no store takes.
  await script("catalogue-load", ["--samples"]);
}

/** Serves the built Worker; `isGroup` makes it the head of a process group, to be killed as one. */
export function serve({ isGroup = false } = {}) {
  // Named, or wrangler would read the file alone and nothing that the environment sets.
  const settings = placeSettings("build/server");
  const flags = ["--port", port(), "--persist-to", stateDir(), "--env-file", settings];
  const { INSPECTOR_PORT: inspector } = process.env;
  if (inspector) flags.push("--inspector-port", inspector);
  return serveLocally(flags, { detached: isGroup });
}

export const serveLocally = (flags, { detached = false } = {}) =>
  start(
    "wrangler",
    ["dev", "--local", ...flags, "--show-interactive-dev-session=false", "--log-level=warn"],
    { stdio: ["ignore", "inherit", "inherit"], detached },
  );

export const addressHere = (at = port()) => `http://localhost:${at}`;

/**
 * Throws while something else answers at the port: it would be taken for the server that can't
 * start.
 */
export async function requireFreePort() {
  const answer = fetch(addressHere(), { method: "HEAD", signal: AbortSignal.timeout(2_000) });
  const isTaken = await answer.then(
    () => true,
    (error) => error.name === "TimeoutError",
  );
  if (!isTaken) return;
  throw new Error(
    `Port ${port()} is taken. Stop what runs there, or choose another, as in: PORT=8900 npm start`,
  );
}

/** The address of this server once it answers. Throws when it stops or takes too long. */
export async function untilServed(child, { at = port(), path = "/api/health" } = {}) {
  const address = addressHere(at);
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error(`The server stopped. Is port ${at} taken?`);
    const answer = await fetch(`${address}${path}`).catch(() => null);
    if (answer?.ok) return address;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${address} did not answer within a minute`);
}

export const ended = (child) => new Promise((resolve) => child.on("close", resolve));

/** Where tests and benchmarks serve: beside whatever runs at the usual port. */
export function serveApart() {
  process.env.PORT ??= "8788";
  process.env.STATE_DIR ??= join(root, ".cache/test-state");
}

/** The database, pictures (drafts, unless they are drawn already), fonts and build of a server. */
export async function prepareServer() {
  serveApart();
  await requireFreePort();
  await prepareLocal({ isDraft: true });
  await build();
}

/** Prepares, unless the arguments say that an earlier run did; answers the other arguments. */
export async function prepareUnless(args) {
  if (!args.includes("--prepared")) await prepareServer();
  return args.filter((arg) => arg !== "--prepared");
}

/** Serves what was prepared, for as long as `work` takes. */
export async function withServer(work) {
  serveApart();
  await requireFreePort();
  const child = serve();
  try {
    await work(await untilServed(child));
  } finally {
    child.kill("SIGTERM");
    await ended(child);
  }
}

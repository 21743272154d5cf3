/** Packages, a new enough Node, running tools. Runs on Node 20 before anything is installed. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));
const OLDEST_NODE = [22, 22];

/** Runs `npm ci` unless the packages of this very lock file are there. */
export async function install() {
  const lock = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const digest = lock.digest("hex");
  const stamp = join(root, "node_modules/.lock-sha256");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  step("Installing packages");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(stamp, digest);
}

/** Puts the packages' tools on PATH, and their Node too when the machine's own is too old. */
export function putNodeOnPath() {
  const paths = [join(root, "node_modules/.bin")];
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    const bundled = join(root, `node_modules/node-${process.platform}-${process.arch}/bin`);
    if (!existsSync(bundled)) {
      throw new Error(
        `Node ${OLDEST_NODE.join(".")} or newer is needed, this is ${process.versions.node}, and the ` +
          `packages bring none for ${process.platform}-${process.arch}. Install a newer Node.`,
      );
    }
    paths.unshift(bundled);
  }
  process.env.PATH = [...paths, process.env.PATH].join(delimiter);
  process.env.WRANGLER_SEND_METRICS = "false";
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  // Its collector of traces stores every span of every request, in the very process that serves.
  process.env.X_LOCAL_OBSERVABILITY ??= "false";
}

/** Prints what is being done. */
export const step = (words) => console.log(`\n▸ ${words}`);

/** Runs a tool to its end; `quiet` shows its output only when it fails. Throws when it fails. */
export function run(tool, args = [], { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(tool, args, { env, stdio: quiet ? "pipe" : "inherit" });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve(output);
      if (quiet) console.error(output);
      reject(new Error(`${tool} ${args.slice(0, 3).join(" ")} failed (${code})`));
    });
  });
}

/** Starts a tool and answers the child process; it ends with this process. */
export function start(tool, args, { env = {}, stdio = "inherit", detached = false } = {}) {
  const child = spawn(tool, args, { cwd: root, stdio, detached, env: { ...process.env, ...env } });
  const stop = () => child.kill("SIGTERM");
  process.once("exit", stop);
  child.once("exit", () => process.off("exit", stop));
  return child;
}

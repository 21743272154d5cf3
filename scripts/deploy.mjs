/**
 * `npm run deploy`: from an empty Cloudflare account to an address. Everything is made when it is
 * missing and left alone when it is there, so a deployment that broke off is simply run again.
 */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { requireOneAddress } from "./one-address.mjs";
import { root, run, start, step } from "./toolchain.mjs";

/** The Worker refuses a shorter one outside one's own machine (`isOwnerPasswordLong`). */
const SHORTEST_PASSWORD = 16;

const wrangler = (...args) => run("wrangler", args, { quiet: true });

/** Does the call pass? What it says is not shown. */
const succeeds = (...args) =>
  new Promise((resolve, reject) => {
    const child = start("wrangler", args, { stdio: "ignore" });
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });

/** Signs in to Cloudflare unless an API token is set or somebody is signed in already. */
async function signIn() {
  if (process.env.CLOUDFLARE_API_TOKEN || (await succeeds("whoami"))) return;
  if (!process.stdin.isTTY) {
    throw new Error(
      "Nobody is signed in to Cloudflare. Set CLOUDFLARE_API_TOKEN and run it again.",
    );
  }
  step("Signing in to Cloudflare: a browser opens; allow the access there");
  await run("wrangler", ["login"]);
}

/** Makes the database unless there is one of the name that `wrangler.toml`'s text says. */
async function makeDatabase(configuration) {
  const [, name] = /^database_name = "(.+)"$/m.exec(configuration);
  if (await succeeds("d1", "info", name, "--json")) return;
  step(`Making the database ${name}`);
  await wrangler("d1", "create", name);
}

/** Asks for the Owner's password where a terminal is; makes one where Enter or nobody answers. */
async function chooseOwnerPassword() {
  const made = randomBytes(18).toString("base64url");
  if (!process.stdin.isTTY) return { password: made, isMade: true };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const typed = await terminal.question(
        `\nThe Owner of the site signs in as "Owner". Password, at least ${SHORTEST_PASSWORD} characters (Enter makes one): `,
      );
      if (typed === "") return { password: made, isMade: true };
      if (typed.length >= SHORTEST_PASSWORD) return { password: typed, isMade: false };
      console.log(
        `That has ${typed.length} characters; please type at least ${SHORTEST_PASSWORD}.`,
      );
    }
  } finally {
    terminal.close();
  }
}

/** Sets OWNER_PASSWORD unless the Worker has one; answers what to tell about it. */
async function setOwnerPassword() {
  const secrets = JSON.parse(await wrangler("secret", "list", "--format", "json"));
  if (secrets.some(({ name }) => name === "OWNER_PASSWORD")) return "";
  const given = process.env.OWNER_PASSWORD;
  const { password, isMade } = given
    ? { password: given, isMade: false }
    : await chooseOwnerPassword();
  await putSecret("OWNER_PASSWORD", password);
  return isMade ? `\n  The Owner signs in as "Owner" with the password ${password} (keep it)` : "";
}

function putSecret(name, value) {
  return new Promise((resolve, reject) => {
    const child = start("wrangler", ["secret", "put", name], {
      stdio: ["pipe", "ignore", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`wrangler secret put ${name} failed (${code})`)),
    );
    // By its input, so that it is in no list of processes.
    child.stdin.end(value);
  });
}

/**
 * Deploys what `build` builds, after `migrate` and `load` brought the database up to date. Prints
 * the address. Throws before anything is done where `wrangler.toml` leaves a second address open.
 */
export async function deploy({ build, migrate, load }) {
  const configuration = readFileSync(join(root, "wrangler.toml"), "utf8");
  requireOneAddress(configuration);
  await signIn();
  await build();
  await makeDatabase(configuration);
  await migrate();
  step("Loading the catalogue");
  await load();
  step("Deploying");
  const output = await wrangler("deploy");
  const address = /https:\/\/\S+\.workers\.dev/.exec(output)?.[0] ?? "the domain in wrangler.toml";
  const owner = await setOwnerPassword();
  console.log(
    `\n✓ Giftwright is served at ${address}${owner}\n` +
      "  Everything else is optional: `.env.example` names each setting and says what it is for.",
  );
}

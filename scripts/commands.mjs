/** The commands of the README, each a list of steps. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./chromium.mjs";
import { deploy } from "./deploy.mjs";
import { localSettings, makeLocalSettings } from "./local-settings.mjs";
import { measurements } from "./measurements.mjs";
import {
  addressHere,
  build,
  ended,
  makeAssets,
  migrate,
  port,
  prepareLocal,
  prepareServer,
  prepareUnless,
  requireFreePort,
  script,
  serve,
  serveApart,
  stateDir,
  untilServed,
  withServer,
} from "./serving.mjs";
import { run, start, step } from "./toolchain.mjs";

/** Hashing passwords takes 0.2 s at the real cost, which one unit test keeps. */
const CHEAP_PASSWORDS = "8";

/**
 * Starts a fake of Stripe at a free port and sets what leads there, in the environment only: no
 * file that a deploy reads ever names it. Its webhooks go to the server that is about to be served.
 */
async function startFakeStripe() {
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_fake",
    STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
    STRIPE_WEBHOOK_SECRET: "whsec_fake",
  };
  const child = start("tsx", ["scripts/fake-stripe/server.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...settings,
      FAKE_STRIPE_FILE: join(stateDir(), "fake-stripe.json"),
      FAKE_STRIPE_WEBHOOK: `${addressHere()}/api/payment/webhook`,
    },
  });
  const address = await new Promise((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(String(line).trim()));
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`The fake of Stripe stopped (${code})`)));
  });
  Object.assign(process.env, settings, {
    STRIPE_API_BASE: address,
    STRIPE_FAKE_ORIGIN: address,
  });
  // It ends with this process, which need not wait for it.
  child.unref();
  child.stdout.unref();
}

/**
 * Nothing of Stripe's is set here: payment is a trial. Whoever sets any of its keys means the real
 * one.
 */
const isPaymentTrial = () =>
  !Object.keys(localSettings()).some((name) => name.startsWith("STRIPE_"));

async function generateTypes() {
  await run("wrangler", ["types"], { quiet: true });
  await run("react-router", ["typegen"], { quiet: true });
}

const vitest = (config, args = []) =>
  run("vitest", ["run", "--configLoader", "runner", "--config", config, ...args]);

/**
 * Runs one of the commands beside others: a line when it passed, all that it said when it failed.
 */
async function beside(what, ...command) {
  const started = Date.now();
  await run("node", ["scripts/run.mjs", ...command], { quiet: true });
  console.log(`\n✓ ${what} (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** The browser tests, against the server that was prepared. */
async function journeys(chromium, args) {
  serveApart();
  process.env.PASSWORD_COST = CHEAP_PASSWORDS;
  await startFakeStripe();
  await withServer(async (address) => {
    step("Browser journeys");
    const env = {
      BASE_URL: address,
      CHROME_PATH: chromium,
      OWNER_PASSWORD: localSettings().OWNER_PASSWORD,
    };
    const playwright = (flags) => run("playwright", ["test", ...flags, ...args], { env });
    await playwright(["--grep-invert", "@serial"]);
    // They turn what the Owner turns for everybody, the journeys above included.
    await playwright([
      "--grep",
      "@serial",
      "--workers",
      "1",
      "--output",
      "test-results/serial",
      "--pass-with-no-tests",
    ]);
  });
}

const FUZZ = {
  seed: { type: "string", default: String(Math.floor(Math.random() * 1e6)) },
  requests: { type: "string", default: "12000" },
};

export const commands = {
  async start() {
    await requireFreePort();
    await prepareLocal();
    await build();
    const isTrial = isPaymentTrial();
    if (isTrial) await startFakeStripe();
    const child = serve();
    const address = await untilServed(child);
    const { OWNER_PASSWORD, RESEND_API_KEY } = localSettings();
    console.log(
      `\n✓ Giftwright is served at ${address}\n` +
        `  The Owner signs in as "Owner" with the password ${OWNER_PASSWORD}\n` +
        (isTrial ? "  Payment is simulated: pay with the test card 4242 4242 4242 4242\n" : "") +
        (RESEND_API_KEY ? "" : "  Mails are printed here, and listed at /api/dev/outbox\n") +
        "  Ctrl+C stops it.",
    );
    await ended(child);
  },

  async dev(args) {
    process.env.PORT ??= "5173";
    await prepareLocal();
    if (isPaymentTrial()) await startFakeStripe();
    await run("vite", ["dev", "--port", port(), ...args]);
  },

  async build() {
    await makeAssets();
    await build();
  },

  async test() {
    serveApart();
    await requireFreePort();
    makeLocalSettings();
    const prepared = Promise.all([findChromium(), beside("Server built and seeded", "prepare")]);
    await Promise.all([
      commands.unit([]),
      beside("Types, lint, unused code, catalogue, blog, words", "check"),
      prepared.then(() => beside("Pages as plain requests", "http", "--prepared")),
    ]);
    // Beside the unit tests the browser's would be slower than after them.
    const [chromium] = await prepared;
    await journeys(chromium, []);
    console.log("\n✓ Types, lint, rules, workerd, requests and browser tests passed");
  },

  async check() {
    step("Types, lint, unused code, catalogue, blog, words");
    await generateTypes();
    // Two checkers: the default of four checks much twice, which costs two cores nine seconds.
    await run("tsc", ["--noEmit", "--checkers", "2"]);
    await run("biome", ["check", "--error-on-warnings"]);
    await run("knip", []);
    await script("import-cycles");
    await script("catalogue-check");
    await script("blog-check");
    await script("words-check");
  },

  async unit(args) {
    step("Rules, API and database");
    await vitest("vitest.config.ts", args);
  },

  /** What `http` and `e2e` need before they begin. */
  async prepare() {
    await prepareServer();
  },

  async http(args) {
    const rest = await prepareUnless(args);
    step("Pages as plain requests");
    await vitest("vitest.http.config.ts", rest);
  },

  async e2e(args) {
    const chromium = await findChromium();
    await journeys(chromium, await prepareUnless(args));
  },

  "catalogue:check": (args) => script("catalogue-check", args),
  "catalogue:load": (args) => script("catalogue-load", args),
  strangers: (args) => vitest("vitest.strangers.config.ts", args),
  eval: async (args) => {
    const isUngraded = args.includes("--ungraded");
    if (isUngraded) process.env.EVAL_UNGRADED = "1";
    const rest = args.filter((arg) => arg !== "--ungraded");
    await vitest("vitest.eval.config.ts", isUngraded ? ["judged", ...rest] : rest);
  },
  /** Learns which mentions of an interest are wishes, and prints how well. */
  mentions: () => script("mentions"),

  ...measurements,

  /** Thousands of hostile requests; `--seed` and `--requests` choose which and how many. */
  async fuzz(args) {
    const { values } = parseArgs({
      args: args.filter((arg) => arg !== "--prepared"),
      options: FUZZ,
    });
    process.env.FUZZ_SEED = values.seed;
    process.env.FUZZ_REQUESTS = values.requests;
    await prepareUnless(args);
    step(`Hostile requests: ${values.requests}, seed ${values.seed}`);
    await vitest("vitest.http.config.ts", ["e2e/http/fuzz-"]);
  },

  /** Kills the server in the middle of writes, again and again, and looks at what is left. */
  async crash(args) {
    process.env.PASSWORD_COST = CHEAP_PASSWORDS;
    await prepareUnless(args);
    serveApart();
    await requireFreePort();
    await script("crash", [], { env: { DATABASE_DIR: join(stateDir(), "v3/d1") } });
  },

  async deploy() {
    await deploy({
      async build() {
        await makeAssets();
        await build();
      },
      migrate: () => migrate(["--remote"]),
      load: () => script("catalogue-load", ["--remote"]),
    });
  },
};

/** The commands that measure: `npm run bench` and its kin. No build fails by their figures. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./chromium.mjs";
import { localSettings } from "./local-settings.mjs";
import {
  ended,
  migrate,
  port,
  prepareUnless,
  script,
  serveApart,
  serveLocally,
  stateDir,
  untilServed,
  withServer,
} from "./serving.mjs";
import { root, run, step } from "./toolchain.mjs";

const SIZES = ["2400", "10000", "100000"];

/**
 * Builds and serves the bare page that the benchmark compares with, for as long as `work` takes.
 */
async function withControl(work) {
  const [folder, at] = ["scripts/bench/control", String(Number(port()) + 1)];
  await run("react-router", ["build", folder], { quiet: true });
  const state = join(root, ".cache/control-state");
  const config = `${folder}/build/server/wrangler.json`;
  const child = serveLocally(["--config", config, "--port", at, "--persist-to", state]);
  try {
    await work(await untilServed(child, { at, path: "/" }));
  } finally {
    child.kill("SIGTERM");
    await ended(child);
  }
}

/** Serves the build with so many gifts, in a state of its own that later runs find again. */
async function withGifts(size, work) {
  const state = join(root, `.cache/bench-state/${size}`);
  const before = process.env.STATE_DIR;
  process.env.STATE_DIR = state;
  process.env.INSPECTOR_PORT ??= String(Number(port()) + 2);
  try {
    await migrate(["--local", "--persist-to", state]);
    step(`Loading ${size} gifts`);
    await script("bench/scaled-catalogue", [size]);
    await withServer(work);
  } finally {
    process.env.STATE_DIR = before;
  }
}

/** Plays the mix of visits, with the real catalogue. */
async function playMix(name, args) {
  const rest = await prepareUnless(args);
  process.env.INSPECTOR_PORT ??= String(Number(port()) + 2);
  const { OWNER_PASSWORD } = localSettings();
  await withServer((address) =>
    script(`bench/${name}`, rest, {
      env: { BASE_URL: address, STATE_DIR: stateDir(), OWNER_PASSWORD },
    }),
  );
}

export const measurements = {
  /**
   * What the built Worker costs with catalogues of three sizes, beside a bare page. Arguments:
   * `--prepared`, `--sizes 2400,10000`, and parts of the names of cases.
   */
  async bench(args) {
    const rest = await prepareUnless(args);
    serveApart();
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: { sizes: { type: "string", default: SIZES.join() } },
    });
    if (positionals.length === 0) await script("bench/upload");
    for (const size of values.sizes.split(",")) {
      const scope = size === SIZES[0] ? ["--all"] : [];
      await withGifts(size, (address) =>
        withControl((bare) =>
          script("bench/bench", [size, ...scope, ...positionals], {
            env: {
              BASE_URL: address,
              CONTROL_URL: bare,
              OWNER_PASSWORD: localSettings().OWNER_PASSWORD,
            },
          }),
        ),
      );
    }
    await script("bench/growth");
  },

  /** Lighthouse's mobile scores of eight pages, and how fast presses show. */
  async lighthouse(args) {
    const chromium = await findChromium();
    const pages = await prepareUnless(args);
    const { OWNER_PASSWORD } = localSettings();
    await withServer((address) =>
      script("bench/lighthouse", pages, {
        env: { BASE_URL: address, CHROME_PATH: chromium, OWNER_PASSWORD },
      }),
    );
  },

  /** Which limit of the free tier a busy day meets first. */
  "free-tier": (args) => playMix("free-tier", args),

  /** Ten minutes of that day at once; another number of minutes as the argument. */
  soak: (args) => playMix("soak", args),
};

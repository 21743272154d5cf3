/** Finds a Chromium for the browser tests, or brings one. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, step } from "./toolchain.mjs";

const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The path of a browser: CHROME_PATH, else Chromium's headless shell, from Debian's package where
 * we may install it (as root): it opens a page in half the time of the whole Chromium. Else any
 * Chromium on PATH, Playwright's download last. Throws an Error that says what to do when none of
 * them works.
 */
export async function findChromium() {
  const known = process.env.CHROME_PATH ?? onPath([SHELL]);
  if (known && existsSync(known)) return known;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    step("Installing Chromium's headless shell and Chinese fonts from Debian");
    const apt = (...args) =>
      run("apt-get", args, { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } });
    await apt("update").catch(() => undefined);
    await apt("install", "-y", "--no-install-recommends", SHELL, "fonts-noto-cjk").catch(
      () => undefined,
    );
  }
  const found = onPath([SHELL, ...NAMES]);
  if (found) return found;
  step("Downloading Chromium with Playwright");
  await run("playwright", ["install", "chromium"]).catch(() => {
    throw new Error(
      "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROME_PATH.",
    );
  });
  return execFileSync("node", ["-p", "require('@playwright/test').chromium.executablePath()"])
    .toString()
    .trim();
}

function onPath(names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? "").split(":")) {
      if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
    }
  }
  return null;
}

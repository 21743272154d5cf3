/** Settings and secrets of this machine: kept in `.dev.vars`, never committed, never deployed. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./toolchain.mjs";

const FILE = join(root, ".dev.vars");

const read = (file) =>
  Object.fromEntries(
    (existsSync(file) ? readFileSync(file, "utf8") : "")
      .split("\n")
      .map((line) => /^([A-Z_]+)=(.*)$/.exec(line.trim()))
      .filter(Boolean)
      .map(([, name, value]) => [name, value]),
  );

const write = (file, settings) =>
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
    { mode: 0o600 },
  );

/** Names of the settings that the Worker reads, as its own schema lists them. */
const settingNames = () =>
  [...readFileSync(join(root, "worker/env.ts"), "utf8").matchAll(/^ {2}([A-Z_]+):/gm)].map(
    ([, name]) => name,
  );

/** Makes what is missing; what stands in the file already stays. */
export function makeLocalSettings() {
  write(FILE, {
    ENVIRONMENT: "local",
    OWNER_PASSWORD: randomBytes(12).toString("base64url"),
    ...read(FILE),
  });
}

/** The settings to serve with: the file's, and over them what the environment sets. */
export function localSettings() {
  const given = settingNames().filter((name) => process.env[name]);
  return {
    ...read(FILE),
    ...Object.fromEntries(given.map((name) => [name, process.env[name]])),
  };
}

/** Writes the settings beside the built configuration; answers the file. */
export function placeSettings(folder) {
  const file = join(root, folder, ".dev.vars");
  mkdirSync(dirname(file), { recursive: true });
  write(file, localSettings());
  return file;
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleStatements } from "./lib/sample-codes";

const { calls } = vi.hoisted(() => ({ calls: [] as string[] }));

vi.mock("./toolchain.mjs", () => ({
  root: "/",
  step: () => {},
  start: () => ({ on: (_: string, done: () => void) => done(), exitCode: null, kill: () => {} }),
  run: async (command: string, args: string[]) => {
    calls.push([command, ...args].join(" "));
  },
}));
vi.mock("./local-settings.mjs", () => ({
  makeLocalSettings: () => {},
  placeSettings: () => {},
  localSettings: () => ({}),
}));

// As a string, because the commands are plain JavaScript without types.
const { commands } = await import("./commands.mjs" as string);
const loads = () => calls.filter((call) => call.includes("catalogue-load"));

beforeEach(() => {
  calls.length = 0;
});

describe("a port where something runs already", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("is named before anything is prepared", async () => {
    const other = createServer((_, answer) => answer.end());
    await new Promise<void>((listening) => other.listen(0, "localhost", listening));
    const { port } = other.address() as AddressInfo;
    vi.stubEnv("PORT", String(port));
    await expect(commands.start()).rejects.toThrow(`Port ${port} is taken`);
    await expect(commands.bench([])).rejects.toThrow(`Port ${port} is taken`);
    expect(calls).toEqual([]);
    other.close();
  });
});

describe("sample discount codes", () => {
  test("are loaded on one's own machine", async () => {
    await commands.dev([]);
    expect(loads()).toEqual(["tsx scripts/catalogue-load.ts --samples"]);
  });

  test("are never loaded by a deploy", async () => {
    await commands.deploy();
    expect(loads()).toEqual(["tsx scripts/catalogue-load.ts --remote"]);
    expect(calls.join("\n")).not.toContain("sample");
  });

  test("say of themselves that they are samples, in their code and in their row", () => {
    const [clear, ...inserts] = sampleStatements(1_000_000);
    expect(clear).toBe("DELETE FROM discount_codes WHERE is_sample = 1;");
    expect(inserts.length).toBeGreaterThan(3);
    for (const sql of inserts) expect(sql).toMatch(/'SAMPLE\w+', .*, 1, 1000000 FROM gifts/);
  });
});

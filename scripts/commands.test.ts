import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleStatements } from "./lib/sample-codes";

const { calls, inputs, settings, root } = vi.hoisted(() => ({
  calls: [] as string[],
  /** What was written to the standard input of calls. */
  inputs: [] as string[],
  settings: {} as Record<string, string>,
  root: process.getBuiltinModule("node:fs").mkdtempSync("/tmp/commands-"),
}));
/** What a deploy reads: the addresses that `text` says, and a database. */
const configure = (text: string) =>
  writeFileSync(`${root}/wrangler.toml`, `${text}\ndatabase_name = "giftwright"\n`);
const FAKE = "http://127.0.0.1:4242";

vi.mock("./toolchain.mjs", () => ({
  root,
  step: () => {},
  start: (command: string, args: string[]) => {
    calls.push([command, ...args].join(" "));
    return {
      on: (event: string, done: (code: number) => void) => {
        if (event === "close") done(0);
      },
      once: () => {},
      unref: () => {},
      stdin: { end: (text: string) => inputs.push(text) },
      stdout: {
        once: (_: string, hear: (line: string) => void) => hear(`${FAKE}\n`),
        unref: () => {},
      },
      exitCode: null,
      kill: () => {},
    };
  },
  run: async (command: string, args: string[]) => {
    calls.push([command, ...args].join(" "));
    return args[0] === "secret" ? "[]" : "Deployed https://giftwright.me.workers.dev";
  },
}));
vi.mock("./local-settings.mjs", () => ({
  makeLocalSettings: () => {},
  placeSettings: () => {},
  localSettings: () => settings,
}));

// As a string, because the commands are plain JavaScript without types.
const { commands } = await import("./commands.mjs" as string);
const loads = () => calls.filter((call) => call.includes("catalogue-load"));

const STRIPE_NAMES = [
  "STRIPE_FAKE_ORIGIN",
  "STRIPE_API_BASE",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
];

beforeEach(() => {
  calls.length = 0;
  inputs.length = 0;
  configure("workers_dev = true");
  for (const name of STRIPE_NAMES) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the fake of Stripe", () => {
  const starts = () => calls.filter((call) => call.includes("fake-stripe"));

  test("starts with the local server where no key of Stripe's is set", async () => {
    await commands.dev([]);
    expect(starts()).toEqual(["tsx scripts/fake-stripe/server.ts"]);
    expect(process.env.STRIPE_FAKE_ORIGIN).toBe(FAKE);
  });

  test("doesn't start beside real keys", async () => {
    settings.STRIPE_SECRET_KEY = "sk_live_1";
    await commands.dev([]);
    delete settings.STRIPE_SECRET_KEY;
    expect(starts()).toEqual([]);
    expect(process.env.STRIPE_FAKE_ORIGIN).toBeUndefined();
  });

  test("is no part of a build or a deploy", async () => {
    await commands.build();
    await commands.deploy();
    expect(starts()).toEqual([]);
    expect(process.env.STRIPE_FAKE_ORIGIN).toBeUndefined();
  });
});

describe("a port where something runs already", () => {
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

describe("drafts of pictures", () => {
  const drawn = () => calls.filter((call) => call.includes("scripts/pictures.ts"));

  test("do for tests", async () => {
    vi.stubEnv("PORT", "8799");
    await commands.prepare();
    expect(drawn()).toEqual(["tsx scripts/pictures.ts --draft"]);
  });

  test.each(["dev", "build", "deploy"])("never do for %s", async (command) => {
    await commands[command]([]);
    expect(drawn()).toEqual(["tsx scripts/pictures.ts"]);
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

describe("a deploy", () => {
  const place = (words: string) => calls.findIndex((call) => call.startsWith(words));

  test("brings the database up to date before the new Worker reads it", async () => {
    await commands.deploy();
    const order = ["d1 info", "d1 migrations apply", "deploy"].map((words) =>
      place(`wrangler ${words}`),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(place("tsx scripts/catalogue-load.ts --remote")).toBeLessThan(place("wrangler deploy"));
  });

  test("sets a password of the Owner by input, where no list of processes shows it", async () => {
    vi.stubEnv("OWNER_PASSWORD", "a password of 24 letters");
    await commands.deploy();
    expect(calls).toContain("wrangler secret put OWNER_PASSWORD");
    expect(inputs).toEqual(["a password of 24 letters"]);
  });

  test("makes a long password where nobody is there to ask, and tells it once", async () => {
    vi.stubEnv("OWNER_PASSWORD", undefined);
    const said = vi.spyOn(console, "log").mockImplementation(() => {});
    await commands.deploy();
    const [password = ""] = inputs;
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(said.mock.calls.flat().filter((line) => String(line).includes(password))).toHaveLength(
      1,
    );
    said.mockRestore();
  });
});

describe("a deploy to a domain", () => {
  const domain = 'routes = [{ pattern = "gifts.example.com", custom_domain = true }]';

  test.each([
    `workers_dev = true\npreview_urls = false\n${domain}`,
    `preview_urls = false\n[[routes]]\npattern = "gifts.example.com"`,
    `workers_dev = false # for now\npreview_urls = true\n${domain}`,
  ])("is refused while another address stays open: %j", async (text) => {
    configure(text);
    await expect(commands.deploy()).rejects.toThrow(/set (?:workers_dev|preview_urls) = false/);
    expect(calls).toEqual([]);
  });

  test("goes on with that one alone, and so does one without a domain", async () => {
    configure(`workers_dev = false # for good\npreview_urls = false\n${domain}`);
    await commands.deploy();
    configure(readFileSync("wrangler.toml", "utf8"));
    await commands.deploy();
    expect(calls.filter((call) => call === "wrangler deploy")).toHaveLength(2);
  });
});

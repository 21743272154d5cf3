/**
 * A simulated day: strangers send every costly request as fast as they can, while somebody signs
 * in, saves, pays and resets a password each hour. The clock is moved, the limits by the minute are
 * off, and every row is counted that D1 says was written.
 */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { FREE_TIER } from "#shared/counters/schema";
import { forgetAllowances } from "../adapters/daily-allowance";
import { createApi } from "../api";
import { VISITORS_DAILY, VISITORS_NETWORK_PERCENT } from "../env";
import { finderFields } from "./briefs";
import { countedRows } from "./counted-rows";
import { UNLIMITED } from "./ctx";
import { query } from "./own-account";
import { PASSWORD, registerPerson, sessionOf } from "./people";
import { buyer } from "./premium";

/** Strangers, by the addresses that each request may come from. */
export const ATTACKS = {
  "one address": () => "203.0.113.7",
  "ten addresses": (request: number) => `198.51.100.${request % 10}`,
  "a /48 of IPv6": (request: number) => `2001:db8:5:${(request % 65_536).toString(16)}::1`,
} as const;

export type Effort = {
  /** Hours of the day that are lived through, from 00:00 UTC on. */
  hours: readonly number[];
  /** Requests of each kind in the first hour, and in each later one. */
  first: number;
  later: number;
  /**
   * Which part of a deployment's limits holds, so that fewer requests reach them; all by default.
   */
  part?: number;
};

export type DayReport = {
  requests: number;
  refused: number;
  /** Rows that D1 wrote for strangers, and their share of a free day's. */
  rows: number;
  share: number;
  /** Requests of Durable Objects for strangers: allowances and password hashes. */
  objectRequests: number;
  /** What somebody couldn't do, and when; empty when all went on. */
  failures: string[];
};

/** A deployment's limits, or a part of them, as settings. */
const limitsOf = (part: number) => ({
  VISITORS_DAILY_ROWS: String(VISITORS_DAILY.rows * part),
  VISITORS_DAILY_HASHES: String(VISITORS_DAILY.hashes * part),
  VISITORS_DAILY_CHATS: String(VISITORS_DAILY.chats * part),
  VISITORS_DAILY_MAILS: String(VISITORS_DAILY.mails * part),
  VISITORS_NETWORK_PERCENT: String(VISITORS_NETWORK_PERCENT),
});

/** What strangers can ask for that costs anything, each time in other words. */
const REQUESTS: Record<string, (time: number, victim: string) => [path: string, body: object]> = {
  "a new conversation": (time) => [
    "/api/chat",
    { message: `tea for my aunt, ${time % 80} years old` },
  ],
  "an account": (time) => {
    const username = `Stranger ${time}`;
    const email = `stranger${time}@example.net`;
    return ["/api/register", { username, email, password: PASSWORD }];
  },
  "a feedback": (time) => [
    "/api/feedbacks",
    { email: "a@example.net", message: `${time} ${"x".repeat(3_900)}` },
  ],
  "a guess at a password": (time, victim) => [
    "/api/login",
    { username: time % 2 ? victim : `nobody${time}`, password: `guess ${time}` },
  ],
  "a sign-in of their own": (time) => [
    "/api/login",
    { username: `stranger${time % 5}@example.net`, password: PASSWORD },
  ],
  "somebody's reset": (time, victim) => [
    "/api/auth/forgot-password",
    { email: time % 2 ? `${victim}@example.com` : `nobody${time}@example.net` },
  ],
  "a guess at a code": (time, victim) => [
    "/api/auth/reset-password",
    {
      email: `${victim}@example.com`,
      token: String(100_000 + time),
      password: "a new phrase of mine",
    },
  ],
  "gifts nobody has": (time) => ["/api/recommend", finderFields({ interests: `zorb${time}ing` })],
};

let days = 0;

/** Lives through a day of its own and says what it cost. */
export async function liveThroughDay(
  attack: keyof typeof ATTACKS,
  { hours, first, later, part = 1 }: Effort,
): Promise<DayReport> {
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + ++days * 86_400_000;
  vi.useFakeTimers({ toFake: ["Date"], now: midnight - 3_600_000 });
  forgetAllowances();
  // Logging is off: thousands of lines sent to another process would take most of the time.
  const logs = (["log", "info", "warn", "error"] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  const { DB, written } = countedRows();
  let objectRequests = 0;
  const counted = <T extends object>(namespace: T): T =>
    new Proxy(namespace, {
      get(target, key) {
        if (key === "get") objectRequests++;
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const bindings = {
    ...env,
    ...UNLIMITED,
    ...limitsOf(part),
    DB,
    DAILY_ALLOWANCE: counted(env.DAILY_ALLOWANCE),
    PASSWORD_HASHER: counted(env.PASSWORD_HASHER),
  };
  const app = createApi();
  const report: DayReport = {
    ...{ requests: 0, refused: 0, rows: 0, share: 0, objectRequests: 0, failures: [] },
  };

  async function ask(address: string, path: string, body: object, cookie = "") {
    const execution = createExecutionContext();
    const headers = { "content-type": "application/json", "cf-connecting-ip": address };
    const response = await app.request(
      path,
      {
        method: "POST",
        headers: { ...headers, ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      },
      bindings,
      execution,
    );
    const text = await response.text();
    await waitOnExecutionContext(execution);
    return { status: response.status, cookie: sessionOf(response), response, text };
  }

  let asked = 0;
  async function attackFor(times: number, victim: string) {
    for (const request of Object.values(REQUESTS)) {
      for (let time = 0; time < times; time++) {
        const before = [written(), objectRequests] as const;
        const { status, response } = await ask(ATTACKS[attack](asked), ...request(asked, victim));
        // A conversation that goes on is stored.
        const held = response.headers.getSetCookie().find((one) => one.startsWith("__Host-chat="));
        if (status === 200 && held) {
          const cookie = held.split(";")[0] ?? "";
          await ask(ATTACKS[attack](asked), "/api/chat", { message: "chess" }, cookie);
        }
        asked++;
        report.requests++;
        if (status === 429) report.refused++;
        if (status >= 500) report.failures.push(`a stranger's request answered ${status}`);
        report.rows += written() - before[0];
        report.objectRequests += objectRequests - before[1];
      }
    }
  }

  const check = (hour: number, what: string, isDone: boolean) => {
    if (!isDone) report.failures.push(`${String(hour).padStart(2, "0")}:00 ${what}`);
  };
  /** What somebody does, at a network of their own. */
  async function live(hour: number) {
    const address = `192.0.2.${hour + 1}`;
    const { username, email } = await registerPerson();
    const signedIn = await ask(address, "/api/login", { username, password: PASSWORD });
    check(hour, "sign in", signedIn.status === 200);
    const saved = await ask(address, "/api/favorites", { giftId: 1 + hour }, signedIn.cookie);
    check(hour, "save", saved.status === 200);
    const forgot = await ask(address, "/api/auth/forgot-password", { email });
    const [mail] = await query<{ text: string }>(
      "SELECT text FROM outbox WHERE recipient = ? AND template = 'password_reset'",
      email,
    );
    const token = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
    const reset = { email, token, password: "a new phrase of mine" };
    const done = await ask(address, "/api/auth/reset-password", reset);
    check(hour, "reset a password", forgot.status === 204 && done.status === 204);
    const again = await ask(address, "/api/login", { username, password: reset.password });
    check(hour, "sign in anew", again.status === 200);
    const { intent, act, confirm } = await buyer();
    const offered = await intent({ "cf-connecting-ip": address });
    await act("pay");
    check(hour, "pay", offered.status === 200 && (await confirm()) === "active");
  }

  try {
    const victim = await registerPerson();
    for (const hour of hours) {
      vi.setSystemTime(midnight + hour * 3_600_000);
      await attackFor(hour === hours[0] ? first : later, victim.username);
      await live(hour);
    }
  } finally {
    for (const log of logs) log.mockRestore();
    vi.useRealTimers();
    forgetAllowances();
  }
  return { ...report, share: report.rows / FREE_TIER.rowsWritten };
}

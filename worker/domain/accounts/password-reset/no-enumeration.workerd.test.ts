/**
 * Whatever is asked in whatever order, the answers don't tell whether an address has an account.
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { call, registerPerson } from "../../../testing/people";

const CODES = ["000000", "999999", "abc", "f".repeat(32), "  "] as const;
const PASSWORDS = ["another good password", "password1", "short"] as const;
const TIES = ["none", "cookie", "email", "both", "older cookie"] as const;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("forgot" as const),
      keeps: fc.boolean(),
      times: fc.constantFrom(1, 3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("reset" as const),
      code: fc.constantFrom(CODES[0], CODES[0], CODES[0], ...CODES),
      password: fc.constantFrom(PASSWORDS[0], PASSWORDS[0], PASSWORDS[0], ...PASSWORDS),
      tie: fc.constantFrom("email" as const, "email" as const, ...TIES),
      times: fc.constantFrom(1, 2, 5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      seconds: fc.constantFrom(60, 121, 121, 601),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A stranger at one address: what is sent, and the cookies that came back. */
class Stranger {
  readonly cookies: string[] = [];

  constructor(readonly email: string) {}

  async take(one: Exclude<Step, { do: "wait" }>): Promise<object> {
    const latest = this.cookies.at(-1) ?? "";
    if (one.do === "forgot") {
      const cookie = one.keeps ? latest : "";
      return this.#read(await this.#post("forgot-password", { email: this.email }, cookie));
    }
    const { code: token, password, tie } = one;
    const body = { token, password, ...(/email|both/.test(tie) && { email: this.email }) };
    const cookie = tie === "older cookie" ? this.cookies[0] : latest;
    return this.#read(
      await this.#post("reset-password", body, /cookie|both/.test(tie) ? (cookie ?? "") : ""),
    );
  }

  #post(path: string, body: object, cookie: string) {
    return call("POST", `/api/auth/${path}`, body, { cookie });
  }

  /** All of an answer but what differs between any two: the request's id, times, secrets. */
  async #read(response: Response) {
    const tie = response.headers.getSetCookie().find((set) => set.startsWith("__Host-reset="));
    if (tie && !tie.startsWith("__Host-reset=;")) this.cookies.push(tie.split(";")[0] ?? "");
    const headers = [...response.headers]
      .filter(([name]) => !["server-timing", "x-request-id", "date"].includes(name))
      .map(([name, value]) => `${name}: ${value}`)
      .map((line) => line.replace(/reset=[^;]+/, (secret) => `reset of ${secret.length}`))
      .map((line) => line.replace(/'nonce-[^']+'/g, "nonce").replace(/bookmark=[^;]+/, "bookmark"));
    const body = (await response.text()).replace(/"(requestId|instance)":"[^"]*"/g, "$1");
    return { status: response.status, headers: headers.sort(), body };
  }
}

const wait = (seconds: number) =>
  env.DB.prepare(
    "UPDATE password_reset_tokens SET created_at = created_at - ?1, expires_at = expires_at - ?1",
  )
    .bind(seconds)
    .run();

test("no sequence of calls tells a known address from an unknown one", {
  timeout: 120_000,
}, async () => {
  let round = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14, size: "max" }),
      async (steps) => {
        round++;
        const [known, unconfirmed] = [`known${round}@example.com`, `new${round}@example.com`];
        await registerPerson({ username: `known ${round}`, email: known });
        await registerPerson({ username: `new ${round}`, email: unconfirmed, isConfirmed: false });
        const strangers = [known, unconfirmed, `nobody${round}@example.com`].map(
          (email) => new Stranger(email),
        );
        for (const one of steps) {
          if (one.do === "wait") {
            await wait(one.seconds);
            continue;
          }
          for (let time = 0; time < one.times; time++) {
            const [first, ...others] = await Promise.all(strangers.map((each) => each.take(one)));
            for (const other of others) expect(other).toEqual(first);
            seen.add(JSON.stringify(first).replace(/.*"code":"(\w+)".*/, "$1"));
          }
        }
      },
    ),
    { numRuns: 15 },
  );
  // Both refusals came up, so the answers compared were of more than one kind.
  expect([...seen].join()).toMatch(/resetExpired|invalidInput/);
});

test.each([0, 121])(
  "repeated asks and tries %i s apart don't reveal whether an address is known",
  async (seconds) => {
    const { email } = await registerPerson();
    const strangers = [email, `nobody${seconds}@example.org`].map((each) => new Stranger(each));
    const forgot = { do: "forgot", keeps: false, times: 1 } as const;
    const wrong = { do: "reset", code: "abc", password: PASSWORDS[0], tie: "email" } as const;
    const tries = Array(5).fill({ ...wrong, times: 1 });
    for (const one of [forgot, forgot, forgot, ...tries, forgot, ...tries]) {
      if (one.do === "forgot") await wait(seconds);
      const [known, unknown] = await Promise.all(strangers.map((each) => each.take(one)));
      expect(known).toEqual(unknown);
    }
  },
);

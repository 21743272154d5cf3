import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { testCtx } from "../../testing/ctx";
import { query, signIn } from "../../testing/own-account";
import { call, registerPerson, setPerson } from "../../testing/people";
import { flushCounters } from "../counters/counters.server";
import { hashToken } from "../tokens";
import { noteSecurity } from "./security";

let spies: MockInstance[];
beforeEach(async () => {
  spies = (["info", "warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  await flushCounters(testCtx().ctx);
  await query("DELETE FROM day_counters");
});
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
});

const lines = () => spies.flatMap((spy) => spy.mock.calls.map(([line]) => String(line)));
const events = () =>
  lines()
    .map((line) => JSON.parse(line))
    .filter((line) => line.security);
const counted = async () => {
  await flushCounters(testCtx().ctx);
  const [day] = await query(
    "SELECT sign_ins_failed, codes_refused, passkeys_refused, rights_refused, throttled FROM day_counters",
  );
  return day;
};

test("a wrong password is logged with a hash of the account, and counted", async () => {
  const { username, user, email } = await registerPerson();
  await signIn(username, "not the password");
  await signIn(email, "not the password");
  const account = (await hashToken(user.id)).slice(0, 16);
  expect(events()).toMatchObject([
    { level: "warn", event: "sign_in_failed", account },
    { level: "warn", event: "sign_in_failed", account },
  ]);
  expect(await counted()).toMatchObject({ sign_ins_failed: 2 });
});

test("a wrong reset code is logged and counted, never the code", async () => {
  const { email, user } = await registerPerson();
  await call("POST", "/api/auth/forgot-password", { email });
  const body = { email, token: "000000", password: "brand new and long" };
  const answer = await call("POST", "/api/auth/reset-password", body);
  expect(answer.status).toBe(400);
  const account = (await hashToken(user.id)).slice(0, 16);
  expect(events()).toMatchObject([{ event: "reset_code_refused", account }]);
  for (const text of ["000000", email]) expect(lines().join("\n")).not.toContain(text);
  expect(await counted()).toMatchObject({ codes_refused: 1 });
});

test("nothing that was typed is logged: neither names nor passwords nor codes", async () => {
  const { username, email } = await registerPerson();
  const typed = ["a password typed as a name", "wrong password", username, email];
  await signIn("a password typed as a name", "wrong password");
  await signIn(username, "wrong password");
  await signIn(email, "wrong password");
  expect(events()).toHaveLength(3);
  for (const text of typed) expect(lines().join("\n")).not.toContain(text);
});

test("a right that somebody lacks is logged and counted, but not a visitor's", async () => {
  const { cookie, user } = await registerPerson();
  expect((await call("GET", "/api/staff/feedbacks", undefined, { cookie })).status).toBe(403);
  expect((await call("GET", "/api/dev/audit", undefined, { cookie })).status).toBe(403);
  expect((await call("GET", "/api/staff/feedbacks")).status).toBe(401);
  await setPerson(user.id, "is_staff = 1");
  expect((await call("GET", "/api/staff/feedbacks", undefined, { cookie })).status).toBe(200);
  const account = (await hashToken(user.id)).slice(0, 16);
  expect(events()).toMatchObject([
    { event: "right_refused", account },
    { event: "right_refused", account },
  ]);
  expect(await counted()).toMatchObject({ rights_refused: 2 });
});

test("a caller that is too fast is logged and counted, with which limit it was", async () => {
  const slow = { ACCOUNT_LIMIT: { limit: async () => ({ success: false }) } };
  const body = { username: "somebody", password: "something" };
  const answer = await call("POST", "/api/login", body, { settings: slow });
  expect(answer.status).toBe(429);
  expect(events()).toMatchObject([{ event: "throttled", reason: "account", account: null }]);
  expect(await counted()).toMatchObject({ throttled: 1 });
});

test("a thousand refusals cost one row a day", async () => {
  const { ctx } = testCtx();
  for (let time = 0; time < 1_000; time++) noteSecurity(ctx, "reset_code_refused");
  expect(await counted()).toMatchObject({ codes_refused: 1_000 });
  expect(await query("SELECT day FROM day_counters")).toHaveLength(1);
  expect(await query("SELECT id FROM audit_log WHERE actor_id = 'x'")).toHaveLength(0);
});

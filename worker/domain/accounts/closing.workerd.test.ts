import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { VISITOR } from "#shared/viewer";
import {
  as,
  isSignedIn,
  mailsTo,
  OTHER_PASSWORD as OTHER,
  OWNER_PASSWORD,
  query,
  refusal,
  signIn,
  signInOwner,
} from "../../testing/own-account";
import { call, PASSWORD, registerPerson, sessionOf } from "../../testing/people";
import { buyer } from "../../testing/premium";
import { listAudit } from "../audit/audit.server";
import { setHandled } from "../feedback/feedback.server";
import {
  deleteErasedCustomers,
  eraseClosedAccounts,
  GRACE_DAYS,
  GRACE_SECONDS,
} from "./own-data/own-data.server";
import { deletePerson } from "./people/people.server";
import { closeAccount } from "./profile.server";

/** Every table with a column `user_id`, and the users themselves. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%user_id%' ORDER BY name",
  );
  const counted = await Promise.all(
    [["users", "id"], ...tables.map(({ name }) => [name, "user_id"])].map(
      async ([table, column]) => {
        const rows = await query(`SELECT 1 FROM "${table}" WHERE ${column} = ?`, userId);
        return [table, rows.length] as const;
      },
    ),
  );
  return Object.fromEntries(counted);
}

describe("closing", () => {
  const close = (cookie: string, confirm: string, password?: string) =>
    as(cookie, (ctx, viewer) =>
      closeAccount(ctx, viewer, password === undefined ? { confirm } : { confirm, password }),
    );
  const erase = () => as("", (ctx) => eraseClosedAccounts(ctx));
  const closedDaysAgo = (userId: string, days: number) =>
    query("UPDATE users SET deleted_at = unixepoch() - ? * 86400 WHERE id = ?", days, userId);

  test("needs the username and the password, typed again", async () => {
    const { cookie, username } = await registerPerson();
    expect((await refusal(close(cookie, "somebody", PASSWORD))).fields).toEqual({
      confirm: "confirmWrong",
    });
    expect((await refusal(close(cookie, username))).fields).toEqual({
      password: "passwordRequired",
    });
    expect((await refusal(close(cookie, username, OTHER))).fields).toEqual({
      password: "passwordWrong",
    });
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test("signs out everywhere at once and refuses sign-in; the name stays taken", async () => {
    const { cookie, username, email } = await registerPerson();
    const elsewhere = sessionOf(await signIn(username));
    await close(cookie, username.toUpperCase(), PASSWORD);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await signIn(username)).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    const again = { username, email: `other-${email}`, password: PASSWORD };
    expect((await call("POST", "/api/register", again)).status).toBe(409);
    expect(await mailsTo(email, "account_deleted")).toHaveLength(1);
    expect((await refusal(close(cookie, username, PASSWORD))).code).toBe("signInRequired");
  });

  test("the form sent twice at once closes it once", async () => {
    const { cookie, username, user } = await registerPerson();
    await Promise.allSettled([
      close(cookie, username, PASSWORD),
      close(cookie, username, PASSWORD),
    ]);
    const rows = await query<{ deleted_at: number }>(
      "SELECT deleted_at FROM users WHERE id = ?",
      user.id,
    );
    expect(rows[0]?.deleted_at).toBeGreaterThan(0);
    expect((await signIn(username)).status).toBe(401);
  });

  test("erases everything once the grace is over, and nothing before or of others", async () => {
    const neighbour = await registerPerson();
    const { cookie, username, user, email } = await registerPerson();
    for (const { id } of [neighbour.user, user]) {
      await env.DB.batch([
        env.DB.prepare("INSERT INTO favorites (id, user_id, gift_id) VALUES (?1, ?1, 1)").bind(id),
        env.DB.prepare(
          "INSERT INTO gift_lists (id, user_id, name, updated_at) VALUES (?1, ?1, 'x', 1)",
        ).bind(id),
        env.DB.prepare(
          "INSERT INTO gift_list_items (list_id, gift_id, position) VALUES (?, 1, 0)",
        ).bind(id),
        env.DB.prepare(
          `INSERT INTO feedbacks (id, type, email, message, path, user_id)
           VALUES (?1, 'bug', ?1 || '@example.com', 'It creaks', '/', ?1)`,
        ).bind(id),
        env.DB.prepare(
          "INSERT INTO identities (provider, subject, user_id, label) VALUES ('github', ?1, ?1, 'x')",
        ).bind(id),
      ]);
    }
    await close(cookie, username, PASSWORD);
    await closedDaysAgo(user.id, GRACE_DAYS - 1);
    expect(await erase()).toBe(0);
    const kept = await rowsOf(user.id);
    expect(kept).toMatchObject({ users: 1, favorites: 1, gift_lists: 1, feedbacks: 1 });

    await closedDaysAgo(user.id, GRACE_DAYS + 1);
    const others = await rowsOf(neighbour.user.id);
    expect(await erase()).toBe(1);
    const left = await rowsOf(user.id);
    expect(Object.keys(left).length).toBeGreaterThan(5);
    expect(left).toEqual(Object.fromEntries(Object.keys(left).map((table) => [table, 0])));
    expect(await query("SELECT 1 FROM gift_list_items WHERE list_id = ?", user.id)).toEqual([]);
    // What was said stays; who said it doesn't.
    expect(await query("SELECT email, message FROM feedbacks WHERE id = ?", user.id)).toEqual([
      { email: "", message: "It creaks" },
    ]);
    expect(await rowsOf(neighbour.user.id)).toEqual(others);
    expect(await erase()).toBe(0);
    await registerPerson({ username, email });
  });

  test("with an account its customer at Stripe is deleted, as soon as Stripe answers", async () => {
    const one = await buyer();
    await one.intent();
    const customers = async () => (await one.stripe.look()).customers.map(({ email }) => email);
    expect(await customers()).toEqual([one.email]);
    await close(one.cookie, one.username, PASSWORD);
    await closedDaysAgo(one.id, GRACE_DAYS + 1);
    expect(await erase()).toBe(1);
    expect(await rowsOf(one.id)).toMatchObject({ users: 0 });
    const isDeleted = () => one.as((ctx) => deleteErasedCustomers(ctx), { viewer: VISITOR });
    await one.stripe.control({ act: "fault", fault: { after: 0, mode: "down", isRetried: false } });
    expect(await isDeleted()).toBe(0);
    await one.stripe.control({ act: "fault", fault: null });
    expect(await customers()).toEqual([one.email]);
    expect(await isDeleted()).toBe(1);
    expect(await customers()).toEqual([]);
    expect(await isDeleted()).toBe(0);
    expect(await query("SELECT * FROM erased_customers")).toEqual([]);
  });

  test("a customer that Stripe has no more is forgotten; without Stripe it waits", async () => {
    const one = await buyer();
    await query("INSERT INTO erased_customers VALUES ('cus_gone', 1)");
    expect(await as("", (ctx) => deleteErasedCustomers(ctx))).toBe(0);
    expect(await one.as((ctx) => deleteErasedCustomers(ctx), { viewer: VISITOR })).toBe(1);
    expect(await query("SELECT * FROM erased_customers")).toEqual([]);
  });

  test("what KV keeps of a person is gone before the account is erased", async () => {
    const { cookie, user } = await registerPerson();
    await call("POST", "/api/favorites", { giftId: 1 }, { cookie });
    // The second read writes the cache.
    await call("GET", "/api/favorites", undefined, { cookie });
    await call("GET", "/api/favorites", undefined, { cookie });
    const { keys } = await env.KV.list({ prefix: `favorites:${user.id}:` });
    const now = Math.floor(Date.now() / 1000);
    expect(keys.length).toBeGreaterThan(0);
    for (const { expiration } of keys) expect(expiration).toBeLessThan(now + GRACE_SECONDS);
  });

  test("the log keeps nobody's name or words, and calls the erased a closed account", async () => {
    const { cookie, user, username } = await registerPerson();
    const owner = await signInOwner();
    const message = `My name is ${username}, and the page breaks`;
    await call("POST", "/api/feedbacks", { email: "a@example.com", message }, { cookie });
    const [sent] = await query<{ id: string }>(
      "SELECT id FROM feedbacks WHERE message = ?",
      message,
    );
    await as(owner, (ctx, viewer) => setHandled(ctx, viewer, sent?.id ?? "", true));
    await as(owner, (ctx, viewer) => deletePerson(ctx, viewer, user.id));
    const read = () => as(owner, (ctx, viewer) => listAudit(ctx, viewer));
    expect((await read()).entries.slice(0, 2)).toMatchObject([
      { action: "accountDeleted", actorName: "Owner", targetName: username },
      { action: "feedbackHandled", actorName: "Owner", targetId: sent?.id, targetName: "" },
    ]);
    await closedDaysAgo(user.id, GRACE_DAYS + 1);
    await erase();
    expect((await read()).entries[0]).toMatchObject({ targetId: user.id, targetName: null });
    expect(JSON.stringify(await query("SELECT * FROM audit_log"))).not.toContain(username);
  });

  test("the Owner's account stays", async () => {
    const cookie = await signInOwner();
    expect(await refusal(close(cookie, "Owner", OWNER_PASSWORD))).toEqual({
      code: "forbidden",
      fields: { confirm: "ownerStays" },
    });
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

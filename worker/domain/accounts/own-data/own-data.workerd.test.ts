import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { VISITOR } from "#shared/viewer";
import { testCtx } from "../../../testing/ctx";
import { call, PASSWORD, registerPerson } from "../../../testing/people";
import { changeEmail } from "../profile.server";
import { findViewer } from "../sessions/sessions.server";
import { exportData } from "./own-data.server";

const tokenOf = (cookie: string) => cookie.split("=")[1] ?? "";

async function exportOf(cookie: string, locale: "en" | "zh" = "en") {
  const { ctx } = testCtx(locale);
  return exportData(ctx, await findViewer(ctx, tokenOf(cookie)));
}

const GIFT =
  "INSERT INTO favorites (id, user_id, gift_id, created_at) VALUES (?, ?, ?, 1700000000)";

/** Favourites, a list, feedback, an identity and a reset code of one person. */
async function fill(userId: string, giftIds: readonly number[]) {
  await env.DB.batch([
    ...giftIds.map((giftId) => env.DB.prepare(GIFT).bind(`${userId}-${giftId}`, userId, giftId)),
    env.DB.prepare(
      `INSERT INTO gift_lists (id, user_id, name, description, created_at, updated_at)
       VALUES (?1, ?1, 'For Mum', 'Her sixtieth', 1700000000, 1700000060)`,
    ).bind(userId),
    env.DB.prepare(
      `INSERT INTO gift_list_items (list_id, gift_id, note, position, created_at)
       VALUES (?1, 2, 'the blue one', 1, 1700000000), (?1, 1, '', 0, 1700000000)`,
    ).bind(userId),
    env.DB.prepare(
      `INSERT INTO feedbacks (id, type, email, message, path, user_id, created_at)
       VALUES (?1, 'bug', 'me@example.com', 'It creaks', '/search', ?1, 1700000000)`,
    ).bind(userId),
    env.DB.prepare(
      `INSERT INTO identities (provider, subject, user_id, label, created_at)
       VALUES ('github', 'subject-' || ?1, ?1, 'octocat', 1700000000)`,
    ).bind(userId),
    env.DB.prepare(
      `INSERT INTO password_reset_tokens (id, user_id, request, token, expires_at)
       VALUES (?1, ?1, 'request-' || ?1, 'token-' || ?1, 2000000000)`,
    ).bind(userId),
  ]);
}

test("the data export holds everything of the person and nothing of others", async () => {
  const { cookie, user, email, username } = await registerPerson();
  const other = await registerPerson();
  await fill(user.id, [1, 2]);
  await fill(other.user.id, [3]);
  const copy = await exportOf(cookie);
  expect(copy.account).toEqual({
    username,
    email,
    isEmailConfirmed: true,
    emailWaiting: null,
    language: "en",
    isPremium: false,
    isStaff: false,
    createdAt: new Date(user.createdAt * 1000).toISOString(),
  });
  expect(copy.favorites.map(({ giftId }) => giftId).sort()).toEqual([1, 2]);
  for (const { name, price, storeUrl, savedAt } of copy.favorites) {
    expect(name).toBeTruthy();
    expect(price).toMatch(/^\$\d/);
    expect(storeUrl).toMatch(/^https:/);
    expect(savedAt).toBe("2023-11-14T22:13:20.000Z");
  }
  expect(copy.lists).toMatchObject([
    {
      name: "For Mum",
      description: "Her sixtieth",
      createdAt: "2023-11-14T22:13:20.000Z",
      updatedAt: "2023-11-14T22:14:20.000Z",
      items: [
        { giftId: 1, note: "" },
        { giftId: 2, note: "the blue one", addedAt: "2023-11-14T22:13:20.000Z" },
      ],
    },
  ]);
  expect(copy.feedback).toEqual([
    {
      type: "bug",
      email: "me@example.com",
      message: "It creaks",
      path: "/search",
      createdAt: "2023-11-14T22:13:20.000Z",
    },
  ]);
  expect(copy.sessions).toMatchObject([{ isCurrent: true }]);
  expect(copy.identities).toEqual([
    { provider: "github", label: "octocat", createdAt: "2023-11-14T22:13:20.000Z" },
  ]);
  expect(JSON.stringify(copy)).not.toContain(other.email);
});

test("the data export holds the address that waits for its confirmation", async () => {
  const { cookie, email } = await registerPerson();
  const { ctx } = testCtx();
  const viewer = await findViewer(ctx, tokenOf(cookie));
  const next = `next-${email}`;
  await changeEmail(ctx, viewer, { email: next, password: PASSWORD });
  expect((await exportOf(cookie)).account).toMatchObject({ email, emailWaiting: next });
});

test("the data export holds no hash, token or session id", async () => {
  const { cookie, user } = await registerPerson();
  await fill(user.id, [1]);
  const text = JSON.stringify(await exportOf(cookie));
  const secrets = await env.DB.prepare(
    `SELECT password AS secret FROM users WHERE id = ?1
     UNION SELECT id FROM sessions WHERE user_id = ?1
     UNION SELECT token FROM password_reset_tokens WHERE user_id = ?1
     UNION SELECT request FROM password_reset_tokens WHERE user_id = ?1
     UNION SELECT subject FROM identities WHERE user_id = ?1`,
  )
    .bind(user.id)
    .all<{ secret: string }>();
  expect(secrets.results).toHaveLength(5);
  for (const { secret } of secrets.results) expect(text).not.toContain(secret);
  expect(text).not.toContain(tokenOf(cookie));
  expect(text).not.toContain("scrypt");
});

test("the maximum number of favourites fits, in the visitor's language", async () => {
  const { cookie, user } = await registerPerson();
  const ids = await env.DB.prepare("SELECT id FROM gifts ORDER BY id LIMIT 250").all<{
    id: number;
  }>();
  await fill(
    user.id,
    ids.results.map(({ id }) => id),
  );
  const { favorites } = await exportOf(cookie, "zh");
  expect(favorites).toHaveLength(250);
  for (const { name } of favorites) expect(name).toMatch(/\p{Script=Han}/u);
});

test("the data export requires a sign-in", async () => {
  await expect(exportData(testCtx().ctx, VISITOR)).rejects.toMatchObject({
    code: "signInRequired",
  });
  const { cookie } = await registerPerson();
  await call("POST", "/api/logout", undefined, { cookie });
  await expect(exportOf(cookie)).rejects.toMatchObject({ code: "signInRequired" });
});

import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { PASSKEY_LIMITS } from "#shared/accounts/passkeys/schema";
import { newAuthenticator, ORIGIN } from "../../../testing/authenticator";
import { isSignedIn, mailsTo, query, refusal } from "../../../testing/own-account";
import { addTo, as, prove, signInWith } from "../../../testing/passkeys";
import { call, registerPerson } from "../../../testing/people";
import {
  addPasskey,
  listPasskeys,
  provePasskey,
  removePasskey,
  signInWithPasskey,
  startCeremony,
} from "./passkeys.server";

const refused = { code: "passkeyRefused", fields: {} };
let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

const logged = (event: string) =>
  warn.mock.calls.map(([line]) => JSON.parse(String(line))).filter((line) => line.event === event);

const makeOld = (id: string) =>
  query("UPDATE sessions SET verified_at = verified_at - 301 WHERE user_id = ?", id);

describe("a passkey", () => {
  test.each(["ES256", "EdDSA", "RS256"] as const)(
    "of %s is added, named, listed, signs in, and is removed",
    async (alg) => {
      const { cookie, user, email } = await registerPerson();
      const key = await newAuthenticator({ alg });
      await addTo(cookie, key, { name: "Blue key" });
      expect(await mailsTo(email, "passkey_added")).toHaveLength(1);
      const session = await signInWith(key);
      expect(await as(session, (_, viewer) => viewer.account?.id)).toBe(user.id);
      expect(await as(session, listPasskeys)).toMatchObject([
        { id: key.id, name: "Blue key", lastUsedAt: expect.any(Number) },
      ]);

      await as(session, (ctx, viewer) => removePasskey(ctx, viewer, key.id));
      expect(await as(session, listPasskeys)).toEqual([]);
      expect(await mailsTo(email, "passkey_removed")).toHaveLength(1);
      expect(await refusal(signInWith(key))).toEqual(refused);
      // Twice is as good as once.
      await as(session, (ctx, viewer) => removePasskey(ctx, viewer, key.id));
      expect(await mailsTo(email, "passkey_removed")).toHaveLength(1);
    },
  );

  test("that counts nothing signs in again and again", async () => {
    const { cookie } = await registerPerson();
    const key = await newAuthenticator({ counts: false });
    await addTo(cookie, key);
    for (let time = 0; time < 3; time++) expect(await isSignedIn(await signInWith(key))).toBe(true);
  });

  test("proves again who somebody is, under a new token", async () => {
    const { cookie, user } = await registerPerson();
    const key = await newAuthenticator();
    await addTo(cookie, key);
    await makeOld(user.id);
    const again = await prove(cookie, key);
    expect(await isSignedIn(cookie)).toBe(false);
    const now = Math.floor(Date.now() / 1000);
    const verifiedAt = await as(again, (_, viewer) => viewer.account?.verifiedAt ?? 0);
    expect(now - verifiedAt).toBeLessThan(60);
  });

  test("is added and removed only by who signed in within five minutes", async () => {
    const { cookie, user } = await registerPerson();
    const [key, other] = [await newAuthenticator(), await newAuthenticator()];
    await addTo(cookie, key);
    await makeOld(user.id);
    const old = { code: "reauthRequired", fields: {} };
    expect(await refusal(addTo(cookie, other))).toEqual(old);
    expect(await refusal(as(cookie, (ctx, viewer) => removePasskey(ctx, viewer, key.id)))).toEqual(
      old,
    );
    expect(await as(cookie, listPasskeys)).toHaveLength(1);
  });

  test("of one account isn't added to another, nor removed by others", async () => {
    const [one, other] = [await registerPerson(), await registerPerson()];
    const key = await newAuthenticator();
    await addTo(one.cookie, key);
    expect(await refusal(addTo(other.cookie, key))).toMatchObject({ code: "invalidInput" });
    await as(other.cookie, (ctx, viewer) => removePasskey(ctx, viewer, key.id));
    expect(await as(one.cookie, listPasskeys)).toHaveLength(1);
    expect(await mailsTo(other.email, "passkey_added")).toHaveLength(0);
    expect(await mailsTo(other.email, "passkey_removed")).toHaveLength(0);
  });

  test(`is one of ${PASSKEY_LIMITS.each} at most, also when many are added at once`, async () => {
    const { cookie, user } = await registerPerson();
    const row = `INSERT INTO passkeys (id, user_id, name, public_key, transports, counter, challenged_at)
      VALUES (?, ?, 'x', '{}', '[]', 0, 0)`;
    for (let place = 2; place < PASSKEY_LIMITS.each; place++) {
      await query(row, `${user.id}-${place}`, user.id);
    }
    const keys = await Promise.all([1, 2, 3, 4].map(() => newAuthenticator()));
    await Promise.allSettled(keys.map((key) => addTo(cookie, key)));
    expect(await as(cookie, listPasskeys)).toHaveLength(PASSKEY_LIMITS.each);
  });
});

describe("an answer is refused", () => {
  const lies = [
    ["another page's", { origin: "https://gifts.example.evil.example" }, "origin"],
    ["a page's in a frame of another site", { crossOrigin: true }, "origin"],
    ["another site's", { rpId: "evil.example" }, "rpId"],
    ["of another ceremony", { type: "webauthn.payment" }, "malformed"],
    ["to another challenge", { challenge: "AAAA" }, "challenge"],
    ["without anybody present", { isPresent: false }, "presence"],
    ["without its owner's consent", { isVerified: false }, "verification"],
  ] as const;

  test.each(lies)("that is %s, when signing in", async (_, lie, reason) => {
    const { cookie } = await registerPerson();
    const key = await newAuthenticator();
    await addTo(cookie, key);
    expect(await refusal(signInWith(key, lie))).toEqual(refused);
    expect(logged("passkey_refused")).toMatchObject([{ reason }]);
    expect(await isSignedIn(await signInWith(key))).toBe(true);
  });

  test.each(lies)("that is %s, when a passkey is added", async (_, lie) => {
    const { cookie } = await registerPerson();
    const key = await newAuthenticator();
    expect(await refusal(addTo(cookie, key, { lies: lie }))).toEqual(refused);
    expect(await as(cookie, listPasskeys)).toEqual([]);
  });

  test("that is made to add a passkey, when signing in, and the other way round", async () => {
    const { cookie } = await registerPerson();
    const key = await newAuthenticator();
    expect(await refusal(addTo(cookie, key, { lies: { type: "webauthn.get" } }))).toEqual(refused);
    await addTo(cookie, key);
    expect(await refusal(signInWith(key, { type: "webauthn.create" }))).toEqual(refused);
  });

  test("that is forged", async () => {
    const { cookie } = await registerPerson();
    for (const alg of ["ES256", "EdDSA", "RS256"] as const) {
      const key = await newAuthenticator({ alg });
      await addTo(cookie, key);
      expect(await refusal(signInWith(key, { isForged: true }))).toEqual(refused);
    }
  });

  test("that is sent twice, whether or not the passkey counts", async () => {
    const { cookie } = await registerPerson();
    for (const counts of [true, false]) {
      const key = await newAuthenticator({ counts });
      await addTo(cookie, key);
      const start = await as("", (ctx, viewer) => startCeremony(ctx, viewer, "signIn"));
      const credential = await key.get(start.options);
      const send = () =>
        as("", (ctx, viewer) => signInWithPasskey(ctx, viewer, credential, start.cookie));
      const both = await Promise.allSettled([send(), send()]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await refusal(send())).toEqual(refused);
    }
  });

  test("that counts back: a copy of the passkey", async () => {
    const { cookie } = await registerPerson();
    const key = await newAuthenticator();
    await addTo(cookie, key);
    await signInWith(key, { counter: 40 });
    for (const counter of [40, 39, 0]) {
      expect(await refusal(signInWith(key, { counter }))).toEqual(refused);
    }
    expect(logged("passkey_refused")).toMatchObject([
      { reason: "counter" },
      { reason: "counter" },
      { reason: "counter" },
    ]);
    expect(await isSignedIn(await signInWith(key, { counter: 41 }))).toBe(true);
  });

  test("that is somebody else's", async () => {
    const [one, other] = [await registerPerson(), await registerPerson()];
    const [key, theirs] = [await newAuthenticator(), await newAuthenticator()];
    await addTo(one.cookie, key);
    await addTo(other.cookie, theirs);
    // Signing in says whose passkey it is; proving must be by one's own.
    const handle = btoa(other.user.id).replace(/=+$/, "");
    expect(await refusal(signInWith(key, { userHandle: handle }))).toEqual(refused);
    expect(await refusal(prove(one.cookie, theirs))).toEqual(refused);
    expect(await refusal(signInWith(await newAuthenticator()))).toEqual(refused);
  });

  test("of a closed account", async () => {
    const { cookie, user } = await registerPerson();
    const key = await newAuthenticator();
    await addTo(cookie, key);
    await query("UPDATE users SET deleted_at = 1 WHERE id = ?", user.id);
    expect(await refusal(signInWith(key))).toEqual(refused);
  });
});

describe("a challenge", () => {
  const expired = { code: "passkeyExpired", fields: {} };
  const answerTo = async (cookie: string | null, later = 0) => {
    const { cookie: session } = await registerPerson();
    const key = await newAuthenticator();
    await addTo(session, key);
    const start = await as("", (ctx, viewer) => startCeremony(ctx, viewer, "signIn"));
    const credential = await key.get(start.options);
    const moved = later && vi.spyOn(Date, "now").mockReturnValue(Date.now() + later);
    const shown = cookie === "own" ? start.cookie : cookie;
    const work = as("", (ctx, viewer) => signInWithPasskey(ctx, viewer, credential, shown));
    try {
      return await refusal(work);
    } finally {
      if (moved) moved.mockRestore();
    }
  };

  test("counts from its own browser alone, unchanged, and for ten minutes", async () => {
    expect(await answerTo(null)).toEqual(expired);
    expect(await answerTo("signIn.1.x.y")).toEqual(expired);
    const { cookie } = await as("", (ctx, viewer) => startCeremony(ctx, viewer, "signIn"));
    expect(await answerTo(cookie.replace(/\.\d+\./, `.${Date.now() + 1}.`))).toEqual(expired);
    expect(await answerTo("own", PASSKEY_LIMITS.seconds * 1_000 + 1)).toEqual(expired);
  });

  test("of one purpose or account serves no other", async () => {
    const [one, other] = [await registerPerson(), await registerPerson()];
    const key = await newAuthenticator();
    await addTo(one.cookie, key);
    const start = await as(one.cookie, (ctx, viewer) => startCeremony(ctx, viewer, "prove"));
    const credential = await key.get(start.options);
    expect(
      await refusal(
        as("", (ctx, viewer) => signInWithPasskey(ctx, viewer, credential, start.cookie)),
      ),
    ).toEqual(expired);
    expect(
      await refusal(
        as(other.cookie, (ctx, viewer) => provePasskey(ctx, viewer, credential, start.cookie)),
      ),
    ).toEqual(expired);
    const add = await as(one.cookie, (ctx, viewer) => startCeremony(ctx, viewer, "add"));
    const made = await (await newAuthenticator()).create(add.options);
    expect(
      await refusal(
        as(other.cookie, (ctx, viewer) =>
          addPasskey(ctx, viewer, { credential: made, passkeyName: "x" }, add.cookie),
        ),
      ),
    ).toEqual(expired);
  });

  test("of a visitor writes no row", async () => {
    await as("", (ctx, viewer) => startCeremony(ctx, viewer, "signIn"));
    const counts = () =>
      query("SELECT (SELECT count(*) FROM settings) AS s, (SELECT count(*) FROM sessions) AS n");
    const before = await counts();
    for (let time = 0; time < 5; time++) {
      await as("", (ctx, viewer) => startCeremony(ctx, viewer, "signIn"));
    }
    expect(await counts()).toEqual(before);
  });

  test("is for the host that the person is on", async () => {
    const { options } = await as("", (ctx, viewer) => startCeremony(ctx, viewer, "signIn"));
    expect(options).toMatchObject({ rpId: new URL(ORIGIN).hostname, userVerification: "required" });
  });
});

test.each([
  ["an ordinary account's go", 0, 0],
  ["of staff they stay: a mailbox alone must not take them", 1, 1],
])("when a password is reset by mail, passkeys end: %s", async (_, isStaff, left) => {
  const { cookie, user, email } = await registerPerson();
  await query("UPDATE users SET is_staff = ? WHERE id = ?", isStaff, user.id);
  await addTo(cookie, await newAuthenticator());
  await call("POST", "/api/auth/forgot-password", { email });
  const [mail] = await query<{ text: string }>(
    "SELECT text FROM outbox WHERE recipient = ? AND template = 'password_reset'",
    email,
  );
  const token = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
  const body = { email, token, password: "brand new and long" };
  expect((await call("POST", "/api/auth/reset-password", body)).status).toBe(204);
  expect(await query("SELECT id FROM passkeys WHERE user_id = ?", user.id)).toHaveLength(left);
});

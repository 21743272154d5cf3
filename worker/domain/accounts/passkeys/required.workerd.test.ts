import { beforeEach, describe, expect, test } from "vitest";
import { PASSKEY_LIMITS, recoveryInput } from "#shared/accounts/passkeys/schema";
import { newAuthenticator } from "../../../testing/authenticator";
import {
  mailsTo,
  OWNER_PASSWORD,
  query,
  refusal,
  signIn,
  signInOwner,
} from "../../../testing/own-account";
import { addTo, as, prove, signInWith } from "../../../testing/passkeys";
import { call, PASSWORD, registerPerson, sessionOf } from "../../../testing/people";
import { listAudit } from "../../audit/audit.server";
import { listFeedbacks } from "../../feedback/feedback.server";
import { setSwitch } from "../../settings/turn-switch.server";
import { changeUsername, closeAccount } from "../profile.server";
import { removePasskey, startCeremony } from "./passkeys.server";
import { countRecoveryCodes, renewRecoveryCodes, useRecoveryCode } from "./recovery.server";

const rightsOf = (cookie: string) =>
  as(cookie, (_, { isStaff, isOwner, needsPasskey = false }) => ({
    isStaff,
    isOwner,
    needsPasskey,
  }));
const NO_RIGHTS = { isStaff: false, isOwner: false, needsPasskey: true };
const required = { code: "passkeyRequired", fields: {} };

/** A member of staff, signed in by password. */
async function registerStaff() {
  const person = await registerPerson();
  await query("UPDATE users SET is_staff = 1 WHERE id = ?", person.user.id);
  return person;
}

const require = (cookie: string, on = true) =>
  as(cookie, (ctx, viewer) => setSwitch(ctx, viewer, "passkeysRequired", on));
const codesOf = (cookie: string) => as(cookie, renewRecoveryCodes);
const spend = async (cookie: string, typed: string) => {
  const { code } = recoveryInput.parse({ code: typed });
  const { token } = await as(cookie, (ctx, viewer) => useRecoveryCode(ctx, viewer, code));
  return `__Host-session=${token}`;
};

/** The Owner with a passkey, in a session that showed it. */
async function ownerWithPasskey() {
  const key = await newAuthenticator();
  const cookie = await signInOwner();
  await addTo(cookie, key);
  return { key, cookie };
}

beforeEach(async () => {
  await query("DELETE FROM settings WHERE key LIKE 'security:%'");
  await query("DELETE FROM passkeys");
  await query("DELETE FROM recovery_codes");
});

describe("recovery codes", () => {
  test("are ten, shown once, kept as hashes, each good once", async () => {
    const { cookie, user, email } = await registerPerson();
    await addTo(cookie, await newAuthenticator());
    const codes = await codesOf(cookie);
    expect(new Set(codes).size).toBe(PASSKEY_LIMITS.codes);
    expect(codes.every((code) => /^([0-9a-z]{4}-){3}[0-9a-z]{4}$/.test(code))).toBe(true);
    const rows = await query("SELECT hash FROM recovery_codes WHERE user_id = ?", user.id);
    expect(rows).toHaveLength(PASSKEY_LIMITS.codes);
    expect(JSON.stringify(rows)).not.toContain(codes[0]);

    // Copied by hand, on a keyboard that knows better.
    const session = await spend(cookie, ` ${codes[3]?.toUpperCase().replaceAll("-", " – ")} `);
    expect(await as(session, countRecoveryCodes)).toBe(PASSKEY_LIMITS.codes - 1);
    expect(await mailsTo(email, "recovery_code_used")).toHaveLength(1);
    const wrong = { code: "invalidInput", fields: { code: "recoveryCodeWrong" } };
    expect(await refusal(spend(session, codes[3] ?? ""))).toEqual(wrong);
    expect(await mailsTo(email, "recovery_code_used")).toHaveLength(1);
  });

  test("of one moment are spent once", async () => {
    const { cookie } = await registerPerson();
    await addTo(cookie, await newAuthenticator());
    const [code = ""] = await codesOf(cookie);
    const both = await Promise.allSettled([spend(cookie, code), spend(cookie, code)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("that are renewed, or somebody else's, open nothing", async () => {
    const [one, other] = [await registerPerson(), await registerPerson()];
    await addTo(one.cookie, await newAuthenticator());
    const [old = ""] = await codesOf(one.cookie);
    const [fresh = ""] = await codesOf(one.cookie);
    expect(await refusal(spend(one.cookie, old))).toMatchObject({ code: "invalidInput" });
    expect(await refusal(spend(other.cookie, fresh))).toMatchObject({ code: "invalidInput" });
  });

  test("need a passkey and a recent sign-in, and go with the last passkey", async () => {
    const { cookie, user } = await registerPerson();
    expect(await refusal(codesOf(cookie))).toMatchObject({ fields: { codes: "passkeyFirst" } });
    const key = await newAuthenticator();
    await addTo(cookie, key);
    await codesOf(cookie);
    await query("UPDATE sessions SET verified_at = verified_at - 301 WHERE user_id = ?", user.id);
    expect(await refusal(codesOf(cookie))).toMatchObject({ code: "reauthRequired" });
    const session = await signInWith(key);
    await as(session, (ctx, viewer) => removePasskey(ctx, viewer, key.id));
    expect(await as(session, countRecoveryCodes)).toBe(0);
  });
});

describe("while passkeys are required of staff and the Owner", () => {
  test("a password alone gives staff and the Owner no rights, on pages and in the API", async () => {
    const staff = await registerStaff();
    const owner = await ownerWithPasskey();
    await codesOf(owner.cookie);
    expect((await rightsOf(staff.cookie)).isStaff).toBe(true);
    await require(owner.cookie);

    const byPassword = await signInOwner();
    for (const cookie of [staff.cookie, byPassword]) {
      expect(await rightsOf(cookie)).toEqual(NO_RIGHTS);
      expect(await refusal(as(cookie, (ctx, viewer) => listFeedbacks(ctx, viewer, {})))).toEqual(
        required,
      );
      const answer = await call("GET", "/api/staff/feedbacks", undefined, { cookie });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "passkeyRequired" });
    }
    const login = await signIn("Owner", OWNER_PASSWORD);
    expect(await login.json()).toMatchObject({ isStaff: false });
    // Everybody else, and the rest of the shop, is as it was.
    expect((await signIn(staff.username)).status).toBe(200);
    expect(await rightsOf(owner.cookie)).toMatchObject({ isOwner: true, needsPasskey: false });
    expect(await rightsOf(await signInWith(owner.key))).toMatchObject({ isOwner: true });
    expect(await rightsOf(await prove(byPassword, owner.key))).toMatchObject({ isOwner: true });
  });

  test("staff without a passkey add one, and those with one can't add another by password", async () => {
    const staff = await registerStaff();
    const owner = await ownerWithPasskey();
    await codesOf(owner.cookie);
    await require(owner.cookie);
    const key = await newAuthenticator();
    await addTo(staff.cookie, key);
    expect(await rightsOf(staff.cookie)).toMatchObject({ isStaff: true, needsPasskey: false });

    const stolen = sessionOf(await signIn(staff.username, PASSWORD));
    expect(await refusal(as(stolen, (ctx, viewer) => startCeremony(ctx, viewer, "add")))).toEqual(
      required,
    );
    expect(await refusal(addTo(stolen, await newAuthenticator()))).toEqual(required);
    expect(await refusal(codesOf(stolen))).toEqual(required);
    expect(await refusal(as(stolen, (ctx, viewer) => removePasskey(ctx, viewer, key.id)))).toEqual(
      required,
    );
  });

  test("a recovery code stands in for the passkey", async () => {
    const owner = await ownerWithPasskey();
    const [code = ""] = await codesOf(owner.cookie);
    await require(owner.cookie);
    const session = await spend(await signInOwner(), code);
    expect(await rightsOf(session)).toMatchObject({ isOwner: true, needsPasskey: false });
    // From here on the lost one is replaced.
    await addTo(session, await newAuthenticator());
  });

  test("the Owner's account is still the Owner's: it keeps its name and stays", async () => {
    const owner = await ownerWithPasskey();
    await codesOf(owner.cookie);
    await require(owner.cookie);
    const stolen = await signInOwner();
    expect(
      await refusal(as(stolen, (ctx, viewer) => changeUsername(ctx, viewer, "Somebody"))),
    ).toMatchObject({ code: "forbidden" });
    const close = { confirm: "Owner", password: OWNER_PASSWORD };
    expect(
      await refusal(as(stolen, (ctx, viewer) => closeAccount(ctx, viewer, close))),
    ).toMatchObject({ code: "forbidden" });
  });
});

describe("the switch can't lock the Owner out", () => {
  const first = { code: "invalidInput", fields: { name: "ownerPasskeyFirst" } };

  test("it is turned on only with a passkey and recovery codes of the Owner's own", async () => {
    const cookie = await signInOwner();
    expect(await refusal(require(cookie))).toEqual(first);
    await addTo(cookie, await newAuthenticator());
    expect(await refusal(require(cookie))).toEqual(first);
    await codesOf(cookie);
    await require(cookie);
  });

  test("it asks for a recent sign-in, both ways", async () => {
    const { cookie } = await ownerWithPasskey();
    await codesOf(cookie);
    await query("UPDATE sessions SET verified_at = verified_at - 301");
    expect(await refusal(require(cookie))).toMatchObject({ code: "reauthRequired" });
    expect(await refusal(require(cookie, false))).toMatchObject({ code: "reauthRequired" });
  });

  test("the Owner's last passkey stays while it is on", async () => {
    const { cookie, key } = await ownerWithPasskey();
    await codesOf(cookie);
    await require(cookie);
    const remove = (id: string) => as(cookie, (ctx, viewer) => removePasskey(ctx, viewer, id));
    expect(await refusal(remove(key.id))).toMatchObject({ fields: { passkey: "passkeyLast" } });
    const other = await newAuthenticator();
    await addTo(cookie, other);
    await remove(key.id);
    await require(cookie, false);
    await remove(other.id);
  });
});

test("what staff and the Owner do to sign in is in the audit log, and nobody else's", async () => {
  const { cookie, key } = await ownerWithPasskey();
  const [code = ""] = await codesOf(cookie);
  await signInWith(key);
  await spend(cookie, code);
  const staff = await registerStaff();
  await signIn(staff.username);
  const person = await registerPerson();
  const own = await newAuthenticator();
  await addTo(person.cookie, own);
  await signInWith(own);
  await signIn(person.username);

  const { entries } = await as(await signInOwner(), (ctx, viewer) =>
    listAudit(ctx, viewer, { about: "account" }),
  );
  const logged = entries.map(({ action, actorName, after }) => [action, actorName, after?.how]);
  expect(logged.slice(0, 6)).toEqual([
    ["ownerSignedIn", "Owner", "password"],
    ["staffSignedIn", staff.username, "password"],
    ["recoveryCodeUsed", "Owner", undefined],
    ["ownerSignedIn", "Owner", "passkey"],
    ["recoveryCodesRenewed", "Owner", undefined],
    ["passkeyAdded", "Owner", undefined],
  ]);
  expect(logged.map(([, actor]) => actor)).not.toContain(person.username);
  const secret =
    "SELECT username AS name FROM audit_log JOIN users ON users.id = actor_id WHERE action = 'ownerSecretUsed'";
  expect(await query(secret)).toEqual([{ name: "Owner" }]);
});

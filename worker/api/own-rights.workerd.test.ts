/** What nobody does to themselves, nor to the Owner; and nobody becomes the Owner. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { Person } from "#shared/accounts/people/schema";
import type { DomainError } from "#shared/errors";
import { revealHash } from "../domain/accounts/people/people.server";
import { changeUsername, closeAccount } from "../domain/accounts/profile.server";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { testCtx } from "../testing/ctx";
import { signInOwner } from "../testing/owner";
import { call, PASSWORD, registerPerson } from "../testing/people";

let owner: Awaited<ReturnType<typeof signInOwner>>;
let staff: Awaited<ReturnType<typeof registerPerson>>;

beforeAll(async () => {
  owner = await signInOwner();
  staff = await registerPerson({ username: "right hand" });
  await call("PATCH", `/api/users/${staff.user.id}/toggle-staff`, undefined, owner);
});

const { ctx } = testCtx();
const viewerOf = ({ cookie }: { cookie: string }) => findViewer(ctx, cookie.split("=")[1] ?? "");
const refusal = async (work: Promise<unknown>) =>
  (await work.then(
    () => null,
    (error) => error,
  )) as DomainError | null;

const changes: [string, (id: string) => [string, string, unknown?]][] = [
  ["staff rights", (id) => ["PATCH", `/api/users/${id}/toggle-staff`]],
  ["premium", (id) => ["POST", "/api/dev/toggle-premium", { userId: id }]],
  ["the account", (id) => ["DELETE", `/api/users/${id}`]],
];
const everything = async () =>
  (await env.DB.prepare("SELECT * FROM users ORDER BY id").all()).results;

describe.each(changes)("%s", (_, changeOf) => {
  test.each([
    ["the Owner's, by the Owner", () => [owner.cookie, owner.id]],
    ["the Owner's, by staff", () => [staff.cookie, owner.id]],
    ["staff's, by themselves", () => [staff.cookie, staff.user.id]],
  ])("%s: refused, and nothing changes", async (_who, pair) => {
    const before = await everything();
    const [cookie = "", id = ""] = pair();
    const [method, path, body] = changeOf(id);
    expect((await call(method, path, body, { cookie })).status).toBe(403);
    expect(await everything()).toEqual(before);
  });
});

test("the Owner neither closes the account nor gives up its name, and gets in afterwards", async () => {
  const viewer = await viewerOf(owner);
  const close = closeAccount(ctx, viewer, { confirm: "Owner", password: owner.password });
  expect(await refusal(close)).toMatchObject({ code: "forbidden" });
  expect(await refusal(changeUsername(ctx, viewer, "somebody"))).toMatchObject({
    code: "forbidden",
  });
  const again = await signInOwner();
  expect(again.id).toBe(owner.id);
  expect((await call("GET", "/api/dev/switches", undefined, again)).status).toBe(200);
});

test.each([
  "Owner",
  "OWNER",
  " owner ",
  "0wner",
  "Оwner",
  "Ｏｗｎｅｒ",
  "o.w.n.e.r",
  "ovvner",
  "Öwnér",
])("staff don't become the Owner as “%s”", async (username) => {
  const viewer = await viewerOf(staff);
  expect(await refusal(changeUsername(ctx, viewer, username))).toMatchObject({ code: "taken" });
  const form = { username, email: "another@example.com", password: PASSWORD };
  const registered = await call("POST", "/api/register", form, staff);
  expect([400, 409]).toContain(registered.status);
  expect((await call("GET", "/api/dev/switches", undefined, staff)).status).toBe(403);
});

describe("hashes", () => {
  test("staff see no part of one, nor that there are any", async () => {
    const people = await (await call("GET", "/api/users", undefined, staff)).json<Person[]>();
    expect(people.length).toBeGreaterThan(1);
    for (const person of people) expect(Object.keys(person)).not.toContain("password");
  });

  test("are shown to the Owner alone, who says the password again", async () => {
    const asked = { userId: staff.user.id, password: PASSWORD };
    const byStaff = revealHash(ctx, await viewerOf(staff), asked);
    expect(await refusal(byStaff)).toMatchObject({ code: "forbidden" });
    const byWrongWord = revealHash(ctx, await viewerOf(owner), asked);
    expect(await refusal(byWrongWord)).toMatchObject({ code: "invalidInput" });
    const shown = await revealHash(ctx, await viewerOf(owner), {
      ...asked,
      password: owner.password,
    });
    expect(shown).toMatch(/^\$scrypt\$/);
  });
});

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { AUDIT_PAGE } from "#shared/audit/schema";
import { VISITOR } from "#shared/viewer";
import { insertAudit } from "../../db/audit";
import { users } from "../../db/tables";
import { testCtx } from "../../testing/ctx";
import { registerPerson } from "../../testing/people";
import { OWNER, STAFF } from "../../testing/viewers";
import { composeAudit, listAudit } from "./audit.server";

/** Gives somebody staff rights and notes it, as a service would. */
async function makeStaff(id: string) {
  const { ctx } = testCtx();
  const target = { type: "user" as const, id };
  const entry = composeAudit(ctx, OWNER, {
    action: "staffGiven",
    target,
    before: { isStaff: false },
    after: { isStaff: true, note: "it's “quoted”" },
  });
  await ctx.db.batch([
    ctx.db.update(users).set({ isStaff: true }).where(eq(users.id, id)),
    insertAudit(ctx.db, entry),
  ]);
}

test("an action leaves one entry with who, what, when, before and after", async () => {
  const { user } = await registerPerson();
  const { id } = OWNER.account ?? {};
  await makeStaff(user.id);
  const { ctx } = testCtx();
  const { entries } = await listAudit(ctx, OWNER);
  expect(entries[0]).toMatchObject({
    actorId: id,
    // This Owner has no account in the database, as if it were erased.
    actorName: null,
    action: "staffGiven",
    targetId: user.id,
    targetName: user.username,
    before: { isStaff: false },
    after: { isStaff: true, note: "it's “quoted”" },
  });
  expect(entries[0]?.createdAt).toBeGreaterThan(1_700_000_000);
});

test("an action that changed nothing leaves no audit entry", async () => {
  const { ctx } = testCtx();
  const before = await listAudit(ctx, OWNER);
  await makeStaff("nobody");
  expect(await listAudit(ctx, OWNER)).toEqual(before);
});

test("only the Owner reads the audit log", async () => {
  const { ctx } = testCtx();
  await expect(listAudit(ctx, VISITOR)).rejects.toMatchObject({ code: "signInRequired" });
  await expect(listAudit(ctx, STAFF)).rejects.toMatchObject({ code: "forbidden" });
});

test.each(["account", "user", "feedback", "request", "comment"] as const)(
  "no entry about a person's %s keeps a name or words of theirs, whoever gives them",
  (type) => {
    const target = { type, id: "x", name: "My name is Jane Roe, 555-0199" };
    const entry = composeAudit(testCtx().ctx, OWNER, { action: "feedbackHandled", target });
    expect(JSON.stringify(entry)).not.toContain("Jane");
    expect(entry.targetName).toBe("");
  },
);

test("audit entries can't be changed or deleted", async () => {
  await expect(env.DB.prepare("DELETE FROM audit_log").run()).rejects.toThrow(/only added to/);
  await expect(env.DB.prepare("UPDATE audit_log SET action = 'x'").run()).rejects.toThrow(
    /only added to/,
  );
});

test("a page of a long log reads its own rows alone, and pages join without gaps", async () => {
  const insert = env.DB.prepare(
    `INSERT INTO audit_log (actor_id, action, target_type, target_id, target_name)
     VALUES ('o', 'switchTurned', 'switch', ?, 'x')`,
  );
  await env.DB.batch(Array.from({ length: 100 }, (_, place) => insert.bind(String(place))));
  const seen: number[] = [];
  let before: number | undefined;
  for (;;) {
    const { ctx, meter } = testCtx();
    const page = await listAudit(ctx, OWNER, { before });
    expect(meter?.rowsRead).toBeLessThanOrEqual(AUDIT_PAGE + 1);
    seen.push(...page.entries.map(({ id }) => id));
    if (!page.next) break;
    before = page.next;
  }
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(101);
});

/** A party's timeline: planned, changed by its host, and within the budget of reads. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { addDays } from "#shared/party/plans/place-clock";
import { TEMPLATES } from "#shared/party/timeline/rules";
import { TASK_LIMITS } from "#shared/party/timeline/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { testCtx } from "../../../testing/ctx";
import { as, query, refusal } from "../../../testing/own-account";
import { registerPerson } from "../../../testing/people";
import { hostWithTimeline, premiumHost, today } from "../../../testing/timeline";
import { findParty, listParties, updateParty } from "../plans/plans.server";
import { exportCalendar, renewFeed } from "./calendar.server";
import { addTask, deleteTask, openTimeline, restoreTask, updateTask } from "./timeline.server";

const { made, host, newParty, open } = hostWithTimeline();
const find = async (title: string) => {
  const task = (await open()).tasks.find((one) => one.title === title);
  if (!task) throw new Error(`no task ${title}`);
  return task;
};

describe("the timeline", () => {
  test("is planned by the first visits, however many come at once", async () => {
    const visits = await Promise.all(Array.from({ length: 8 }, open));
    const count = Object.keys(TEMPLATES.birthday).length;
    for (const { tasks } of visits) expect(tasks).toHaveLength(count);
    const rows = await query("SELECT id FROM party_tasks WHERE party_id = ?", made.partyId);
    expect(rows).toHaveLength(count);
    expect(visits[0]?.tasks.every(({ title }) => !title.includes("templates."))).toBe(true);
  });

  test("takes checks, words, days and tasks of the host's own", async () => {
    const { id } = await find("Order the cake, or pick the recipe");
    const day = addDays(today, 3);
    await host((ctx, viewer) =>
      updateTask(ctx, viewer, made.partyId, id, { title: "Bake it", dueOn: day }),
    );
    await host((ctx, viewer) => updateTask(ctx, viewer, made.partyId, id, { isDone: true }));
    expect(await find("Bake it")).toMatchObject({ id, dueOn: day, isDone: true });
    await host((ctx, viewer) => updateTask(ctx, viewer, made.partyId, id, { isDone: false }));
    expect((await open()).done).toBe(0);
    await host((ctx, viewer) =>
      addTask(ctx, viewer, made.partyId, { title: "Borrow chairs", dueOn: day }),
    );
    expect(await find("Borrow chairs")).toMatchObject({ dueOn: day, isTemplate: false });
  });

  test("never plans again what was deleted, and brings it back on request", async () => {
    const cake = await find("Order the cake, or pick the recipe");
    const chairs = await host((ctx, viewer) =>
      addTask(ctx, viewer, made.partyId, { title: "Borrow chairs", dueOn: today }),
    );
    const total = (await open()).tasks.length;
    for (const { id } of [cake, chairs]) {
      await host((ctx, viewer) => deleteTask(ctx, viewer, made.partyId, id));
      await host(async (ctx, viewer) =>
        expect(await refusal(deleteTask(ctx, viewer, made.partyId, id))).toMatchObject({
          code: "notFound",
        }),
      );
    }
    expect((await open()).tasks).toHaveLength(total - 2);
    for (const task of [cake, chairs, cake, chairs]) {
      await host((ctx, viewer) => restoreTask(ctx, viewer, made.partyId, task.id, task));
    }
    expect((await open()).tasks).toHaveLength(total);
    expect(await find(cake.title)).toEqual(cake);
    expect(await find("Borrow chairs")).toEqual(chairs);
  });

  test("follows the party to another day, but for what was moved or done", async () => {
    const before = await open();
    const done = await find("Write the guest list");
    const moved = await find("Send the invitations");
    const movedTo = addDays(moved.dueOn, 1);
    await host((ctx, viewer) => updateTask(ctx, viewer, made.partyId, done.id, { isDone: true }));
    await host((ctx, viewer) =>
      updateTask(ctx, viewer, made.partyId, moved.id, { title: moved.title, dueOn: movedTo }),
    );
    // The same day sent along with other words moves nothing.
    const cake = await find("Order the cake, or pick the recipe");
    await host((ctx, viewer) =>
      updateTask(ctx, viewer, made.partyId, cake.id, { title: "Cake", dueOn: cake.dueOn }),
    );
    const eventDate = addDays(before.party.eventDate, 10);
    await host((ctx, viewer) => updateParty(ctx, viewer, made.partyId, { eventDate }));
    const after = new Map((await open()).tasks.map((task) => [task.id, task.dueOn]));
    for (const { id, dueOn } of before.tasks) {
      const expected = id === done.id ? dueOn : id === moved.id ? movedTo : addDays(dueOn, 10);
      expect(after.get(id)).toBe(expected);
    }
  });

  test("of another type keeps what was touched and plans the rest anew", async () => {
    const cake = await find("Order the cake, or pick the recipe");
    const theDay = await find("Pick up the cake and welcome everyone");
    await host((ctx, viewer) => updateTask(ctx, viewer, made.partyId, theDay.id, { isDone: true }));
    await host((ctx, viewer) => updateParty(ctx, viewer, made.partyId, { eventType: "corporate" }));
    const { tasks } = await open();
    const titles = tasks.map(({ title }) => title);
    expect(titles).toContain(theDay.title);
    expect(titles).not.toContain(cake.title);
    expect(titles).toContain("Test sound, screen and slides");
    expect(tasks).toHaveLength(Object.keys(TEMPLATES.corporate).length + 1);
  });

  test("holds as many tasks of one's own as fit, also of forty at once", async () => {
    const add = (ctx: Ctx, viewer: Viewer) =>
      addTask(ctx, viewer, made.partyId, { title: "More", dueOn: today });
    const tries = Array.from({ length: 40 }, () =>
      host(add).then(
        () => 1,
        () => 0,
      ),
    );
    const added = (await Promise.all(tries)).reduce<number>((sum, one) => sum + one, 0);
    expect(added).toBe(TASK_LIMITS.own);
    expect((await open()).mayAdd).toBe(false);
    await host(async (ctx, viewer) =>
      expect(await refusal(add(ctx, viewer))).toEqual({
        code: "invalidInput",
        fields: { title: "tasksFull" },
      }),
    );
  });

  test("is nobody else's", async () => {
    const { tasks } = await open();
    const [task] = tasks;
    const stranger = await premiumHost();
    const calls = (id: string) => [
      (ctx: Ctx, viewer: Viewer) => openTimeline(ctx, viewer, made.partyId),
      (ctx: Ctx, viewer: Viewer) =>
        addTask(ctx, viewer, made.partyId, { title: "x", dueOn: today }),
      (ctx: Ctx, viewer: Viewer) => updateTask(ctx, viewer, made.partyId, id, { isDone: true }),
      (ctx: Ctx, viewer: Viewer) => deleteTask(ctx, viewer, made.partyId, id),
      (ctx: Ctx, viewer: Viewer) =>
        restoreTask(ctx, viewer, made.partyId, id, { title: "x", dueOn: today, isDone: false }),
      (ctx: Ctx, viewer: Viewer) => exportCalendar(ctx, viewer, made.partyId),
      (ctx: Ctx, viewer: Viewer) => renewFeed(ctx, viewer, made.partyId),
    ];
    const codeOf = (who: string, call: (ctx: Ctx, viewer: Viewer) => Promise<unknown>) =>
      as(
        who,
        async (ctx, viewer) =>
          (await refusal(Promise.resolve().then(() => call(ctx, viewer)))).code,
      );
    const plain = await registerPerson({ username: `plain ${crypto.randomUUID().slice(0, 8)}` });
    for (const call of calls(task?.id ?? "")) {
      expect(await codeOf(stranger.cookie, call)).toBe("notFound");
      expect(await codeOf(plain.cookie, call)).toBe("premiumRequired");
      expect(await codeOf("x=", call)).toBe("signInRequired");
    }
    // A task of one party can't be reached through another one of the same host.
    const other = await newParty();
    await host(async (ctx, viewer) =>
      expect(
        (await refusal(updateTask(ctx, viewer, other.id, task?.id ?? "", { isDone: true }))).code,
      ).toBe("notFound"),
    );
    expect((await open()).tasks).toEqual(tasks);
  });
});

test("hub and timeline stay within the budget with thirty parties and a full timeline", async () => {
  for (let n = 1; n < 30; n++) {
    await newParty({ eventDate: addDays(today, 100 + n) });
  }
  await open();
  for (let n = 0; n < TASK_LIMITS.own; n++) {
    await host((ctx, viewer) =>
      addTask(ctx, viewer, made.partyId, { title: `${n}`, dueOn: today }),
    );
  }
  // More than the service accepts, as an import might: the page still reads what it shows.
  await env.DB.prepare(
    `INSERT INTO party_tasks (id, party_id, title, due_on, is_moved, created_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
     SELECT 'x' || i || ?1, ?1, 'Task', '2031-01-01', 1, 0 FROM n`,
  )
    .bind(made.partyId)
    .run();
  const viewer = await host((_, who) => who);
  const pages: ((ctx: Ctx) => Promise<unknown>)[] = [
    (ctx) => Promise.all([findParty(ctx, viewer, made.partyId), listParties(ctx, viewer)]),
    async (ctx) => {
      await findParty(ctx, viewer, made.partyId);
      await openTimeline(ctx, viewer, made.partyId);
    },
  ];
  for (const page of pages) {
    const { ctx, meter } = testCtx();
    await page(ctx);
    // The session's query and the switch that the section asks for come on top.
    expect(meter?.queries).toBeLessThanOrEqual(6);
    expect(meter?.rowsRead).toBeLessThanOrEqual(54);
  }
});

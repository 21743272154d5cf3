/** What full pages of people cost: queries and rows read. */
import { expect, test } from "vitest";
import { EMPTY_BRIEF } from "#shared/brief/schema";
import { addDays } from "#shared/party/plans/place-clock";
import { GIVEN_LIMITS, OCCASION_LIMITS } from "#shared/people/limits";
import { personInput } from "#shared/people/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { testCtx } from "../../testing/ctx";
import { as, query } from "../../testing/own-account";
import { registerPerson } from "../../testing/people";
import { findViewer } from "../accounts/sessions/sessions.server";
import { getGifts } from "../catalogue/catalogue.server";
import { listGiven, listUnrated } from "./giving/giving.server";
import { getReminders, listDates, listDatesOf } from "./occasions/occasions.server";
import { addPerson, getPerson, listPeople, nameOfDeleted } from "./people.server";
import { getTasteLink, listAnswered } from "./taste/taste.server";

const today = new Date().toISOString().slice(0, 10);

test("full pages cost at most eight queries and sixty rows", async () => {
  const { cookie, user } = await registerPerson();
  const { id: ana } = await as(cookie, (ctx, viewer) =>
    addPerson(ctx, viewer, personInput.parse({ name: "Ana" })),
  );
  const userId = user.id;
  const brief = JSON.stringify(EMPTY_BRIEF);
  const facts = '{"serves":[],"kinds":[],"words":[]}';
  for (let n = 0; n < 60; n++) {
    await query(
      "INSERT INTO people (id, user_id, name, name_key, brief) VALUES (?, ?, 'x', ?, ?)",
      `${userId}-${n}`,
      userId,
      `x${n}`,
      brief,
    );
    const date = addDays(today, n);
    const whose = n < OCCASION_LIMITS.person ? ana : `${userId}-${n}`;
    await query(
      `INSERT INTO person_occasions (id, person_id, user_id, kind, month_day, next_on)
       VALUES (?, ?, ?, 'christmas', ?, ?)`,
      `${userId}-${n}`,
      whose,
      userId,
      date.slice(5),
      date,
    );
    await query(
      `INSERT INTO taste_links (person_id, user_id, token_hash, asked, giver, answers, answered_at,
         expires_at)
       VALUES (?1, ?2, ?1, 'self', '', '{"likes":"tea"}', 1, 9999999999)`,
      `${userId}-${n}`,
      userId,
    );
    await query(
      `INSERT INTO person_gifts (id, person_id, user_id, title, given_on, facts)
       VALUES (?, ?, ?, 'x', ?, ?)`,
      `${userId}-${n}`,
      ana,
      userId,
      addDays(today, -n),
      facts,
    );
  }
  const pages: Record<string, (ctx: Ctx, viewer: Viewer) => Promise<unknown>> = {
    people: (ctx, viewer) =>
      Promise.all([
        listPeople(ctx, viewer, `${userId}-20`),
        listDates(ctx, viewer, { size: OCCASION_LIMITS.next }),
        listUnrated(ctx, viewer),
        listAnswered(ctx, viewer),
        nameOfDeleted(ctx, viewer, ana),
      ]),
    person: (ctx, viewer) =>
      Promise.all([
        getPerson(ctx, viewer, ana),
        listDatesOf(ctx, viewer, ana),
        listGiven(ctx, viewer, ana, `${userId}-20`),
        getTasteLink(ctx, viewer, ana),
      ]),
    dates: (ctx, viewer) =>
      Promise.all([
        listDates(ctx, viewer, { after: `${userId}-5`, size: OCCASION_LIMITS.page }),
        getReminders(ctx, viewer),
      ]),
    give: (ctx, viewer) =>
      Promise.all([
        getGifts(ctx, [7]),
        listPeople(ctx, viewer, `${userId}-20`, GIVEN_LIMITS.choices),
      ]),
  };
  const costs: { name: string; queries: number; rows: number }[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const { ctx, meter } = testCtx("zh");
    await page(ctx, await findViewer(ctx, cookie.split("=")[1] ?? ""));
    costs.push({ name, queries: meter.queries, rows: meter.rowsRead });
  }
  expect(costs.filter(({ queries, rows }) => queries > 8 || rows > 60)).toEqual([]);
});

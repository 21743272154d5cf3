/** A party's calendar: the file as it reads back, and the feed with its token. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { addDays } from "#shared/party/plans/place-clock";
import { testCtx } from "../../../testing/ctx";
import { refusal } from "../../../testing/own-account";
import { hostWithTimeline, today } from "../../../testing/timeline";
import { updateParty } from "../plans/plans.server";
import { exportCalendar, readFeed, renewFeed } from "./calendar.server";
import { addTask } from "./timeline.server";

const { made, host, open } = hostWithTimeline();

type Parsed = Record<string, string>;

/** Unfolds and unescapes a calendar as RFC 5545 §3.1 and §3.3.11 say. */
function parse(text: string): { calendar: Parsed; events: Parsed[] } {
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const calendar: Parsed = {};
  const events: Parsed[] = [];
  let current = calendar;
  for (const line of text.replaceAll("\r\n ", "").split("\r\n")) {
    const colon = line.indexOf(":");
    const [key, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (line === "BEGIN:VEVENT") {
      current = {};
      events.push(current);
    } else if (line === "END:VEVENT") current = calendar;
    else
      current[key] = value.replace(/\\([\\;,nN])/g, (_, mark) => (/n/i.test(mark) ? "\n" : mark));
  }
  return { calendar, events };
}

describe("the calendar", () => {
  test("reads back as it was meant, party and tasks", async () => {
    const title = "Ask: chairs, tables; a \\ and “quotes” 椅子 ".repeat(2).trim();
    await host((ctx, viewer) => addTask(ctx, viewer, made.partyId, { title, dueOn: "2030-02-28" }));
    await host((ctx, viewer) =>
      updateParty(ctx, viewer, made.partyId, {
        description: "One\nTwo",
        eventDate: addDays(today, 99),
      }),
    );
    const { tasks } = await open();
    const { text } = await host((ctx, viewer) => exportCalendar(ctx, viewer, made.partyId));
    const { calendar, events } = parse(text);
    expect(calendar.VERSION).toBe("2.0");
    expect(events).toHaveLength(tasks.length + 1);
    const party = events.find(({ SUMMARY }) => SUMMARY === "Grandma turns 80");
    expect(party?.LOCATION).toBe("Rue de l’Église 5, Paris; garden");
    expect(party?.DESCRIPTION).toBe("One\nTwo");
    const [start = ""] = Object.entries(party ?? {}).flatMap(([key, value]) =>
      key.startsWith("DTSTART") ? [`${key}=${value}`] : [],
    );
    // By the clock of Paris, which is an hour or two ahead of UTC.
    expect(start).toMatch(/^DTSTART=\d{8}T1[67]3000Z$/);
    const own = events.find((one) => one.SUMMARY === title);
    expect(own).toMatchObject({
      "DTSTART;VALUE=DATE": "20300228",
      "DTEND;VALUE=DATE": "20300301",
      TRANSP: "TRANSPARENT",
    });
    const uids = events.map(({ UID }) => UID);
    expect(new Set(uids).size).toBe(uids.length);
    const again = await host((ctx, viewer) => exportCalendar(ctx, viewer, made.partyId));
    expect(parse(again.text).events.map(({ UID }) => UID)).toEqual(uids);
  });

  const feed = (token: string) => readFeed(testCtx("fr").ctx, token);

  test("is fed to whoever has the token, in the host's language, until it is made anew", async () => {
    await open();
    const { events } = parse(await feed(made.feedToken));
    expect(events.map(({ SUMMARY }) => SUMMARY)).toContain("Send the invitations");
    await host((ctx, viewer) => renewFeed(ctx, viewer, made.partyId));
    expect((await refusal(feed(made.feedToken))).code).toBe("notFound");
    const { party } = await open();
    expect(party.feedToken).not.toBe(made.feedToken);
    expect(parse(await feed(party.feedToken)).events).toHaveLength(events.length);
  });

  test.each([
    ["", ""],
    ["'", "short"],
    ["%", "x".repeat(43)],
  ])("%s no other token opens one", async (_, token) => {
    expect((await refusal(feed(token))).code).toBe("notFound");
  });

  test("closes with premium, with the account, and with party planning", async () => {
    const set = (sql: string) => env.DB.prepare(sql).bind(made.userId).run();
    await set("UPDATE users SET is_premium = 0 WHERE id = ?");
    expect((await refusal(feed(made.feedToken))).code).toBe("notFound");
    await set("UPDATE users SET is_premium = 1 WHERE id = ?");
    expect(await feed(made.feedToken)).toContain("VCALENDAR");
    await set("UPDATE users SET deleted_at = 1 WHERE id = ?");
    expect((await refusal(feed(made.feedToken))).code).toBe("notFound");
  });
});

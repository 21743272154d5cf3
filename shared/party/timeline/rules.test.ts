import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayAt, daysBetween, momentOf } from "../plans/place-clock";
import { EVENT_TYPES, partyChange, partyInput } from "../plans/schema";
import { groupTasks, planTasks, TEMPLATES } from "./rules";
import { TASK_TEMPLATES } from "./schema";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const eventType = fc.constantFrom(...EVENT_TYPES);

describe("planTasks", () => {
  test.each(EVENT_TYPES)("%s comes with twelve to twenty tasks, in order, each known", (type) => {
    const templates = Object.entries(TEMPLATES[type]);
    expect(templates.length).toBeGreaterThanOrEqual(12);
    expect(templates.length).toBeLessThanOrEqual(20);
    expect(templates.map(([, before]) => before)).toEqual(
      templates.map(([, before]) => before).toSorted((one, other) => other - one),
    );
    for (const [name] of templates) expect(TASK_TEMPLATES).toContain(name);
  });

  test("every template belongs to some type", () => {
    const used = new Set(EVENT_TYPES.flatMap((type) => Object.keys(TEMPLATES[type])));
    expect([...used].toSorted()).toEqual(TASK_TEMPLATES.toSorted());
  });

  test("with time enough every task stands where its template says", () => {
    const plan = planTasks({ eventType: "wedding", eventDate: "2028-06-10" }, "2027-01-01");
    for (const { template, dueOn } of plan) {
      expect(daysBetween(dueOn, "2028-06-10")).toBe(TEMPLATES.wedding[template]);
    }
    expect(plan).toHaveLength(Object.keys(TEMPLATES.wedding).length);
  });

  test("with two weeks left the last week keeps its days", () => {
    const plan = planTasks({ eventType: "birthday", eventDate: "2027-03-15" }, "2027-03-01");
    expect(plan.find(({ template }) => template === "groceries")?.dueOn).toBe("2027-03-13");
    expect(plan.find(({ template }) => template === "headcount")?.dueOn).toBe("2027-03-10");
    expect(plan.find(({ template }) => template === "theme")?.dueOn).toBe("2027-03-01");
  });

  test("nothing in the past, nothing late, order kept, whatever the day", () => {
    fc.assert(
      fc.property(eventType, day, fc.integer({ min: -60, max: 800 }), (type, today, lead) => {
        const eventDate = addDays(today, lead);
        const plan = planTasks({ eventType: type, eventDate }, today);
        const order = Object.keys(TEMPLATES[type]);
        const places = plan.map(({ template }) => order.indexOf(template));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        const days = plan.map(({ dueOn }) => dueOn);
        expect(days).toEqual(days.toSorted());
        for (const { template, dueOn } of plan) {
          expect(dueOn >= today).toBe(true);
          const before = TEMPLATES[type][template] ?? 0;
          if (before >= 0) expect(dueOn <= eventDate).toBe(true);
          else expect(daysBetween(eventDate, dueOn)).toBe(-before);
          expect(daysBetween(dueOn, eventDate)).toBeLessThanOrEqual(before);
        }
        if (lead >= 0) expect(plan).toHaveLength(order.length);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("groupTasks", () => {
  const task = fc.record({ dueOn: day, isDone: fc.boolean() });

  test("loses nothing, repeats nothing, and leaves no group empty", () => {
    fc.assert(
      fc.property(fc.array(task), day, day, (unsorted, today, eventDate) => {
        const tasks = unsorted.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
        const groups = groupTasks(tasks, { today, eventDate });
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        expect(groups.every((group) => group.tasks.length > 0)).toBe(true);
        const shown = groups.flatMap((group) => group.tasks);
        expect(shown).toHaveLength(tasks.length);
        expect(new Set(shown)).toEqual(new Set(tasks));
        const open = groups.filter(({ key }) => key !== "done" && key !== "after");
        const days = open.flatMap((group) => group.tasks.map(({ dueOn }) => dueOn));
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  test("names them by how soon they are", () => {
    const on = (dueOn: string, isDone = false) => ({ dueOn, isDone });
    const tasks = [
      on("2027-02-27"),
      on("2027-02-28", true),
      on("2027-03-01"),
      on("2027-03-07"),
      on("2027-03-08"),
      on("2027-03-20"),
      on("2027-04-02"),
      on("2027-04-20"),
    ];
    const groups = groupTasks(tasks, { today: "2027-03-01", eventDate: "2027-04-10" });
    expect(groups.map(({ key, tasks: members }) => [key, members.length])).toEqual([
      ["overdue", 1],
      ["thisWeek", 2],
      ["nextWeek", 1],
      ["2027-03", 1],
      ["2027-04", 1],
      ["after", 1],
      ["done", 1],
    ]);
  });
});

describe("the place's clock", () => {
  test.each([
    ["2027-06-12", "18:30", "America/New_York", "2027-06-12T22:30:00Z"],
    ["2027-01-12", "18:30", "America/New_York", "2027-01-12T23:30:00Z"],
    ["2027-06-12", "18:30", "Europe/Paris", "2027-06-12T16:30:00Z"],
    ["2027-06-12", "00:15", "Asia/Kathmandu", "2027-06-11T18:30:00Z"],
    ["2027-06-12", "00:15", "Pacific/Kiritimati", "2027-06-11T10:15:00Z"],
    ["2027-06-12", "18:30", "UTC", "2027-06-12T18:30:00Z"],
    // Clocks go back on that night: half past one comes twice, the first is taken.
    ["2027-11-07", "01:30", "America/New_York", "2027-11-07T05:30:00Z"],
    // And forward: half past two never comes, it is half past three.
    ["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00Z"],
    ["2027-06-12", "18:30", "Nowhere/Land", "2027-06-12T18:30:00Z"],
  ])("%s %s in %s", (date, time, zone, expected) => {
    expect(new Date(momentOf(date, time, zone) * 1000).toISOString()).toBe(
      expected.replace("Z", ".000Z"),
    );
  });

  test("a moment's day is the day that was asked for", () => {
    const zone = fc.constantFrom("America/New_York", "Asia/Tokyo", "Europe/London", "UTC");
    fc.assert(
      fc.property(day, fc.integer({ min: 4, max: 23 }), zone, (date, hour, timeZone) => {
        const moment = momentOf(date, `${`${hour}`.padStart(2, "0")}:00`, timeZone);
        expect(dayAt(moment, timeZone)).toBe(date);
      }),
    );
  });
});

const EVENT = {
  eventName: " Grandma\nturns  80 ",
  eventType: "birthday",
  eventDate: "2027-06-12",
  eventTime: "18:30",
  timeZone: "Europe/Paris",
  location: "At home",
  budget: "$1,250.50",
  attendeeCount: "12",
};

describe("an event", () => {
  test("is read as it was meant", () => {
    expect(partyInput.parse(EVENT)).toEqual({
      ...EVENT,
      eventName: "Grandma turns 80",
      budget: 125_050,
      attendeeCount: 12,
      eventTheme: "",
      description: "",
    });
    expect(partyInput.parse({ ...EVENT, eventTime: "18:30:00" }).eventTime).toBe("18:30");
    expect(partyInput.parse({ ...EVENT, timeZone: "Mars/Base" }).timeZone).toBe("UTC");
  });

  test.each([
    ["eventName", " ", "eventNameRequired"],
    ["eventName", "x".repeat(81), "tooLong"],
    ["eventType", "funeral", "eventTypeRequired"],
    ["eventDate", undefined, "eventDateRequired"],
    ["eventDate", "2027-02-30", "eventDateInvalid"],
    ["eventDate", "tomorrow", "eventDateInvalid"],
    ["eventTime", "25:00", "eventTimeInvalid"],
    ["budget", "100-200", "eventBudgetInvalid"],
    ["budget", "-5", "eventBudgetInvalid"],
    ["budget", 10_000_000, "eventBudgetRange"],
    ["attendeeCount", "many", "attendeesInvalid"],
    ["attendeeCount", 2.5, "attendeesInvalid"],
    ["attendeeCount", "10000", "attendeesRange"],
    ["description", "x".repeat(1_001), "tooLong"],
  ])("whose %s is %j says %s", (field, value, message) => {
    const result = partyInput.safeParse({ ...EVENT, [field]: value });
    const issues = result.error?.issues.map(({ path, message: key }) => [path[0], key]);
    expect(issues?.[0]).toEqual([field, message]);
  });

  test("needs a name and a date; empty fields of the form are not known yet", () => {
    const { eventName, eventDate, timeZone } = EVENT;
    const known = { eventName: "Grandma turns 80", eventDate, timeZone };
    const open = { eventType: "other", eventTime: "", location: "", budget: 0, attendeeCount: 0 };
    const expected = { ...known, ...open, eventTheme: "", description: "" };
    expect(partyInput.parse({ eventName, eventDate, timeZone })).toEqual(expected);
    const empty = { eventType: "", budget: "", attendeeCount: " " };
    expect(partyInput.parse({ ...expected, ...empty })).toEqual(expected);
  });

  test("takes one cent and a million dollars", () => {
    expect(partyInput.parse({ ...EVENT, budget: "0.01" }).budget).toBe(1);
    expect(partyInput.parse({ ...EVENT, budget: 1_000_000 }).budget).toBe(100_000_000);
  });

  test("a change names only what changes", () => {
    expect(partyChange.parse({})).toEqual({});
    expect(partyChange.parse({ budget: 5 })).toEqual({ budget: 500 });
    expect(partyChange.safeParse({ timeZone: "Mars/Base" }).success).toBe(false);
  });
});

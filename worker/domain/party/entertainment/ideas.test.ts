/** The data files: every idea whole, in four languages, and something for every party. */
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import { type IdeaText, ideaTextSchema } from "#shared/party/entertainment/schema";
import {
  AGE_GROUPS,
  AGE_SPANS,
  IDEA_PLACES,
  KINDS,
  MOODS,
} from "#shared/party/entertainment/vocabulary";
import { EVENT_TYPES } from "#shared/party/plans/schema";
import { readTexts } from "../../../../scripts/lib/library-files";
import { keeps, suitsAll } from "./fit";
import { IDEAS } from "./ideas";

const texts = readTexts("party/entertainment/ideas");
const slugs = IDEAS.map(({ slug }) => slug);
const drawings = createRequire(import.meta.url)("@iconify-json/fluent-emoji/icons.json").icons;

test("there are at least sixty ideas, each once, each with a picture of its own", () => {
  expect(slugs.length).toBeGreaterThanOrEqual(60);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(new Set(IDEAS.map(({ emoji }) => emoji)).size).toBe(slugs.length);
});

test.each(IDEAS)("$slug has sane facts", (idea) => {
  expect(idea.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(KINDS).toContain(idea.kind);
  expect(IDEA_PLACES).toContain(idea.place);
  expect(CATEGORIES).toContain(idea.scene);
  expect(drawings).toHaveProperty([idea.emoji]);
  const [from, to] = idea.ages;
  expect(Object.values(AGE_SPANS).map(([start]) => start)).toContain(from);
  expect(Object.values(AGE_SPANS).map(([, end]) => end)).toContain(to);
  expect(AGE_GROUPS.some((group) => suitsAll(idea, [group]))).toBe(true);
  expect(idea.guests[0]).toBeGreaterThanOrEqual(1);
  expect(idea.guests[1]).toBeGreaterThan(idea.guests[0]);
  expect(idea.guests[1]).toBeLessThanOrEqual(1_000);
  for (const cents of Object.values(idea.costCents)) {
    expect(Number.isInteger(cents) && cents >= 0 && cents <= 100_000).toBe(true);
  }
  expect(idea.minutes).toBeGreaterThanOrEqual(10);
  expect(idea.minutes).toBeLessThanOrEqual(300);
  expect(idea.prepMinutes).toBeGreaterThanOrEqual(0);
  expect(idea.prepMinutes).toBeLessThanOrEqual(180);
  expect(idea.moods.length).toBeGreaterThanOrEqual(2);
  expect(MOODS).toEqual(expect.arrayContaining([...idea.moods]));
  expect(EVENT_TYPES).toEqual(expect.arrayContaining([...idea.eventTypes]));
  expect(idea.eventTypes.length).toBeGreaterThan(0);
});

test("every mood names at least four ideas", () => {
  for (const mood of MOODS) {
    expect(IDEAS.filter(({ moods }) => moods.includes(mood)).length).toBeGreaterThanOrEqual(4);
  }
});

describe.each(LOCALES)("texts in %s", (locale) => {
  const own = texts[locale] as Record<string, IdeaText>;

  test("are whole, for exactly these ideas, each under a name of its own", () => {
    expect(Object.keys(own).toSorted()).toEqual(slugs.toSorted());
    for (const text of Object.values(own)) expect(ideaTextSchema.parse(text)).toEqual(text);
    expect(new Set(Object.values(own).map(({ name }) => name)).size).toBe(slugs.length);
  });

  test("have as many steps and needs as the English ones", () => {
    const shape = ({ needs, steps }: IdeaText) => [needs.length, steps.length];
    for (const slug of slugs) {
      expect([slug, shape(own[slug] as IdeaText)]).toEqual([
        slug,
        shape(texts.en[slug] as IdeaText),
      ]);
    }
  });

  test("keep their language's marks", () => {
    const all = Object.values(own).flatMap(({ name, description, needs, steps }) => [
      name,
      description,
      ...needs,
      ...steps,
    ]);
    for (const text of all) {
      expect(text).not.toMatch(/["!]|\s$|^\s| {2}|\.\.\./);
      if (locale === "fr") expect(text).not.toMatch(/[^\u202f][;:?»]|«[^\u202f]/);
      if (locale === "es") expect(text.includes("?")).toBe(text.includes("¿"));
      if (locale === "zh") {
        expect(text).not.toMatch(/[,;:?]/);
        expect(text).toMatch(/\p{Script=Han}/u);
      }
    }
  });
});

const GROUPS = [...AGE_GROUPS.map((group) => [group]), [...AGE_GROUPS]];
const PARTIES = EVENT_TYPES.flatMap((eventType) =>
  (["indoors", "outdoors"] as const).flatMap((place) =>
    GROUPS.map((ages) => ({ eventType, place, ages })),
  ),
);

test.each(PARTIES)("a $eventType $place for $ages has four ideas or more", (party) => {
  const found = IDEAS.filter(
    (idea) =>
      suitsAll(idea, party.ages) &&
      keeps(idea, {
        ...party,
        moods: [],
        budgetCents: null,
        guests: Math.max(20, idea.guests[0]),
      }),
  );
  expect(found.length).toBeGreaterThanOrEqual(4);
});

test("twenty guests of any age and kind of party find four ideas for $50 in either place", () => {
  for (const { eventType, place, ages } of PARTIES) {
    const asked = { eventType, place, ages, moods: [], budgetCents: 5_000, guests: 20 };
    const found = IDEAS.filter((idea) => suitsAll(idea, ages) && keeps(idea, asked));
    expect([eventType, place, ages, found.length >= 4]).toEqual([eventType, place, ages, true]);
  }
});

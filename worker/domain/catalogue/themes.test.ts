import { describe, expect, test } from "vitest";
import {
  findTheme,
  findThemeItem,
  HOME_THEMES,
  THEME_IDS,
  themeOf,
} from "#shared/catalogue/themes";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import picks from "./theme-picks.json";

const { gifts, seasonal } = readCatalogue();
const bySlug = new Map([...gifts, ...seasonal].map((gift) => [gift.slug, gift]));
const chosen = picks as Record<string, Record<string, string[]>>;

describe.each(THEME_IDS.map(themeOf))("$name", (theme) => {
  test("has gifts of the catalogue for every sub-item, and for no other", () => {
    const lists = chosen[theme.id] ?? {};
    expect(Object.keys(lists).sort()).toEqual(theme.items.map(({ id }) => id).sort());
    for (const [item, slugs] of Object.entries(lists)) {
      expect(
        slugs.filter((slug) => !bySlug.has(slug)),
        item,
      ).toEqual([]);
      expect(new Set(slugs).size, item).toBe(slugs.length);
      expect(slugs.length, item).toBeGreaterThanOrEqual(4);
    }
  });

  test("stands on the catalogue itself: the Owner may take every seasonal gift away", () => {
    const lasting = new Set(gifts.map(({ slug }) => slug));
    for (const [item, slugs] of Object.entries(chosen[theme.id] ?? {})) {
      const left = slugs.filter((slug) => lasting.has(slug)).length;
      expect(left, item).toBeGreaterThanOrEqual(3);
    }
  });

  test("is found under every spelling of its name", () => {
    const { name } = theme;
    for (const text of [name, name.toUpperCase(), theme.id, ` ${name} `]) {
      expect(findTheme(text)?.id, text).toBe(theme.id);
    }
    for (const item of theme.items) {
      for (const text of [item.name, item.name.toLowerCase(), item.id]) {
        expect(findThemeItem(theme, text)).toEqual(item);
      }
    }
  });
});

test("accents and apostrophes don't matter", () => {
  for (const text of ["St Patricks Day", "st. patrick’s day", "St. Patrick's Day"]) {
    expect(findTheme(text)?.id).toBe("st-patricks");
  }
  expect(findThemeItem(themeOf("birthday"), "pinatas")?.name).toBe("Piñatas");
});

test("unknown names are no category and no sub-item", () => {
  for (const text of ["", "…", "Birthdays", "__proto__", "constructor", "books", "生日"]) {
    expect(findTheme(text)).toBeNull();
    expect(findThemeItem(themeOf("wedding"), text)).toBeNull();
  }
});

test("the home page shows eight categories", () => {
  expect(HOME_THEMES.map((id) => themeOf(id).name)).toEqual([
    "Birthday",
    "Anniversary",
    "Wedding",
    "Holiday",
    "Thank You",
    "Graduation",
    "St. Patrick's Day",
    "Housewarming",
  ]);
});

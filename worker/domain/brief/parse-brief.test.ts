import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Brief, RecommendInput } from "#shared/brief/schema";
import type { Occasion, Relationship } from "#shared/catalogue/vocabulary";
import { parseBrief } from "./parse-brief";
import { parseOccasion } from "./parse-occasion";
import { parseRecipient } from "./parse-recipient";

const input: RecommendInput = {
  recipient: " my sister ",
  age: "26-50",
  occasion: "birthday",
  interests: "gardning, 咖啡; hates clutter",
  budget: "50-100",
  relationship: "family",
};

describe("parseBrief", () => {
  test("reads all six fields", () => {
    expect(parseBrief(input)).toEqual({
      ok: true,
      brief: {
        recipient: "my sister",
        audience: "women",
        ages: [26, 50],
        occasion: "birthday",
        celebration: null,
        relationship: "family",
        budget: { min: 5_000, max: 10_000 },
        currency: null,
        interests: [
          { id: "gardening", words: "gardning" },
          { id: "coffee", words: "咖啡" },
        ],
        owned: { kinds: [], words: [] },
        situations: [],
        limits: [],
        qualities: [],
        dislikes: {
          interests: [],
          cares: ["clutter"],
          categories: [],
          kinds: [],
          cliches: [],
          words: [],
        },
        unknownWords: [],
      },
    });
  });

  test.each([
    ["6-10", "gimnasia, los perritos", "gymnastics"],
    ["6-10", "la gym et les chats", "gymnastics"],
    ["6-10", "arte, los perritos", "painting"],
    ["26-50", "arte, los perritos", "art-history"],
    ["26-50", "gimnasia, los perritos", "fitness"],
  ])("%s, %s: %s", (age, interests, id) => {
    const result = parseBrief({ ...input, age, interests });
    expect(result.ok && result.brief.interests[0]?.id).toBe(id);
  });

  test.each([
    "trabajó 30 años de camionero, le gusta el ajedrez",
    "se jubila después de 35 años de enfermera. le gusta el ajedrez",
    "30 years as a nurse, plays chess",
  ])("%s: the trade is no wish", (interests) => {
    const result = parseBrief({ ...input, interests });
    expect(result.ok && result.brief.interests.map(({ id }) => id)).toEqual(["chess"]);
  });

  test("years told beat a stage of life; a student's residence tells of no weakness", () => {
    const daughter = { ...input, recipient: "mi hija adolescente", age: "11-14" };
    const teen = parseBrief({ ...daughter, interests: "12 años, equitación" });
    expect(teen.ok && teen.brief.ages).toEqual([12, 12]);
    const student = parseBrief({ ...input, age: "22-25", interests: "vive en residencia" });
    expect(student.ok && student.brief.limits).toEqual(["space"]);
  });

  test.each([
    ["50 €", "EUR", 5_000],
    ["300元以内", "CNY", 30_000],
    ["under £40", "GBP", 4_000],
    ["$40", null, 4_000],
    ["50-100", null, 10_000],
  ])("the budget %s is in %s", (budget, currency, max) => {
    const result = parseBrief({ ...input, budget });
    expect(result.ok && result.brief).toMatchObject({ currency, budget: { max } });
  });

  test("tells every field that it can't read", () => {
    expect(parseBrief({ ...input, age: "?", budget: "0" })).toEqual({
      ok: false,
      errors: { age: "ageUnknown", budget: "budgetUnknown" },
    });
  });

  test.each<[string, string, Relationship]>([
    ["sibling of mine", "x", "family"],
    ["xyz", "my sister", "family"],
    ["同事", "Li", "colleague"],
    ["xyz", "Alex", "other"],
    ["other", "my sister", "other"],
  ])("relationship %s of %s is %s", (relationship, recipient, expected) => {
    const result = parseBrief({ ...input, relationship, recipient });
    expect(result.ok && result.brief.relationship).toBe(expected);
  });

  test("never throws", () => {
    const text = fc.string({ unit: "binary", maxLength: 300 });
    const inputs = fc.record({
      recipient: text,
      age: text,
      occasion: text,
      interests: text,
      budget: text,
      relationship: text,
    });
    fc.assert(fc.property(inputs, (fields) => void parseBrief(fields)));
  });
});

test.each<[string, Occasion]>([
  ["Birthday", "birthday"],
  ["birtday", "birthday"],
  ["Mother's Day", "mother's day"],
  ["mothers day", "mother's day"],
  ["4th of July", "independence day"],
  ["wedding anniversary", "anniversary"],
  ["Noël", "christmas"],
  ["anniversaire", "birthday"],
  ["anniversaire de mariage", "anniversary"],
  ["fête des pères", "father's day"],
  ["pendaison de crémaillère", "house warming"],
  ["cumpleaños", "birthday"],
  ["día de la madre", "mother's day"],
  ["jubilación", "retirement"],
  ["生日", "birthday"],
  ["圣诞节", "christmas"],
  ["結婚紀念日", "anniversary"],
  ["hanukkah", "other"],
  ["", "other"],
])("occasion %s is %s", (text, occasion) => {
  expect(parseOccasion(text)).toBe(occasion);
});

test.each<[string, Relationship | null, Brief["audience"]]>([
  ["mom", "family", "women"],
  ["Mum", "family", "women"],
  ["my best friend", "friend", null],
  ["boss", "colleague", null],
  ["co-worker", "colleague", null],
  ["my husband", "partner", "men"],
  ["a teacher", "other", null],
  ["neighbour", "other", null],
  ["mom and dad", "family", null],
  ["my wife's mother", "family", "women"],
  ["my friend's mother", "other", "women"],
  ["my son", "family", "men"],
  ["my 4 year old nephew", "family", "men"],
  ["ma mère", "family", "women"],
  ["pour son mari", "partner", "men"],
  ["la mère de mon ami", "other", "women"],
  ["mon patron", "colleague", "men"],
  ["abuela", "family", "women"],
  ["mi gran amigo", "friend", "men"],
  ["mi jefa", "colleague", "women"],
  ["妈妈", "family", "women"],
  ["老板", "colleague", null],
  ["朋友的妈妈", "other", "women"],
  ["女朋友", "partner", "women"],
  ["Alex", null, null],
  ["Sam, he is 40", null, "men"],
])("recipient %s", (text, relationship, audience) => {
  expect(parseRecipient(text)).toMatchObject({ relationship, audience });
});

import { describe, expect, test } from "vitest";
import type { Recommendation } from "#shared/recommendations/schema";
import type { FinderAnswer, FinderValues } from "~/features/gift-finder/finder-answer";
import { type AnswerSources, firstOf, nextOf } from "./latest-answer";

const FIELDS = {
  recipient: "My aunt",
  age: "26-50",
  occasion: "birthday",
  interests: "tea",
  budget: "0-50",
  relationship: "family",
};
const answerOf = (address: string, fields: Partial<typeof FIELDS> = {}) =>
  ({ address, fields: { ...FIELDS, ...fields }, gifts: [] }) as unknown as Recommendation;
const finderOf = (recommendation: Recommendation | null, values: FinderValues = FIELDS) =>
  ({ recommendation, values, error: null, lastResult: null, changed: false }) as FinderAnswer;

const NONE: AnswerSources = {
  recalled: null,
  finder: null,
  chat: null,
  conversationId: null,
  swapped: null,
  kept: null,
};
/** The answer after each of these came, one after the other. */
function play(first: Partial<AnswerSources>, ...changes: Partial<AnswerSources>[]) {
  let sources: AnswerSources = { ...NONE, ...first };
  let current = firstOf(sources);
  for (const change of changes) {
    const before = sources;
    sources = { ...sources, ...change };
    current = nextOf(current, before, sources);
  }
  return current;
}

const found = answerOf("found");
const refined = answerOf("refined", { budget: "0-30", interests: "tea, without wool" });

describe("the answer on screen", () => {
  test("is the finder's, else the address's, else the conversation's", () => {
    const sources = { finder: finderOf(found), recalled: refined, chat: answerOf("chat") };
    expect(play(sources)).toMatchObject({ recommendation: found, by: "finder" });
    expect(play({ ...sources, finder: null })).toMatchObject({
      recommendation: refined,
      by: "address",
      values: { interests: "tea, without wool", known: "refined" },
    });
    expect(play({ chat: sources.chat })).toMatchObject({ by: "chat" });
    expect(play({})).toBeNull();
  });

  test("is the last that came; a question that fails takes nothing away", () => {
    const chat = { chat: refined, conversationId: "c" };
    const finder = finderOf(found);
    expect(play({}, { finder }, chat)).toMatchObject({ recommendation: refined, by: "chat" });
    expect(play({}, chat, { finder })).toMatchObject({ recommendation: found, by: "finder" });
    expect(play({ finder }, { finder: finderOf(null) })).toMatchObject({ recommendation: found });
  });

  test("keeps what was typed where a turn refines it, and adds what the turn changed", () => {
    const typed = { ...FIELDS, recipient: "Tante Rose", interests: "tea, she says; not too dear" };
    const answer = play({ finder: finderOf(found, typed) }, { chat: refined });
    expect(answer?.values).toEqual({
      ...typed,
      budget: "0-30",
      interests: "tea, she says; not too dear, without wool",
      known: "refined",
    });
  });

  test("stays whose it was when a gift is swapped", () => {
    const swapped = answerOf("swapped");
    const finder = finderOf(found);
    expect(play({ finder }, { swapped })).toMatchObject({ recommendation: swapped, by: "finder" });
    expect(play({ recalled: found }, { swapped })).toMatchObject({ by: "address" });
    // The form is not filled again by an answer that says the same.
    const kept = { ...FIELDS, interests: "tea since her trip" };
    expect(play({ recalled: found }, { kept }, { swapped })?.values).toBe(kept);
    const translated = answerOf("found", { interests: "thé" });
    expect(play({ recalled: found }, { kept }, { swapped: translated })?.values).toBe(kept);
    expect(play({ recalled: found }, { swapped: translated })?.values.interests).toBe("thé");
  });

  test("goes with a conversation that is forgotten, but not the finder's", () => {
    const forgotten = { chat: null, conversationId: null };
    const sources = { chat: refined, conversationId: "c" };
    expect(play(sources, forgotten)).toBeNull();
    expect(play({ ...sources, recalled: found }, forgotten)).toBeNull();
    expect(play({ ...sources, finder: finderOf(found) }, forgotten)).toMatchObject({
      recommendation: found,
    });
  });

  test("takes up what the form held before a reload", () => {
    const kept = { ...FIELDS, interests: "tea since her trip" };
    expect(play({ recalled: found }, { kept })).toMatchObject({ values: kept, by: "finder" });
    expect(play({ chat: refined }, { kept })?.values).not.toEqual(kept);
  });
});

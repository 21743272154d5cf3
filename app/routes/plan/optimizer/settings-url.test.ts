import { expect, test } from "vitest";
import { backToSettings, readSettings } from "./settings-url";

const read = (search: string) => readSettings(new URLSearchParams(search));

test("without a word all gifts count; a plan without gifts has none", () => {
  expect(read("")).toMatchObject({ list: null, gifts: null, target: null, isPlan: false });
  expect(read("list=&show=plan")).toMatchObject({ list: null, gifts: [], isPlan: true });
  expect(read("gift=2&gift=5&list=abc")).toMatchObject({ list: "abc", gifts: ["2", "5"] });
});

test("the way back keeps what was set and asks for no plan", () => {
  const plan = "?list=abc&gift=2&gift=5&target=90&strategy=minimal&show=plan";
  const back = new URL(backToSettings(plan), "https://here.invalid");
  expect(back.pathname).toBe("/budget-optimizer");
  expect(readSettings(back.searchParams)).toEqual({
    ...read(plan),
    isPlan: false,
  });
  expect(backToSettings("?show=plan")).toBe("/budget-optimizer");
});

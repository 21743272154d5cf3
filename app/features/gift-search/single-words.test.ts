import { expect, it } from "vitest";
import { singleWords } from "./single-words";

it("offers the longer words of a search of several", () => {
  expect(singleWords("a purple tea of purple pot")).toEqual(["purple", "tea", "pot"]);
  expect(singleWords("  teapot ")).toEqual([]);
  expect(singleWords("")).toEqual([]);
});

it("knows Chinese words of two characters, with and without spaces", () => {
  expect(singleWords("咖啡 茶壶")).toEqual(["咖啡", "茶壶"]);
  expect(singleWords("咖啡茶壶")).toEqual(["咖啡", "茶壶"]);
  expect(singleWords("咖啡")).toEqual([]);
});

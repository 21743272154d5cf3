import { expect, it } from "vitest";
import { searchUrl } from "./search-url";

it("names what was asked and leaves out what is blank", () => {
  expect(searchUrl({ q: " tea ", budget: "0-50", age: undefined })).toBe(
    "/search?q=tea&budget=0-50",
  );
  expect(searchUrl({ q: "  " })).toBe("/search");
});

it("keeps whatever people type a value", () => {
  const url = searchUrl({ q: "a&b=c #茶", occasion: "mother's day", after: "1.85.en" });
  const params = new URL(url, "https://shop.example").searchParams;
  expect(Object.fromEntries(params)).toEqual({
    q: "a&b=c #茶",
    occasion: "mother's day",
    after: "1.85.en",
  });
});

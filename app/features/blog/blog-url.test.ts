import { expect, it } from "vitest";
import { blogUrl, readBlogTerms, toggleCategory } from "./blog-url";

it.each([
  ["/blog", "/blog"],
  ["/blog?q=", "/blog"],
  ["/blog?q=%20tea%20", "/blog?q=tea"],
  ["/blog?category=nonsense&category=seasonal", "/blog?category=seasonal"],
  [
    "/blog?q=a%26b&category=occasions&category=gift-ideas&category=occasions",
    "/blog?category=gift-ideas&category=occasions&q=a%26b",
  ],
])("reads %s as %s", (address, canonical) => {
  const terms = readBlogTerms(new URL(address, "https://shop.example").searchParams);
  expect(blogUrl(terms)).toBe(canonical);
});

it("switches a category on and off", () => {
  const on = toggleCategory({ q: "tea", category: ["seasonal"] }, "gift-ideas");
  expect(on).toEqual({ q: "tea", category: ["gift-ideas", "seasonal"] });
  expect(toggleCategory(on, "gift-ideas")).toEqual({ q: "tea", category: ["seasonal"] });
  expect(toggleCategory(on, "nonsense")).toEqual(on);
});

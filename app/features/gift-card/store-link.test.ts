import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveStoreLink } from "./store-link";

const ORIGIN = "https://gifts.example";
const gift = (storeUrl: string) => ({
  name: "Tea & two cups",
  category: "kitchen",
  price: "$25.99",
  storeUrl,
});
const SEARCH = "https://www.amazon.com/s?k=Tea%20%26%20two%20cups%20kitchen%2025.99";

describe("resolveStoreLink", () => {
  it.each([
    ["https://www.rei.com/search?q=tent", "https://www.rei.com/search?q=tent"],
    ["http://shop.example/a b", "http://shop.example/a%20b"],
    ["  https://shop.example/x  ", "https://shop.example/x"],
    ["HTTPS://Shop.Example/X", "https://shop.example/X"],
    ["/go/12?from=card", `${ORIGIN}/go/12?from=card`],
    ["/", `${ORIGIN}/`],
    ["shop.example", "https://shop.example/"],
    ["shop.example/tea?size=2#top", "https://shop.example/tea?size=2#top"],
    ["shop.example:8443/tea", "https://shop.example:8443/tea"],
    ["//shop.example/tea", "https://shop.example/tea"],
  ])("keeps %s", (link, href) => {
    expect(resolveStoreLink(gift(link), ORIGIN)).toEqual({ href, fellBack: false });
  });

  it.each([
    "",
    "   ",
    "not a link",
    "n/a",
    "tea",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<b>x</b>",
    "vbscript:x",
    "ftp://shop.example/x",
    "mailto:shop@shop.example",
    "tel:123",
    "blob:https://shop.example/1",
    "https://me:secret@shop.example/",
    "me@shop.example/tea",
    "//me:secret@shop.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "https://",
    "https://shop.example:99999/",
    "https://shop.example/\u0000",
  ])("searches instead of following %j", (link) => {
    expect(resolveStoreLink(gift(link), ORIGIN)).toEqual({ href: SEARCH, fellBack: true });
  });

  it("leaves a path alone while the origin is unknown", () => {
    expect(resolveStoreLink(gift("/go/12"), "")).toEqual({ href: "/go/12", fellBack: false });
  });

  it("never throws and never leaves http and https", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      fc.webUrl(),
      fc
        .tuple(
          fc.constantFrom("javascript:", "data:", "/", "//", "https:", "\t", "a.b:"),
          fc.string(),
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, text, text, text, (name, category, price, storeUrl) => {
        const { href } = resolveStoreLink({ name, category, price, storeUrl }, ORIGIN);
        const url = new URL(href);
        expect(["http:", "https:"]).toContain(url.protocol);
        expect(url.username + url.password).toBe("");
      }),
      { numRuns: 500 },
    );
  });

  it("stays on the origin for whatever starts with one slash", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (rest) => {
        const link = `/${rest.replace(/^[/\\]+/, "")}`;
        const { href, fellBack } = resolveStoreLink(gift(link), ORIGIN);
        if (!fellBack) expect(new URL(href).origin).toBe(ORIGIN);
      }),
    );
  });
});

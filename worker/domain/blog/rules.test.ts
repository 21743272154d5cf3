import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLOG_CATEGORIES } from "#shared/blog/vocabulary";
import { contentHtml, escapeMarkup, matchesPost, readMinutes } from "./rules";

const post = {
  title: "Été: what to bring",
  excerpt: "For a HOST who cooks",
  category: "seasonal",
} as const;
const all = { q: "", category: [] };

describe("readMinutes", () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
    [1001, 6],
    [0, 1],
  ])("%i words take %i minutes", (words, minutes) => {
    expect(readMinutes(words)).toBe(minutes);
  });
});

describe("matchesPost", () => {
  it.each(["", "  ", "été", "ETE", "host", "Bring", " what to "])("finds “%s”", (q) => {
    expect(matchesPost(post, { ...all, q })).toBe(true);
  });

  it.each(["winter", "host who bakes", "%", "_", ".*"])("does not find “%s”", (q) => {
    expect(matchesPost(post, { ...all, q })).toBe(false);
  });

  it("keeps any of several categories, and text and category both", () => {
    expect(matchesPost(post, { q: "", category: ["occasions", "seasonal"] })).toBe(true);
    expect(matchesPost(post, { q: "", category: ["occasions"] })).toBe(false);
    expect(matchesPost(post, { q: "winter", category: ["seasonal"] })).toBe(false);
  });

  it("finds every post by its own title, whatever is in it", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom(...BLOG_CATEGORIES),
        (q, own) => {
          const titled = { title: q, excerpt: "", category: own };
          expect(matchesPost(titled, { q, category: [own] })).toBe(true);
        },
      ),
    );
  });
});

describe("markup", () => {
  it("keeps text text, whatever it holds", () => {
    expect(escapeMarkup(`<b a="1">&\u0000\ud800`)).toBe("&lt;b a=&quot;1&quot;&gt;&amp;\ufffd");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escapeMarkup(text)).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
      }),
    );
  });

  it("writes a row of gifts as links", () => {
    const gift = { slug: "tea", name: "Tea & <two> cups", price: "$25" };
    const html = contentHtml([{ html: "<p>x</p>" }, { gifts: [gift as never] }]);
    expect(html).toBe(
      '<p>x</p>\n<ul><li><a href="/gifts/tea">Tea &amp; &lt;two&gt; cups</a>, $25</li></ul>',
    );
  });
});

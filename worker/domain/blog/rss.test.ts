import { expect, it } from "vitest";
import { rssFeed } from "./rss";

const facts = { origin: "https://shop.example", locale: "zh", t: (key: string) => key } as const;
const post = {
  id: 1,
  slug: "tea",
  title: "Tea & <two> “cups”",
  excerpt: "]]> \u0007 end",
  imageUrl: "/x",
  category: "seasonal",
  publishedAt: Date.UTC(2026, 10, 16) / 1000,
  readMinutes: 5,
} as const;

it("writes an item with escaped words, its date and its address", () => {
  const xml = rssFeed([post], facts);
  expect(xml).toContain("<title>Tea &amp; &lt;two&gt; “cups”</title>");
  expect(xml).toContain("<description>]]&gt;  end</description>");
  expect(xml).toContain("<pubDate>Mon, 16 Nov 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<guid>https://shop.example/blog/tea</guid>");
  expect(xml).toContain("<language>zh-cn</language>");
  expect(xml).toContain('href="https://shop.example/blog/rss.xml?lng=zh" rel="self"');
});

it("is a feed without articles too", () => {
  expect(rssFeed([], facts)).not.toMatch(/<item>|lastBuildDate/);
});

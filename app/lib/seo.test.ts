import { describe, expect, test } from "vitest";
import { addressOf, alternatesOf, pageMeta } from "./seo";

const page = {
  path: "/gifts/teapot",
  title: "Teapot",
  description: "Pours well.",
  image: "/share/teapot.jpg",
};
const matchesOf = (locale: string) => [
  { loaderData: { origin: "https://shop.example", locale } },
  undefined,
];

type Tag = Record<string, unknown>;
const tags = (locale: string, facts: object = {}) =>
  pageMeta(matchesOf(locale), { ...page, ...facts }) as Tag[];

describe("addresses", () => {
  test("English stands at the bare address, others name themselves", () => {
    expect(addressOf("https://shop.example", "/", "en")).toBe("https://shop.example/");
    expect(addressOf("https://shop.example", "/blog?x=1", "fr")).toBe(
      "https://shop.example/blog?x=1&lng=fr",
    );
  });

  test("every language and a default, each once", () => {
    expect(alternatesOf("https://shop.example", "/search").map(({ lang }) => lang)).toEqual([
      "en",
      "fr",
      "es",
      "zh",
      "x-default",
    ]);
  });

  test.each(["en", "fr", "es", "zh"])("the canonical address of %s is among them", (locale) => {
    const all = tags(locale);
    const canonical = all.find(({ rel }) => rel === "canonical")?.href;
    const alternates = all.filter(({ rel }) => rel === "alternate").map(({ href }) => href);
    expect(alternates).toContain(canonical);
    expect(all.find(({ property }) => property === "og:url")?.content).toBe(canonical);
  });
});

test("previews carry absolute addresses and the page's own language", () => {
  const all = tags("zh");
  const content = (name: string) => all.find((tag) => (tag.property ?? tag.name) === name)?.content;
  expect(content("og:image")).toBe("https://shop.example/share/teapot.jpg");
  expect(content("twitter:image")).toBe("https://shop.example/share/teapot.jpg");
  expect(content("og:locale")).toBe("zh_CN");
  const alternates = all.filter(({ property }) => property === "og:locale:alternate");
  expect(alternates.map((tag) => tag.content)).toEqual(["en_US", "fr_FR", "es_ES"]);
});

test("what must not be listed names no address to list", () => {
  const all = tags("en", { noindex: true });
  expect(all).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(all.some(({ rel }) => rel === "canonical" || rel === "alternate")).toBe(false);
});

test("without a root, title and description remain", () => {
  expect(pageMeta([undefined], page)).toEqual([
    { title: "Teapot" },
    { name: "description", content: "Pours well." },
  ]);
});

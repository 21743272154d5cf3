import { describe, expect, it } from "vitest";
import { countWords, renderArticle } from "./blog-markdown";

const htmlOf = (body: string) =>
  renderArticle(body)
    .map((block) => ("html" in block ? block.html : ""))
    .join("");

describe("renderArticle", () => {
  it("parts text and rows of gifts", () => {
    expect(renderArticle("One.\n\n::gifts tea-pot  moka-pot \n\nTwo.")).toEqual([
      { html: "<p>One.</p>" },
      { gifts: ["tea-pot", "moka-pot"] },
      { html: "<p>Two.</p>" },
    ]);
  });

  it.each([
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "[x](data:text/html,x)",
    "[x](//evil.example)",
    "![x](https://evil.example/pixel.png)",
    '<p onclick="x()" style="color:red">x</p>',
    "<iframe src=https://evil.example></iframe>",
  ])("lets nothing of %s through", (body) => {
    expect(htmlOf(body)).not.toMatch(/script|javascript|data:|evil|onclick|style|iframe|<img/i);
  });

  it("marks links that leave, and only those", () => {
    expect(htmlOf("[a](https://a.example) [b](/gifts/b)")).toBe(
      '<p><a href="https://a.example" rel="noopener noreferrer">a</a> <a href="/gifts/b">b</a></p>',
    );
  });

  it("gives headings ids that are unique in the article, in any script", () => {
    const html = htmlOf("## Tea, twice\n\n::gifts a\n\n## Tea, twice\n\n## 喝茶\n\n# Big");
    expect([...html.matchAll(/<(h\d) id="([^"]+)"/g)].map(([, tag, id]) => `${tag} ${id}`)).toEqual(
      ["h2 s-tea-twice", "h2 s-tea-twice-2", "h2 s-喝茶", "h2 s-big"],
    );
  });

  it("puts a table into a region that can be scrolled by keyboard and has a name", () => {
    const html = htmlOf('| "Who" | Sum |\n| --- | ---: |\n| Ann | $5 |');
    expect(html).toContain('role="region" tabindex="0" aria-label="&quot;Who&quot;, Sum"');
    expect(html).toContain('<th scope="col" class="figure">Sum</th>');
    expect(html).toContain('<td class="figure">$5</td>');
  });
});

describe("countWords", () => {
  it("counts words, not marks, links or gifts", () => {
    expect(countWords("Two [words](/gifts/a-b).\n\n::gifts a-b c\n", "en")).toBe(2);
    expect(countWords("我们喝茶。", "zh")).toBeGreaterThan(1);
  });
});

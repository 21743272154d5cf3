import fc from "fast-check";
import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import { countWords, renderArticle } from "./markdown";

const htmlOf = (body: string) =>
  renderArticle(body)
    .map((block) => ("html" in block ? block.html : ""))
    .join("");

type Element = { tag: string; attributes: Record<string, string> };

/** The elements that somebody else's parser finds in our HTML. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      "*": (tagName, attribs) => {
        found.push({ tag: tagName, attributes: attribs });
        return { tagName, attribs };
      },
    },
  });
  return found;
}

const ATTRIBUTES: Record<string, RegExp> = {
  "a href": /^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*|#[^\s\\]*)$/i,
  "a rel": /^noopener noreferrer$/,
  "source srcset": /^\/pictures\/[a-z0-9-]+-dark\.webp$/,
  "source media": /^\(prefers-color-scheme: dark\)$/,
  "img src": /^\/pictures\/[a-z0-9-]+\.webp$/,
  "img alt": /^/,
  "img width": /^480$/,
  "img height": /^400$/,
  "img loading": /^lazy$/,
  "pre tabindex": /^0$/,
  "ol start": /^\d+$/,
  "div class": /^table-scroll$/,
  "div role": /^region$/,
  "div tabindex": /^0$/,
  "div aria-label": /^/,
  "th scope": /^col$/,
  "th class": /^figure$/,
  "td class": /^figure$/,
};
const TAGS =
  "h2 h3 h4 p a ul ol li strong em del blockquote code pre hr br div table thead tbody tr th td img picture source".split(
    " ",
  );

function expectHarmless(body: string) {
  for (const { tag, attributes } of elementsOf(htmlOf(body))) {
    expect(TAGS, body).toContain(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (/^h[2-4]$/.test(tag) && name === "id") expect(value).toMatch(/^s-[\p{L}\p{N}-]+$/u);
      else expect(value, `${tag} ${name} of ${body}`).toMatch(ATTRIBUTES[`${tag} ${name}`] ?? /.^/);
    }
  }
}

const HOSTILE = [
  "<script>alert(1)</script>",
  "x <script><img src=x onerror=alert(1) //",
  "<code><img src=x onerror=alert(1) //",
  "<pre>\n<img src=x onerror=alert(1)//\n",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<svg/onload=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java&#115;cript:alert(1))",
  "[x](&#x6A;avascript:alert(1))",
  "[x](\u0001javascript:alert(1))",
  "[x](<java\tscript:alert(1)>)",
  "[x](data:text/html,x)",
  "[x](vbscript:x)",
  "[x](blob:https://a/b)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "[x](</\t/evil.example>)",
  "[x](\\\\evil.example)",
  '[x](https://a.example "onmouseover=alert(1)")',
  '[x](https://a.example/"onmouseover="alert(1))',
  "[x]: javascript:alert(1)\n\n[x]",
  "<javascript:alert(1)>",
  "![x](https://evil.example/pixel.png)",
  '![x" onerror="alert(1)](/pictures/tea.webp)',
  "![x](/pictures/../account.webp)",
  "![x](javascript:alert(1))",
  '<p onclick="x()" style="color:red">x</p>',
  "<iframe src=https://evil.example></iframe>",
  '```x" onload=alert(1)\n</code></pre><script>alert(1)</script>\n```',
  "`</code><script>alert(1)</script>`",
  '## x" onclick="alert(1)',
  '| a" onclick="alert(1) | b |\n| --- | ---: |\n| <img src=x onerror=alert(1)> | 2 |',
  "- [x] <input autofocus onfocus=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\<script>alert(1)\\</script>",
  "*<b*>onclick*",
  "https://a.example/<script>alert(1)</script>",
  'www.evil.example/"onclick=alert(1)',
];

describe("renderArticle", () => {
  it("parts text and rows of gifts", () => {
    expect(renderArticle("One.\n\n::gifts tea-pot  moka-pot \n\nTwo.")).toEqual([
      { html: "<p>One.</p>" },
      { gifts: ["tea-pot", "moka-pot"] },
      { html: "<p>Two.</p>" },
    ]);
  });

  it.each(HOSTILE)("makes nothing but harmless elements of %s", expectHarmless);

  it("makes nothing but harmless elements of any mixture", () => {
    const pieces = [
      ...HOSTILE,
      ..."< > \" ' ` & [ ] ( ) ! # | \\ / * _ ~ - \n \t <a href= javascript: &#".split(" "),
    ];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 }))),
        (x) => expectHarmless(x.join("")),
      ),
    );
  });

  it("shows HTML as the text it is", () => {
    expect(htmlOf("a <b>c</b> & `<i>` &nbsp;")).toBe(
      "<p>a &lt;b&gt;c&lt;/b&gt; &amp; <code>&lt;i&gt;</code> &nbsp;</p>",
    );
  });

  it("shows pictures of ours alone", () => {
    expect(htmlOf("![Tea](/pictures/tea.webp) ![far](https://a.example/x.webp)")).toBe(
      '<p><picture><source srcset="/pictures/tea-dark.webp" media="(prefers-color-scheme: dark)">' +
        '<img src="/pictures/tea.webp" alt="Tea" width="480" height="400" loading="lazy"></picture> far</p>',
    );
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

describe("text that nobody writes is refused before it is parsed:", () => {
  it.each([
    ["a line that opens many lists", "- ".repeat(13) + "x"],
    ["a line that opens many quotations", `${"> ".repeat(13)}x`],
    ["a paragraph full of marks", "*a_".repeat(301)],
  ])("%s", (_, body) => {
    expect(() => renderArticle(body)).toThrow(RangeError);
  });

  it("but not rules across the page, long lists or many paragraphs with emphasis", () => {
    const item = "- [a](/gifts/a), **strong** and _soft_\n";
    const body = `${"- ".repeat(40)}\n\n${"*".repeat(90)}\n\n${item.repeat(60)}\n\n`;
    expect(() => renderArticle(body.repeat(9))).not.toThrow();
  });
});

describe("countWords", () => {
  it("counts words, not marks, links or gifts", () => {
    expect(countWords("Two [words](/gifts/a-b).\n\n::gifts a-b c\n", "en")).toBe(2);
    expect(countWords("我们喝茶。", "zh")).toBeGreaterThan(1);
  });
});

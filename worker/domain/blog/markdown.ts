/**
 * An article's Markdown as blocks of safe HTML and rows of gifts: of the shop's own files when they
 * are loaded, of staff's posts when they are saved. Import it lazily in the Worker: reading needs
 * none of it.
 *
 * Safe by what it can write: HTML in the Markdown is text like any other, and each element comes
 * from here with its attributes, so no sanitiser has to take anything away afterwards.
 */
import { Marked, type Tokens } from "marked";
import type { PostBlock } from "#shared/blog/schema";
import { darkTwin } from "#shared/catalogue/pictures";

const GIFTS = /^::gifts((?: +[a-z0-9-]+)+) *$/m;

/**
 * Renders a body. Headings get ids that are unique in the article. Throws a RangeError for text
 * that is nested deeper than anybody writes.
 */
export function renderArticle(body: string): PostBlock[] {
  if (isTangled(body)) throw new RangeError("nested deeper than anybody writes");
  const marked = markedWith(newIds());
  // Odd parts are the captured slugs of a row of gifts.
  return body.split(GIFTS).flatMap((part, index): PostBlock[] => {
    if (index % 2 === 1) return [{ gifts: part.trim().split(/ +/) }];
    const html = marked.parse(part, { async: false }).trim();
    return html ? [{ html }] : [];
  });
}

/** Lists and quotations that one line may open, and marks with a meaning in one paragraph. */
const MOST_NESTED = 12;
const MOST_MARKS = 600;
/** A line across the page nests nothing. */
const RULE = /^(?:[- \t]+|[* \t]+)$/;
const LEADING_MARKS = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)]))+/;

/** The parser's time grows with the square of these, so they are counted before it starts. */
function isTangled(body: string): boolean {
  let marks = 0;
  for (const line of body.split("\n")) {
    const [leading = ""] = LEADING_MARKS.exec(line) ?? [];
    const nested = RULE.test(line) ? 0 : countOf(leading, /[-+*>.)]/g);
    marks = line.trim() === "" ? 0 : marks + countOf(line, /[*_~`!<&\\[\]]/g);
    if (nested > MOST_NESTED || marks > MOST_MARKS) return true;
  }
  return false;
}

const countOf = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;

/** Words of a text as a reader counts them; Chinese has no blanks between its. */
export function countWords(body: string, locale: string): number {
  const text = body.replaceAll(new RegExp(GIFTS, "gm"), "").replaceAll(/\]\([^()]*\)/g, "]");
  const segments = new Intl.Segmenter(locale, { granularity: "word" }).segment(text);
  return [...segments].filter((segment) => segment.isWordLike).length;
}

/**
 * A path or a place of ours: browsers read "//", "/\" and anything with a control as another site.
 */
const OWN = /^(?:\/(?![/\\])|#)[^\s\\\p{Cc}]*$/u;
const AWAY = /^https?:\/\/[^\s\\\p{Cc}]+$/iu;
/** A picture by its own address: its dark twin comes along. */
const PICTURE = /^\/pictures\/(?![a-z0-9-]*-dark\.)[a-z0-9-]+\.webp$/;

function markedWith(idOf: (text: string) => string): Marked {
  return new Marked({
    gfm: true,
    // Neither knows HTML, so it stays text.
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      html: ({ text }) => escapeHtml(text),
      text(token) {
        return "tokens" in token && token.tokens
          ? this.parser.parseInline(token.tokens)
          : escapeText(token.text);
      },
      heading({ tokens, text, depth }) {
        const level = Math.min(Math.max(depth, 2), 4);
        return `<h${level} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (OWN.test(href)) return `<a href="${escapeHtml(href)}">${text}</a>`;
        if (!AWAY.test(href) || !URL.canParse(href)) return text;
        return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${text}</a>`;
      },
      image({ href, text }) {
        if (!PICTURE.test(href)) return escapeText(text);
        const img = `<img src="${href}" alt="${escapeHtml(text)}" width="480" height="400" loading="lazy">`;
        return `<picture><source srcset="${darkTwin(href)}" media="(prefers-color-scheme: dark)">${img}</picture>`;
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`;
      },
      codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
      checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
      table({ header, rows }) {
        const row = (cells: Tokens.TableCell[]) =>
          `<tr>${cells.map((cell) => this.tablecell(cell)).join("")}</tr>`;
        const label = header
          .map((cell) => cell.text)
          .filter(Boolean)
          .join(", ");
        return (
          `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeHtml(label)}">` +
          `<table><thead>${row(header)}</thead><tbody>${rows.map(row).join("")}</tbody></table></div>\n`
        );
      },
      tablecell({ tokens, header, align }) {
        const tag = header ? 'th scope="col"' : "td";
        const figure = align === "right" ? ' class="figure"' : "";
        return `<${tag}${figure}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`;
      },
    },
  });
}

const escapeHtml = (text: string) => escapeMarks(text.replaceAll("&", "&amp;"));

/** As Markdown has it: a character reference such as "&nbsp;" in running text is that character. */
const escapeText = (text: string) =>
  escapeMarks(text.replaceAll(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, "&amp;"));

const escapeMarks = (text: string) =>
  text.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Ids from headings: letters and digits of any script; the same heading again gets a number. */
function newIds(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["section"];
    const id = `s-${words.join("-")}`;
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

/**
 * An article's Markdown as blocks of safe HTML and rows of gifts. Runs when articles are loaded, so the
 * Worker carries neither parser nor sanitiser.
 */
import { Marked, type Tokens } from "marked";
import sanitizeHtml from "sanitize-html";
import type { PostBlock } from "../../worker/domain/blog/schema";

const GIFTS = /^::gifts((?: +[a-z0-9-]+)+) *$/m;

/** Renders a body. Headings get ids that are unique in the article; nothing but the allow-list survives. */
export function renderArticle(body: string): PostBlock[] {
  const marked = markedWith(newIds());
  // An odd part is what the expression caught: the slugs of a row of gifts.
  return body.split(GIFTS).flatMap((part, index): PostBlock[] => {
    if (index % 2 === 1) return [{ gifts: part.trim().split(/ +/) }];
    const html = sanitizeHtml(marked.parse(part, { async: false }), ALLOWED).trim();
    return html ? [{ html }] : [];
  });
}

/** Words of a text as a reader counts them; Chinese has no blanks between its. */
export function countWords(body: string, locale: string): number {
  const text = body.replaceAll(new RegExp(GIFTS, "gm"), "").replaceAll(/\]\([^)]*\)/g, "]");
  const segments = new Intl.Segmenter(locale, { granularity: "word" }).segment(text);
  return [...segments].filter((segment) => segment.isWordLike).length;
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags:
    "h2 h3 h4 p a ul ol li strong em del blockquote code pre hr br div table thead tbody tr th td".split(
      " ",
    ),
  allowedAttributes: {
    a: ["href", "rel"],
    div: ["class", "role", "tabindex", "aria-label"],
    ol: ["start"],
    th: ["scope", "class"],
    td: ["class"],
    "*": ["id"],
  },
  allowedClasses: { div: ["table-scroll"], th: ["figure"], td: ["figure"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = "" }) => {
      const attribs: Record<string, string> = { href };
      if (!/^[/#]/.test(href)) attribs.rel = "noopener noreferrer";
      return { tagName, attribs };
    },
  },
};

function markedWith(idOf: (text: string) => string): Marked {
  return new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, text, depth }) {
        const level = Math.min(Math.max(depth, 2), 4);
        return `<h${level} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      table({ header, rows }) {
        const row = (cells: Tokens.TableCell[]) =>
          `<tr>${cells.map((cell) => this.tablecell(cell)).join("")}</tr>`;
        const label = header
          .map((cell) => cell.text)
          .filter(Boolean)
          .join(", ");
        return (
          `<div class="table-scroll" role="region" tabindex="0" aria-label="${attribute(label)}">` +
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

const attribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

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

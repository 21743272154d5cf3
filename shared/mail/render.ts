/** Fills a mail's template: plain text for every reader, HTML for those that show it. */

/** What a template may name in braces (`{username}`, `{reset_code}`). */
export type MailValues = {
  username: string;
  reset_code?: string;
  /** Addresses of ours that somebody opens; a paragraph without its link is left out. */
  reset_link?: string | undefined;
  confirm_link?: string | undefined;
  provider?: string;
  /** Whose rights changed, and who changed them. */
  name?: string;
  actor?: string;
  /** What somebody asked, and what staff answer: several lines, as they wrote them. */
  request?: string;
  /** An occasion of a person, how far away it is, where more is told and the mails are ended. */
  occasion?: string;
  date?: string;
  days?: string;
  person_link?: string;
  reminders_link?: string;
  /** Several occasions, a line each. */
  lines?: string;
  answer?: string;
};

export type MailTemplate = { subject: string; content: string };

/**
 * Subject, text and HTML of a mail. Unknown placeholders stay as they are, so that nobody loses
 * words.
 */
export function renderMail(template: MailTemplate, values: MailValues, lang: string) {
  const clean = Object.fromEntries(
    Object.entries(values)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, value]) => [name, cleanValue(name, value)]),
  );
  // A line end in a subject would begin another header.
  const subject = fill(template.subject.replace(/[\r\n]+/g, " ").trim(), clean, isolate);
  const content = withoutEmptyLinks(template.content.replace(/\r\n?/g, "\n").trim(), clean);
  return {
    subject,
    text: fill(content, clean, isolate),
    html: toHtml(subject, content, clean, lang),
  };
}

function cleanValue(name: string, value: string): string {
  if (LINKS.includes(name)) return value;
  // Staff's own words keep their lines and addresses.
  if (name === "answer") return value.replace(CONTROLS_IN_LINES, "");
  if (name === "lines") return plain(value.replace(CONTROLS_IN_LINES, ""));
  return plain(value.replace(CONTROLS, ""));
}

/** Placeholders of links, which the code alone makes. */
const LINKS = ["reset_link", "confirm_link", "person_link", "reminders_link"];

const linkIn = (paragraph: string): string | undefined =>
  LINKS.find((name) => paragraph.includes(`{${name}}`));

/** The template's paragraphs but those that name a link which this mail doesn't carry. */
const withoutEmptyLinks = (content: string, values: Values): string =>
  content
    .split(/\n\s*\n/)
    .filter((paragraph) => {
      const name = linkIn(paragraph);
      return !name || values[name] !== undefined;
    })
    .join("\n\n");

/**
 * The Owner's words with the paragraph of the built-in ones that carries a link, where theirs name
 * none.
 */
export function keepLink(own: MailTemplate, builtIn: MailTemplate): MailTemplate {
  const paragraph = builtIn.content.split(/\n\s*\n/).find(linkIn);
  if (!paragraph || linkIn(own.content)) return own;
  return { ...own, content: `${own.content.trimEnd()}\n\n${paragraph}` };
}

/**
 * A name in the shape of an address ("example.com") must not become a link under our hand: mail
 * clients link what has a dot between letters, and a word joiner ends that without being seen.
 */
const plain = (value: string) => value.replace(/\.(?=\p{L})/gu, ".\u2060");

type Values = Record<string, string>;

/** Controls, and marks that turn the direction of the words around them. */
const CONTROLS = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;
const CONTROLS_IN_LINES = /(?!\n)[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;

/** In one pass: what a person is called is never read as a template. */
const fill = (text: string, values: Values, wrap: (value: string, name: string) => string) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : wrap(value, name);
  });

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A name that reads from right to left leaves the marks around it in their places. */
const isolate = (value: string) => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

const LATIN = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const CHINESE =
  "'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif";

const styles = (lang: string) => ({
  paper: "margin:0;padding:0;background:#fbf6ec;color:#1b2139",
  // Mail clients inherit little: the words' own look stands on the sheet, not on the body.
  sheet:
    "max-width:32rem;margin:0 auto;padding:32px 20px;overflow-wrap:anywhere;word-break:break-word;" +
    (lang === "zh" ? `font:16px/1.75 ${CHINESE}` : `font:16px/1.6 ${LATIN}`),
  brand: "margin:0 0 24px;font:400 24px/1.2 Georgia,'Times New Roman',serif",
  paragraph: "margin:0 0 16px",
  link: "color:#8c1f34",
  code:
    "margin:24px 0;padding:16px 20px;border-radius:12px;background:#f3ecde;" +
    "font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.16em",
});

/** For clients that know dark paper; the others turn colours round by themselves or stay light. */
const DARK =
  "@media (prefers-color-scheme:dark){" +
  ".paper{background:#131623!important;color:#f3eee3!important}" +
  ".link{color:#f0a8b4!important}" +
  ".code{background:#0c0f1a!important}}";

/**
 * One sheet of paper: paragraphs where the text has blank lines; the code alone in one stands
 * large.
 */
function toHtml(title: string, content: string, values: Values, lang: string): string {
  const style = styles(lang);
  const inline = (value: string, name: string) => {
    const words = escapeHtml(value);
    if (name === "username") return `<bdi>${words}</bdi>`;
    return LINKS.includes(name)
      ? `<a class="link" href="${words}" style="${style.link}">${words}</a>`
      : words;
  };
  const paragraphs = content.split(/\n\s*\n/).map((block) => {
    const words = fill(escapeHtml(block.trim()), values, inline).replaceAll("\n", "<br>");
    return block.trim() === "{reset_code}" && values.reset_code
      ? `<p class="code" dir="ltr" style="${style.code}">${words}</p>`
      : `<p style="${style.paragraph}">${words}</p>`;
  });
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark">' +
    '<meta name="supported-color-schemes" content="light dark">' +
    // A code of six digits is no telephone number.
    '<meta name="format-detection" content="telephone=no">' +
    `<title>${escapeHtml(title)}</title><style>${DARK}</style></head>` +
    `<body class="paper" style="${style.paper}">` +
    // Some clients drop html and body: paper and language stand once more.
    `<div class="paper" lang="${lang}" style="${style.paper}"><div style="${style.sheet}">` +
    `<p style="${style.brand}">Giftwright</p>${paragraphs.join("")}</div></div></body></html>`
  );
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

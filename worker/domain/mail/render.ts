/** Fills a mail's template: plain text for every reader, HTML for those that show it. */

/** What a template may name in braces (spec §2: `{username}`, `{reset_code}`). */
export type MailValues = { username: string; reset_code?: string };

export type MailTemplate = { subject: string; content: string };

/** Subject, text and HTML of a mail. Unknown placeholders stay as they are, so that nobody loses words. */
export function renderMail(template: MailTemplate, values: MailValues, lang: string) {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as keyof MailValues] ?? whole);
  // A line end in a subject would begin another header.
  const subject = fill(template.subject).replace(/[\r\n]+/g, " ");
  const text = fill(template.content);
  return { subject, text, html: toHtml(subject, text, values.reset_code, lang) };
}

const STYLE = {
  body: "margin:0;background:#fbf6ec;color:#1b2139;font:16px/1.6 system-ui,sans-serif",
  sheet: "max-width:32rem;margin:0 auto;padding:32px 20px",
  brand: "margin:0 0 24px;font:400 24px/1.2 Georgia,serif",
  code: "margin:24px 0;font:600 32px/1.2 ui-monospace,monospace;letter-spacing:.2em",
};

/** One sheet of paper: paragraphs where the text has blank lines; a line that is the code stands large. */
function toHtml(title: string, text: string, code: string | undefined, lang: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((block) =>
      block.trim() === code
        ? `<p style="${STYLE.code}">${escapeHtml(code)}</p>`
        : `<p>${escapeHtml(block.trim()).replaceAll("\n", "<br>")}</p>`,
    );
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
    `<body style="${STYLE.body}"><div style="${STYLE.sheet}">` +
    `<p style="${STYLE.brand}">Giftwright</p>${paragraphs.join("")}</div></body></html>`
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

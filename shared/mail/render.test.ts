import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../locale";
import { keepLink, renderMail } from "./render";
import { MAIL_TEMPLATES } from "./schema";

const RESET = {
  subject: "Code for {username}",
  content: "Hello {username},\n\nYour code:\n\n{reset_code}\n\nGiftwright",
};

describe("renderMail", () => {
  test("fills text, subject and HTML, and lets the code stand large by itself", () => {
    const mail = renderMail(RESET, { username: "Ana", reset_code: "012345" }, "es");
    expect(mail.subject).toBe("Code for Ana");
    expect(mail.text).toBe("Hello Ana,\n\nYour code:\n\n012345\n\nGiftwright");
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.html).toMatch(/<p class="code"[^>]*>012345<\/p>/);
  });

  test("escapes what people are called, wherever it stands", () => {
    const { html, text } = renderMail(RESET, { username: `<b>&"'` }, "en");
    expect(html).not.toContain("<b>");
    expect(html.match(/&lt;b&gt;&amp;&quot;&#39;/g)).toHaveLength(2);
    expect(text).toContain(`Hello <b>&"',`);
  });

  test("escapes the template too", () => {
    const template = { subject: "</title><script>", content: "<script>alert(1)</script>" };
    expect(renderMail(template, { username: "Ana" }, "en").html).not.toContain("<script");
  });

  test.each(["Ana\r\nBcc: x@example.com", "Ana\nBcc: x@example.com", "Ana\u2028Bcc"])(
    "begins no other header with the name %j",
    (username) => {
      const { subject } = renderMail(RESET, { username }, "en");
      expect(subject).not.toMatch(/[\r\n\u2028]/);
    },
  );

  test("begins no other header with a template's line end", () => {
    const template = { ...RESET, subject: "One\r\nBcc: x@example.com" };
    expect(renderMail(template, { username: "Ana" }, "en").subject).toBe("One Bcc: x@example.com");
  });

  test("leaves unknown placeholders alone, also those that every object has", () => {
    const content = "{nobody} {constructor} {toString} {__proto__} {reset_code} { username }";
    const mail = renderMail({ subject: content, content }, { username: "Ana" }, "en");
    expect(mail.subject).toBe(content);
    expect(mail.text).toBe(content);
    expect(mail.html).toContain(`>${content}</p>`);
  });

  test("leaves out a paragraph whose link the mail doesn't carry", () => {
    const content = "Hello {username},\n\nPress this:\n{confirm_link}\n\nGiftwright";
    const template = { subject: "Hi", content };
    const link = "https://shop.example/auth/confirm/0a";
    const without = renderMail(template, { username: "Ana" }, "en");
    expect(without.text).toBe("Hello Ana,\n\nGiftwright");
    expect(without.html).not.toContain("Press this");
    const mail = renderMail(template, { username: "Ana", confirm_link: link }, "en");
    expect(mail.text).toBe(`Hello Ana,\n\nPress this:\n${link}\n\nGiftwright`);
    expect(mail.html).toMatch(new RegExp(`<a class="link" href="${link}"[^>]*>${link}</a>`));
  });

  test("keeps the built-in paragraph of a link that the Owner's words lost", () => {
    const builtIn = { subject: "A", content: "Hello\n\nPress:\n{reset_link}\n\nBye" };
    const own = { subject: "B", content: "Own {reset_code}\n" };
    expect(keepLink(own, builtIn)).toEqual({
      subject: "B",
      content: "Own {reset_code}\n\nPress:\n{reset_link}",
    });
    const named = { subject: "B", content: "Own: {reset_link}" };
    expect(keepLink(named, builtIn)).toEqual(named);
    expect(keepLink(own, { subject: "A", content: "Hello" })).toEqual(own);
  });

  test("never reads a name as a template", () => {
    const values = { username: "{reset_code}", reset_code: "012345" };
    const mail = renderMail({ subject: "{username}", content: "Hi {username}" }, values, "en");
    expect(JSON.stringify(mail)).not.toContain("012345");
    expect(mail.text).toBe("Hi {reset_code}");
  });

  test("a name that equals the code is no code", () => {
    const values = { username: "012345", reset_code: "012345" };
    const { html } = renderMail({ ...RESET, content: "{username}\n\nHello" }, values, "en");
    expect(html).not.toContain('class="code"');
  });

  test("drops marks that would turn the words around a name", () => {
    const { html, text, subject } = renderMail(RESET, { username: "\u202Eana\u2066" }, "en");
    for (const part of [html, text, subject]) expect(part).not.toMatch(/[\u202E\u2066]/);
  });

  test("isolates a name that reads from right to left", () => {
    const { html, text } = renderMail(RESET, { username: "דנה" }, "en");
    expect(text).toContain("Hello \u2068דנה\u2069,");
    expect(html).toContain("<bdi>דנה</bdi>");
  });

  test("takes a template as a browser's form sends it", () => {
    const content = RESET.content.replaceAll("\n", "\r\n");
    const values = { username: "Ana", reset_code: "012345" };
    expect(renderMail({ ...RESET, content }, values, "en")).toEqual(
      renderMail(RESET, values, "en"),
    );
  });

  test("loads nothing from elsewhere", () => {
    const { html } = renderMail(RESET, { username: "Ana", reset_code: "012345" }, "zh");
    expect(html).not.toMatch(/https?:|url\(|<(?:img|link|script|iframe)\b|@import/i);
  });
});

type Templates = Record<string, { subject: string; content: string }>;

const templatesOf = (locale: string): Templates =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/mails.json`, import.meta.url), "utf8"));

const placeholders = (text: string) => [...new Set(text.match(/\{[^}]*\}/g))].sort();

describe.each(LOCALES)("templates in %s", (locale) => {
  const templates = templatesOf(locale);
  const english = templatesOf("en");

  test("are those that the shop sends", () => {
    expect(Object.keys(templates).sort()).toEqual([...MAIL_TEMPLATES].sort());
  });

  test.each(MAIL_TEMPLATES)("%s keeps its placeholders, one line of subject", (id) => {
    const { subject = "", content = "" } = templates[id] ?? {};
    expect(placeholders(subject)).toEqual(placeholders(english[id]?.subject ?? ""));
    expect(placeholders(content)).toEqual(placeholders(english[id]?.content ?? ""));
    expect(subject).not.toMatch(/[\r\n]/);
    expect(content).toContain("{username}");
  });

  test("the code stands alone in its paragraph, and in no subject", () => {
    expect(templates.password_reset?.content.split("\n\n")).toContain("{reset_code}");
    expect(templates.password_reset?.subject).not.toContain("{reset_code}");
  });

  test("each link stands alone in its line, in the content only", () => {
    for (const [id, link] of [
      ["welcome", "{confirm_link}"],
      ["confirm_email", "{confirm_link}"],
      ["password_reset", "{reset_link}"],
    ] as const) {
      expect(templates[id]?.content.split("\n")).toContain(link);
      expect(templates[id]?.subject).not.toContain(link);
    }
  });

  test("differ from the English ones", () => {
    if (locale === "en") return;
    for (const id of MAIL_TEMPLATES) {
      expect(templates[id]?.subject).not.toBe(english[id]?.subject);
      expect(templates[id]?.content).not.toBe(english[id]?.content);
    }
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACEHOLDERS, refusePlaceholders, sampleValues } from "./placeholders";
import { renderMail } from "./render";
import { EDITABLE_TEMPLATES, templateInput } from "./schema";

const RESET = { subject: "Your code", content: "Hello {username},\n\n{reset_code}" };

describe("refusePlaceholders", () => {
  test("takes the placeholders of each template", () => {
    expect(refusePlaceholders("welcome", { subject: "Hi {username}", content: "{username}" })).toBe(
      null,
    );
    expect(refusePlaceholders("password_reset", RESET)).toBe(null);
  });

  test.each([
    ["welcome", "placeholderUsername"],
    ["premium_welcome", "placeholderUsername"],
    ["password_reset", "placeholderCode"],
  ] as const)("%s must not lose what it needs", (id, content) => {
    const words = { subject: "Hello {username}", content: "Hello" };
    expect(refusePlaceholders(id, words)?.fields).toEqual({ content });
  });

  test.each([
    "{name}",
    "{ username }",
    "{Username}",
    "{}",
    "{reset-code}",
    "｛username｝",
    "{用户}",
  ])("names %s, which would stay as it is", (braced) => {
    const content = `{username} ${braced}`;
    expect(refusePlaceholders("welcome", { subject: "Hello", content })).toEqual({
      fields: { content: "placeholderUnknown" },
      names: braced,
    });
    expect(refusePlaceholders("welcome", { subject: braced, content: "{username}" })).toEqual({
      fields: { subject: "placeholderUnknown" },
      names: braced,
    });
  });

  test("knows no code in a welcome, and wants none in a subject", () => {
    const { content } = RESET;
    expect(refusePlaceholders("welcome", { subject: "Hi", content })?.names).toBe("{reset_code}");
    expect(
      refusePlaceholders("password_reset", { subject: "{reset_code}", content })?.fields,
    ).toEqual({ subject: "placeholderInSubject" });
    expect(
      refusePlaceholders("password_reset", { subject: "{reset_link}", content })?.fields,
    ).toEqual({ subject: "placeholderInSubject" });
    const welcome = { subject: "{confirm_link}", content: "{username}" };
    expect(refusePlaceholders("welcome", welcome)?.fields).toEqual({
      subject: "placeholderInSubject",
    });
  });

  test("names a few, once each, and cuts long ones", () => {
    const content = `{a}{a}{b}{c}{d}{e}{f}{${"x".repeat(500)}}`;
    const { names } = refusePlaceholders("welcome", { subject: "Hi", content }) ?? {};
    expect(names).toBe("{a}, {b}, {c}, {d}, {e}");
    const long = refusePlaceholders("welcome", { subject: `{${"x".repeat(100)}}`, content: "" });
    expect(long?.names).toHaveLength(40);
  });

  test("whatever it takes leaves no braces standing where a name should be", () => {
    const piece = fc.constantFrom("{", "}", "{username}", "{reset_code}", "{x}", "a", "\n", " ");
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(fc.constantFrom(...EDITABLE_TEMPLATES), text, text, (id, subject, content) => {
        fc.pre(refusePlaceholders(id, { subject, content }) === null);
        const mail = renderMail({ subject, content }, sampleValues("Ana"), "en");
        for (const name of PLACEHOLDERS[id].known) {
          expect(mail.text + mail.subject).not.toContain(`{${name}}`);
        }
        expect(mail.text).toContain(id === "password_reset" ? "123456" : "Ana");
        expect(mail.text).not.toContain("{x}");
      }),
    );
  });
});

describe("templateInput", () => {
  const parse = (change: object) =>
    templateInput.safeParse({ subject: "Hello", content: "{username}", version: 0, ...change });
  const messages = (change: object) => parse(change).error?.issues.map(({ message }) => message);

  test("takes a form's line ends as one", () => {
    const content = "One\r\n\r\nTwo\rThree";
    expect(parse({ content }).data?.content).toBe("One\n\nTwo\nThree");
  });

  test.each([
    [{ subject: "  " }, "templateSubjectRequired"],
    [{ subject: undefined }, "templateSubjectRequired"],
    [{ content: "\n \n" }, "templateContentRequired"],
    [{ content: 7 }, "templateContentRequired"],
    [{ subject: "x".repeat(151) }, "tooLong"],
    [{ content: "x".repeat(5_001) }, "tooLong"],
    [{ subject: "One\nBcc: x@example.com" }, "templateSubjectLine"],
    [{ subject: "One\u2028Two" }, "templateSubjectLine"],
    [{ subject: "a\u0000b" }, "templateUnseen"],
    [{ content: "a\u0007b" }, "templateUnseen"],
    [{ content: "a\u202Eb" }, "templateUnseen"],
    [{ content: "a\uD800b" }, "templateUnseen"],
  ])("refuses %j", (change, message) => {
    expect(messages(change)).toContain(message);
  });

  test.each([-1, 1.5, "x", null, undefined])("refuses the version %j", (version) => {
    const given = parse({ version });
    // An empty version means the built-in words.
    if (version === null) expect(given.data?.version).toBe(0);
    else expect(given.success).toBe(false);
  });
});

/**
 * What a template in the Owner's words must name and may name in braces. Pure, also in the browser.
 */
import type { FieldErrors } from "../errors";

/** The mails that the Owner may put in their own words. */
export const EDITABLE_TEMPLATES = ["welcome", "premium_welcome", "password_reset"] as const;
export type EditableTemplateId = (typeof EDITABLE_TEMPLATES)[number];

export const TEMPLATE_LIMITS = { subject: 150, content: 5_000 };

type Placeholder = "username" | "reset_code" | "reset_link" | "confirm_link";

/** What may stand in braces, and what must stand in the content. */
export const PLACEHOLDERS: Record<
  EditableTemplateId,
  { known: readonly Placeholder[]; required: Placeholder }
> = {
  welcome: { known: ["username", "confirm_link"], required: "username" },
  premium_welcome: { known: ["username"], required: "username" },
  password_reset: { known: ["username", "reset_code", "reset_link"], required: "reset_code" },
};

const SAMPLE_SITE = "https://giftwright.example";

/** Values for previews and test mails; `site` is where the links lead. */
export const sampleValues = (username: string, site: string | null = SAMPLE_SITE) => ({
  username,
  reset_code: "123456",
  reset_link: `${site ?? SAMPLE_SITE}/auth/reset/sample`,
  confirm_link: `${site ?? SAMPLE_SITE}/auth/confirm/sample`,
});

/** Also the wide braces of Chinese keyboards: they look right and are none. */
const BRACED = /[{\uFF5B][^{}\uFF5B\uFF5D\n]*[}\uFF5D]/g;
const NAMED_AT_MOST = 5;
const NAME_LENGTH = 40;

/** What a template's placeholders are refused for, by field, and which are unknown. */
export function refusePlaceholders(
  id: EditableTemplateId,
  { subject, content }: { subject: string; content: string },
): { fields: FieldErrors; names: string } | null {
  const { known, required } = PLACEHOLDERS[id];
  const unknownIn = (text: string) =>
    (text.match(BRACED) ?? []).filter((braced) => !known.some((name) => braced === `{${name}}`));
  const [inSubject, inContent] = [unknownIn(subject), unknownIn(content)];
  const fields: FieldErrors = {};
  if (inSubject.length > 0) fields.subject = "placeholderUnknown";
  // Subjects show on locked screens.
  else if (/\{(reset_code|reset_link|confirm_link)\}/.test(subject))
    fields.subject = "placeholderInSubject";
  if (inContent.length > 0) fields.content = "placeholderUnknown";
  else if (!content.includes(`{${required}}`)) {
    fields.content = required === "username" ? "placeholderUsername" : "placeholderCode";
  }
  if (!fields.subject && !fields.content) return null;
  return { fields, names: nameThem([...inSubject, ...inContent]) };
}

const nameThem = (braced: readonly string[]): string =>
  [...new Set(braced.map((name) => name.slice(0, NAME_LENGTH)))].slice(0, NAMED_AT_MOST).join(", ");

/**
 * The log's entries in words that the Owner reads without knowing how the shop is built. Not for
 * the browser.
 */

import type { AuditEntry, AuditTarget } from "#shared/audit/schema";
import { parsePrice } from "#shared/catalogue/admin/price";
import { formatDay } from "#shared/format/dates";
import { formatPrice } from "#shared/format/money";
import type { Locale } from "#shared/locale";
import { dynamicKey, type Translate } from "#shared/translate";
import { LANGUAGES } from "~/lib/languages";
import { interestName } from "~worker/domain/catalogue/interests";
import type { Wording } from "./changes-of";

type Reader = { t: Translate; locale: Locale };

/** The log keeps moments in UTC seconds, under names like `expiresAt`. */
const LATEST = 253_402_300_799;
/** A form's switch is noted as the form writes it. */
const YES_NO: Record<string, boolean> = { true: true, false: false };

/** How the facts of an entry about such a thing are called. What isn't known is shown as it is. */
export function wordingOf({ t, locale }: Reader, about: AuditTarget): Wording {
  const yesNo = (is: boolean) => t(is ? "owner:audit.yes" : "owner:audit.no");

  function say(field: string, value: unknown): string | null {
    if (value === undefined || value === null || value === "") return null;
    if (typeof value === "boolean") return yesNo(value);
    if (typeof value === "number") return sayNumber(field, value);
    if (typeof value === "string") return sayText(field, value);
    const isList = Array.isArray(value) && value.every((one) => typeof one !== "object");
    return isList ? sayWords(field, value.map(String)) : JSON.stringify(value);
  }

  function sayNumber(field: string, value: number): string {
    const isMoment = field.endsWith("At") && Number.isInteger(value) && value > 0;
    if (isMoment && value <= LATEST) return formatDay(value, locale);
    // A new gift is noted with its price in cents, a changed one as the form wrote it.
    if (field === "price" || field === "centsOff") return formatPrice(value, locale);
    if (field === "percentOff") {
      return new Intl.NumberFormat(locale, { style: "percent" }).format(value / 100);
    }
    return field === "length" ? new Intl.NumberFormat(locale).format(value) : String(value);
  }

  function sayText(field: string, text: string): string | null {
    if (field === "isActive") return Object.hasOwn(YES_NO, text) ? yesNo(text === "true") : text;
    if (field === "how") return wordOr(t, "owner:audit.how", text, text);
    if (field === "lang") return languageOf(text) ?? text;
    if (field === "price") {
      const cents = parsePrice(text);
      return cents === null ? text : formatPrice(cents, locale);
    }
    const isListed = field === "tags" || vocabularyOf(field, about) !== null;
    return isListed ? sayWords(field, text.split(",")) : text;
  }

  function sayWords(field: string, words: readonly string[]): string | null {
    const vocabulary = vocabularyOf(field, about);
    const said = words.map((word) => {
      if (field === "tags") return interestName(word.trim(), locale);
      return vocabulary ? wordOr(t, vocabulary, word.trim(), word.trim()) : word;
    });
    return said.join(locale === "zh" ? "、" : ", ") || null;
  }

  const nameOf = (field: string) => {
    const ofGift = wordOr(t, "gift-admin:fields", field, languageOf(field) ?? field);
    return wordOr(t, "owner:audit.fields", field, ofGift);
  };

  return { nameOf, say };
}

type Target = Pick<AuditEntry, "action" | "targetType" | "targetId" | "targetName">;

/** Enough of an id to tell two of them apart. */
const ID_SHOWN = 8;

/**
 * What an entry is about: its kind and its name; people's words have none, so they show their id.
 */
export function targetOf(
  { t }: Reader,
  { action, targetType, targetId, targetName: stored }: Target,
): string {
  const targetName =
    stored === null ? t("owner:audit.closedAccount") : stored || targetId.slice(0, ID_SHOWN);
  if (action === "giftsImported" && /^\d{1,6}$/.test(targetName)) {
    return t("themes:count", { count: Number(targetName) });
  }
  const [template = "", language = ""] = targetName.split("/");
  const names: Partial<Record<AuditTarget, string>> = {
    // Switches and templates are named by what people read on their pages.
    switch: wordOr(t, "owner:switches", targetName, targetName, ".title"),
    template: [wordOr(t, "mail-admin:names", template, template), languageOf(language) ?? language]
      .filter(Boolean)
      .join(" · "),
  };
  return `${t(`owner:audit.targets.${targetType}`)} · ${names[targetType] ?? targetName}`;
}

/** Translations of the words that such a field holds; null for a field of free text. */
function vocabularyOf(field: string, about: AuditTarget): string | null {
  switch (field) {
    case "status":
      return "requests:staff.statuses";
    case "category":
      return about === "post" ? "blog:categories" : "gifts:categories";
    case "season":
    case "holiday":
      return "gifts:seasons";
    case "occasions":
    case "cares":
      return `gifts:${field}`;
    default:
      return null;
  }
}

/** A word's translation; `otherwise` for one that has none, or that isn't a plain word. */
function wordOr(t: Translate, vocabulary: string, word: string, otherwise: string, part = "") {
  if (!/^[a-zA-Z][\w' -]{0,40}$/.test(word)) return otherwise;
  return t(dynamicKey(`${vocabulary}.${word}${part}`), { defaultValue: otherwise });
}

const languageOf = (code: string) => LANGUAGES.find((language) => language.code === code)?.name;

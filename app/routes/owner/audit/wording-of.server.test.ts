import { describe, expect, test } from "vitest";
import type { AuditTarget } from "#shared/audit/schema";
import { BLOG_CATEGORIES } from "#shared/blog/vocabulary";
import { GIFT_FIELDS } from "#shared/catalogue/admin/schema";
import { CARES, CATEGORIES, HOLIDAYS, OCCASIONS, SEASONS } from "#shared/catalogue/vocabulary";
import { REQUEST_STATUSES } from "#shared/event-requests/schema";
import { LOCALES, type Locale } from "#shared/locale";
import { MAIL_TEMPLATES } from "#shared/mail/schema";
import { SWITCHES } from "#shared/settings/schema";
import { dynamicKey } from "#shared/translate";
import { translator } from "~worker/i18n";
import { targetOf, wordingOf } from "./wording-of.server";

const readerOf = (locale: Locale) => ({ t: translator(locale), locale });
const wording = (locale: Locale, about: AuditTarget = "gift") => wordingOf(readerOf(locale), about);

const EXPIRES = 1_790_985_599;

describe("a fact of the log", () => {
  test.each([
    ["isPremium", true, "yes", "oui", "sí", "是"],
    ["isActive", "false", "no", "non", "no", "否"],
    ["status", "taken", "Taken", "Prise en charge", "En curso", "处理中"],
    ["price", 2_599, "$25.99", "25,99 $", "25,99 US$", "25.99美元"],
    ["price", "$25.99", "$25.99", "25,99 $", "25,99 US$", "25.99美元"],
    ["centsOff", 500, "$5", "5 $", "5 US$", "5美元"],
    ["percentOff", 10, "10%", "10 %", "10 %", "10%"],
    [
      "expiresAt",
      EXPIRES,
      "October 2, 2026",
      "2 octobre 2026",
      "2 de octubre de 2026",
      "2026年10月2日",
    ],
    ["lang", "fr", "Français", "Français", "Français", "Français"],
    [
      "tags",
      "board-games, tea",
      "board games, tea",
      "jeux de société, thé",
      "juegos de mesa, té",
      "桌游、茶",
    ],
    ["season", "winter", "Winter", "Hiver", "Invierno", "冬天"],
  ])("%s of %s is said as people say it", (field, value, en, fr, es, zh) => {
    const said = LOCALES.map((locale) =>
      wording(locale)
        .say(field, value)
        ?.replace(/[\u00a0\u202f]/g, " "),
    );
    expect(said).toEqual([en, fr, es, zh]);
  });

  test("that isn't known stays as it is", () => {
    const { say, nameOf } = wording("en", "request");
    expect(say("status", "on.ice: {{x}}")).toBe("on.ice: {{x}}");
    expect(say("status", "thawed")).toBe("thawed");
    expect(say("price", "cheap")).toBe("cheap");
    expect(say("expiresAt", 1e300)).toBe("1e+300");
    expect(say("ageFrom", 3)).toBe("3");
    expect(say("what", [{ deep: true }])).toBe('[{"deep":true}]');
    expect(say("status", null)).toBeNull();
    for (const name of ["wobbly", "constructor", "toString", "__proto__", "a-kettle", "a:b"]) {
      expect(nameOf(name)).toBe(name);
      expect(say("status", name)).toBe(name);
    }
  });

  test("of an article and of a gift are named by their own categories", () => {
    expect(wording("en", "post").say("category", "diy-gifts")).toBe("DIY Gifts");
    expect(wording("en", "gift").say("category", "food")).toBe("Food & drink");
  });
});

test("what an entry is about is named as its page names it", () => {
  const about = (targetType: AuditTarget, targetName: string | null, action = "switchTurned") =>
    targetOf(readerOf("en"), {
      action: action as "switchTurned",
      targetType,
      targetId: "1a2b3c4d-5e6f",
      targetName,
    });
  expect(about("switch", "partyTools")).toBe("Switch · Party tools");
  expect(about("switch", "gone")).toBe("Switch · gone");
  expect(about("template", "premium_welcome/fr")).toBe(
    "Email template · Premium welcome · Français",
  );
  expect(about("user", "many/fr")).toBe("User · many/fr");
  expect(about("user", null)).toBe("User · a closed account");
  expect(about("feedback", "")).toBe("Feedback · 1a2b3c4d");
  expect(about("gift", "12", "giftsImported")).toBe("12 gifts");
  expect(about("gift", "12", "giftCreated")).toBe("Gift · 12");
});

/** Fields that an entry can hold, besides a gift's. */
const FIELDS = [
  ...["code", "percentOff", "centsOff", "terms", "expiresAt", "checkedAt"],
  ...["slug", "picture", "lang", "title", "excerpt", "length", "published"],
  ...["isStaff", "isPremium", "deleted", "on", "handled", "hidden", "created"],
  ...["subject", "content", "status", "assignee"],
];

describe.each(LOCALES)("%s has words for", (locale) => {
  const t = translator(locale);
  test.each([
    ["requests:staff.statuses", REQUEST_STATUSES],
    ["gifts:categories", CATEGORIES],
    ["blog:categories", BLOG_CATEGORIES],
    ["gifts:seasons", [...SEASONS, ...HOLIDAYS]],
    ["gifts:occasions", OCCASIONS],
    ["gifts:cares", CARES],
    ["mail-admin:names", MAIL_TEMPLATES],
    ["owner:audit.fields", FIELDS],
    ["gift-admin:fields", GIFT_FIELDS],
    ["owner:switches", SWITCHES.map((name) => `${name}.title`)],
  ])("every word of %s", (vocabulary, words) => {
    for (const word of words) {
      expect(t(dynamicKey(`${vocabulary}.${word}`), { defaultValue: "" }), word).not.toBe("");
    }
  });
});

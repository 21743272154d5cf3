import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GIFT_FIELDS } from "#shared/catalogue/admin/schema";
import { LOCALES } from "#shared/locale";

describe.each(LOCALES)("%s", (locale) => {
  const file = new URL(`../../../../locales/${locale}/owner.json`, import.meta.url);
  const { audit } = JSON.parse(readFileSync(file, "utf8"));

  test("the log has words for every field that it can hold", () => {
    const ofCodes = ["code", "percentOff", "centsOff", "terms", "expiresAt", "checkedAt"];
    const ofPosts = [
      "slug",
      "category",
      "picture",
      "lang",
      "title",
      "excerpt",
      "length",
      "published",
    ];
    const others = ["isStaff", "isPremium", "deleted", "on", "handled", "hidden", "created"];
    const ofMails = ["subject", "content"];
    const ofRequests = ["status", "assignee"];
    for (const name of [
      ...GIFT_FIELDS,
      ...ofCodes,
      ...ofPosts,
      ...others,
      ...ofMails,
      ...ofRequests,
    ]) {
      expect(audit.fields[name], name).toBeTruthy();
    }
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { AUDIT_ACTIONS, AUDIT_TARGETS } from "~worker/domain/audit/schema";
import { GIFT_FIELDS } from "~worker/domain/catalogue/admin/schema";
import { LOCALES } from "~worker/domain/catalogue/vocabulary";
import { SWITCHES } from "~worker/domain/settings/schema";

describe.each(LOCALES)("%s", (locale) => {
  const file = new URL(`../../../../locales/${locale}/dev.json`, import.meta.url);
  const { audit, switches } = JSON.parse(readFileSync(file, "utf8"));

  test("the log has words for every action and target that it can hold", () => {
    for (const action of AUDIT_ACTIONS) expect(audit.actions[action], action).toBeTruthy();
    for (const target of AUDIT_TARGETS) expect(audit.targets[target], target).toBeTruthy();
  });

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

  test("every switch says what it is and what it does", () => {
    for (const name of SWITCHES) {
      expect(switches[name]?.title, name).toBeTruthy();
      expect(switches[name]?.text, name).toBeTruthy();
    }
  });
});

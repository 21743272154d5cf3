import { describe, expect, test } from "vitest";
import list from "./common-passwords.txt?raw";
import { refusePassword } from "./password-rules";

const person = { username: "Ada Lovelace", email: "countess@example.com" };

describe("a password", () => {
  test.each([
    ...[
      "giftwright",
      "Giftwright",
      "giftwright1",
      "Gift-Wright!",
      "ＧＩＦＴＷＲＩＧＨＴ",
      "mygifts2027",
    ],
    ...["premiumgift", "ilovegifts", "cadeaux", "miregalo", "我的礼物礼物礼物", "sunflower"],
    ...["abcdef", "fedcba", "456789", "123456", "aaaaaa"],
  ])("%s is refused as one of the first guesses", (password) => {
    expect(refusePassword(password, person)).toBe("passwordCommon");
  });

  test("is none of the 3,000 most common, however it is written", () => {
    const common = list.trim().split(/\s+/);
    expect(new Set(common).size).toBeGreaterThanOrEqual(3_000);
    const taken = common.filter(
      (word) => !refusePassword(word, person) || !refusePassword(word.toUpperCase(), person),
    );
    expect(taken).toEqual([]);
  });

  test.each(["Ada Lovelace", "countess", "countess@example.com"])(
    "%s is refused as a name",
    (password) => {
      expect(refusePassword(password, person)).toBe("passwordIsName");
    },
  );

  test.each(["gift horse kettle", "gift-1937-4482-99", "wrightbrothers", "acegik", "kettle orbit"])(
    "%s is taken",
    (password) => {
      expect(refusePassword(password, person)).toBeNull();
    },
  );
});

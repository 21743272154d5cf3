import { describe, expect, test } from "vitest";
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

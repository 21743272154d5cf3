import { expect, test } from "vitest";
import { mailboxOf, safeName } from "./recipients";

test.each([
  ["Ana@Example.com", "ana@example.com"],
  ["ana+shop@example.com", "ana@example.com"],
  ["ana+a+b@example.com", "ana@example.com"],
  ["a.n.a+x@gmail.com", "ana@gmail.com"],
  ["a.na@example.com", "a.na@example.com"],
  ["+tag@example.com", "+tag@example.com"],
])("mails to %s are counted for %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each(["Ana", "Renée Ōe", "小明", "O'Neill-Smith", "guest-12-ab34", "Jane Roe-Lee Q"])(
  "%s is a name",
  (username) => {
    expect(safeName(username, "someone@example.com")).toBe(username);
  },
);

test.each(["example.com", "go to bit.ly", "You have won money", "call 09001234", "a. b. c. d"])(
  "%s may be more than a name",
  (username) => {
    expect(safeName(username, "someone@example.com")).toBe("someone");
  },
);

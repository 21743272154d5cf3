import { expect, test } from "vitest";
import { dollars } from "./schema";

const amount = dollars("eventBudgetInvalid", "eventBudgetInvalid");

test.each([
  ["250", 25_000],
  ["250.5", 25_050],
  ["250,50", 25_050],
  ["$1,250.50", 125_050],
  ["1.250,50 US$", 125_050],
  ["1 250,50 $", 125_050],
  ["1,000,000", 100_000_000],
  ["1.000.000", 100_000_000],
  ["250美元", 25_000],
  [250.5, 25_050],
])("%s is %i cents", (typed, cents) => {
  expect(amount.parse(typed)).toBe(cents);
});

test.each(["-5", "20-30", "twenty", "1,25,00", "1.234", "12.", "$", "1e5", "250 €"])(
  "%s is refused",
  (typed) => {
    expect(amount.safeParse(typed).success).toBe(false);
  },
);

/** Playwright's expectations for pages without scripts. */
import { expect } from "vitest";
import { isVisible, type Locator, normal, referenced, sentValue, textOf } from "./locator";
import { ORIGIN, type Page } from "./page";

type Text = string | RegExp;

const fits = (actual: string, expected: Text, part = false) => {
  if (expected instanceof RegExp) return expected.test(actual);
  return part ? actual.includes(normal(expected)) : actual === normal(expected);
};
const answer = (pass: boolean, what: string, actual: unknown, expected?: unknown) => ({
  pass,
  message: () => `${what}: ${JSON.stringify(actual)}, expected ${expected ?? ""}`,
});
const only =
  (locator: Locator, what: string, read: (element: Element) => string) =>
  (expected: Text, part = false) => {
    const actual = read(locator.one());
    return answer(fits(actual, expected, part), `${what} of${locator.label}`, actual, expected);
  };

expect.extend({
  toBeVisible: (found: Locator) =>
    answer(
      found.all().length === 1 && found.all().every(isVisible),
      `visible${found.label}`,
      found.all().length,
      "1",
    ),
  toBeHidden: (found: Locator) =>
    answer(!found.all().some(isVisible), `hidden${found.label}`, found.all().length),
  toBeAttached: (found: Locator) => answer(found.all().length > 0, `attached${found.label}`, 0),
  toHaveCount: (found: Locator, count: number) =>
    answer(found.all().length === count, `count of${found.label}`, found.all().length, count),
  toHaveText(found: Locator, expected: Text | string[]) {
    if (!Array.isArray(expected))
      return only(found, "text", (one) => normal(textOf(one)))(expected);
    const actual = found.all().map((one) => normal(textOf(one)));
    return answer(
      JSON.stringify(actual) === JSON.stringify(expected.map(normal)),
      found.label,
      actual,
      expected,
    );
  },
  toContainText: (found: Locator, expected: Text) =>
    only(found, "text", (one) => normal(textOf(one)))(expected, true),
  toHaveValue: (found: Locator, expected: Text) => only(found, "value", sentValue)(expected),
  toBeChecked: (found: Locator) =>
    answer(found.one().hasAttribute("checked"), `checked${found.label}`, false),
  toBeDisabled: (found: Locator) =>
    answer(found.one().hasAttribute("disabled"), `disabled${found.label}`, false),
  toHaveAttribute: (found: Locator, name: string, expected: Text) =>
    only(found, name, (one) => one.getAttribute(name) ?? "none")(expected),
  toHaveAccessibleDescription: (found: Locator, expected: Text) =>
    only(found, "description", (one) => normal(referenced(one, "aria-describedby").join(" ")))(
      expected,
    ),
  toHaveTitle: (page: Page, expected: Text) =>
    answer(fits(page.title(), expected), "title", page.title(), expected),
  toHaveURL(page: Page, expected: Text) {
    const actual = expected instanceof RegExp ? page.url() : page.url().slice(ORIGIN.length);
    return answer(fits(actual, expected), "address", actual, expected);
  },
});

type Matchers<R> = {
  toBeVisible: () => R;
  toBeHidden: () => R;
  toBeAttached: () => R;
  toHaveCount: (count: number) => R;
  toHaveText: (expected: Text | string[]) => R;
  toContainText: (expected: Text) => R;
  toHaveValue: (expected: Text) => R;
  toBeChecked: () => R;
  toBeDisabled: () => R;
  toHaveAttribute: (name: string, expected: Text) => R;
  toHaveAccessibleDescription: (expected: Text) => R;
  toHaveTitle: (expected: Text) => R;
  toHaveURL: (expected: Text) => R;
};
declare module "vitest" {
  interface Assertion<T> extends Matchers<void> {}
}

export { expect };

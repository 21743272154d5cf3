/** Playwright's expectations for pages without scripts. */
import { expect } from "vitest";
import { isVisible, type Locator, normal, referenced, sentValue, textOf } from "./locator";
import { ORIGIN, type Page } from "./page";

type Text = string | RegExp;

const fits = (actual: string, wanted: Text, part = false) => {
  if (wanted instanceof RegExp) return wanted.test(actual);
  return part ? actual.includes(normal(wanted)) : actual === normal(wanted);
};
const answer = (pass: boolean, what: string, actual: unknown, wanted?: unknown) => ({
  pass,
  message: () => `${what}: ${JSON.stringify(actual)}, wanted ${wanted ?? ""}`,
});
const only =
  (locator: Locator, what: string, read: (element: Element) => string) =>
  (wanted: Text, part = false) => {
    const actual = read(locator.one());
    return answer(fits(actual, wanted, part), `${what} of${locator.label}`, actual, wanted);
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
  toHaveText(found: Locator, wanted: Text | string[]) {
    if (!Array.isArray(wanted)) return only(found, "text", (one) => normal(textOf(one)))(wanted);
    const actual = found.all().map((one) => normal(textOf(one)));
    return answer(
      JSON.stringify(actual) === JSON.stringify(wanted.map(normal)),
      found.label,
      actual,
      wanted,
    );
  },
  toContainText: (found: Locator, wanted: Text) =>
    only(found, "text", (one) => normal(textOf(one)))(wanted, true),
  toHaveValue: (found: Locator, wanted: Text) => only(found, "value", sentValue)(wanted),
  toBeChecked: (found: Locator) =>
    answer(found.one().hasAttribute("checked"), `checked${found.label}`, false),
  toBeDisabled: (found: Locator) =>
    answer(found.one().hasAttribute("disabled"), `disabled${found.label}`, false),
  toHaveAttribute: (found: Locator, name: string, wanted: Text) =>
    only(found, name, (one) => one.getAttribute(name) ?? "none")(wanted),
  toHaveAccessibleDescription: (found: Locator, wanted: Text) =>
    only(found, "description", (one) => normal(referenced(one, "aria-describedby").join(" ")))(
      wanted,
    ),
  toHaveTitle: (page: Page, wanted: Text) =>
    answer(fits(page.title(), wanted), "title", page.title(), wanted),
  toHaveURL(page: Page, wanted: Text) {
    const actual = wanted instanceof RegExp ? page.url() : page.url().slice(ORIGIN.length);
    return answer(fits(actual, wanted), "address", actual, wanted);
  },
});

type Matchers<R> = {
  toBeVisible: () => R;
  toBeHidden: () => R;
  toBeAttached: () => R;
  toHaveCount: (count: number) => R;
  toHaveText: (wanted: Text | string[]) => R;
  toContainText: (wanted: Text) => R;
  toHaveValue: (wanted: Text) => R;
  toBeChecked: () => R;
  toBeDisabled: () => R;
  toHaveAttribute: (name: string, wanted: Text) => R;
  toHaveAccessibleDescription: (wanted: Text) => R;
  toHaveTitle: (wanted: Text) => R;
  toHaveURL: (wanted: Text) => R;
};
declare module "vitest" {
  interface Assertion<T> extends Matchers<void> {}
}

export { expect };

import { expect, test } from "vitest";
import { withRetries } from "./retry";

/** Fails `times` times, then answers how often it was tried. */
const failing = (times: number, message: string) => {
  let tries = 0;
  return async () => {
    tries++;
    if (tries <= times) throw new Error("D1_ERROR", { cause: new Error(message) });
    return tries;
  };
};

test.each([
  "Network connection lost.",
  "D1 DB storage caused object to be reset.",
  "Failed to get session commit token: internal error; reference = abc",
])("after “%s” the work is tried again", async (message) => {
  expect(await withRetries(failing(2, message))).toBe(3);
});

test("what goes on failing fails after four tries, what won't pass at once", async () => {
  await expect(withRetries(failing(4, "Network connection lost."))).rejects.toThrow("D1_ERROR");
  const overloaded = failing(1, "D1 DB is overloaded.");
  await expect(withRetries(overloaded)).rejects.toThrow("D1_ERROR");
  expect(await overloaded()).toBe(2);
});

/**
 * Only adapters call other servers, at addresses of the settings: no visitor's address is fetched.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("only adapters call other servers", () => {
  const files = globSync("{worker,app}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|worker\/testing\//.test(file),
  );
  const calling = files.filter((file) => /(?<![.\w])fetch\(/.test(readFileSync(file, "utf8")));
  const onServer = calling.filter((file) => file.startsWith("worker/") || file.includes(".server"));
  expect(onServer.length).toBeGreaterThan(2);
  expect(onServer.filter((file) => !file.startsWith("worker/adapters/"))).toEqual([]);
});

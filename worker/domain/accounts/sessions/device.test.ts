import { expect, test } from "vitest";
import { describeDevice } from "./device";

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    "Safari, iPhone",
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`,
  ],
  ["Safari, iPad", `${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`],
  ["Chrome, Windows", `${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36`],
  ["Edge, Windows", `${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`],
  ["Chrome, Android", `${MOZILLA} (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`],
  ["Firefox, Linux", `${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`],
  ["", "curl/8.5.0"],
  ["", undefined],
])("a session is listed as %j for %s", (words, userAgent) => {
  expect(describeDevice(userAgent)).toBe(words);
});

/**
 * Whoever reads text of people reads it in linear time: eight times the text takes at most about
 * eight times as long, whatever it holds. `scripts/expressions.test.ts` looks at each expression
 * alone.
 */
import { runInThisContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { isReservedName, nameKey } from "#shared/accounts/names";
import { email, newPassword, username } from "#shared/accounts/schema";
import { strengthOf } from "#shared/accounts/strength";
import { EMPTY_BRIEF, FIELD_LIMITS } from "#shared/brief/schema";
import { csvSource, neutralise, readTable } from "#shared/catalogue/admin/csv";
import { parsePrice } from "#shared/catalogue/admin/price";
import { categoryOf } from "#shared/catalogue/category-names";
import { findTheme } from "#shared/catalogue/themes";
import { ownItemInput } from "#shared/gift-lists/own-items";
import { detectLocale } from "#shared/locale";
import { refusePlaceholders } from "#shared/mail/placeholders";
import { renderMail } from "#shared/mail/render";
import { partyInput } from "#shared/party/plans/schema";
import { line, lines, visibleLine } from "#shared/text-input";
import { cpuTime } from "../scripts/lib/cpu-time";
import { readCookie } from "./cookies";
import { suggestUsernames } from "./domain/accounts/identities/username";
import { refusePassword } from "./domain/accounts/password-rules";
import { describeDevice } from "./domain/accounts/sessions/device";
import { countWords, renderArticle } from "./domain/blog/markdown";
import { readAnswerAddress } from "./domain/brief/address";
import { parseBrief } from "./domain/brief/parse-brief";
import { parseTurn } from "./domain/brief/read-message";
import { slugOf } from "./domain/catalogue/admin/compose";
import { readWish } from "./domain/catalogue/search/read-wish";
import { indexText, searchWords } from "./domain/catalogue/search-text";
import { moodsOf } from "./domain/party/entertainment/theme-words";
import { readPaste } from "./domain/party/guests/rules";
import { supportedSentence } from "./domain/recommendations/claims";
import { parseAnswer } from "./domain/recommendations/prompt";
import { maskSecrets } from "./secret-paths";

/** Pieces that hostile text repeats: what expressions look for, with and without what ends it. */
const SHAPES = [
  ..." a0A\t\n\\@.,;:-_=+*~`'\"!?$€<([{&#/|\u0001\u00a0\u0301é我不多一十约。",
  ...'@@|()|[](|![|](|{\\|{"|<!--|</a|a@|a.|a-|0,|0.|0 |$0|1-|- |> |+ |* |1. |**a |*a_|__a*'.split(
    "|",
  ),
  ..."```|[a](<|[a]: |a|b\n-|-\n|::gifts a |- a\n|\n\n|\r\n|,,|, |a=|a=;|;q=|;q=0.|q=1,|{a}".split(
    "|",
  ),
  ..."quiero ver |dame |muestrame |where can |lequel |cual es |not a |no more than |below |sa |la ".split(
    "|",
  ),
  ..."20 years |20 to |$20 |max 20 |20 max |no 20 |is |age |dans |more |like the |tea and |not tea, ".split(
    "|",
  ),
  ..."不多|约是|我要|我要第|多不|三十到|比较 |喜欢 |不要|乔迁 ".split("|"),
];
const ENDS = ["", "\u0000x"];

const filled = (shape: string, length: number) =>
  shape.repeat(Math.ceil(length / shape.length)).slice(0, length);

const FINDER = { recipient: "sister", age: "26-50", occasion: "birthday", relationship: "family" };
const finder = { ...FINDER, budget: "$25-50", interests: "tea" };
const brief = (field: keyof typeof finder) => (text: string) =>
  parseBrief({ ...finder, [field]: text } as Parameters<typeof parseBrief>[0]);
const turn = (text: string) => parseTurn(text, "en", { brief: EMPTY_BRIEF, shownGifts: 8 });
const cookies = (cookie: string) =>
  // A header takes no line ends and nothing beyond Latin-1.
  readCookie(new Request("https://x.test", { headers: { cookie } }), "__Host-session");
const header = (read: (text: string) => unknown) => (text: string) =>
  read(text.replaceAll(/[^\u0020-\u007e]/g, "?"));
const template = (content: string) => ({ subject: "Hello", content });
const article = (text: string) => {
  try {
    return renderArticle(text);
  } catch (error) {
    // Text that is nested too deep is refused.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

type Reader = (text: string) => unknown;
/** Every reader of people's text and the most characters that reach it. */
const READERS: Record<string, [read: Reader, longest: number]> = {
  "the finder's wishes": [brief("interests"), FIELD_LIMITS.interests],
  "the finder's recipient": [brief("recipient"), 2_000],
  "the finder's budget": [brief("budget"), 2_000],
  "the finder's age": [brief("age"), 2_000],
  "the finder's occasion": [brief("occasion"), 2_000],
  "a chat message": [turn, 2_000],
  "a search as a wish": [readWish, 2_000],
  "a search's words": [searchWords, 8_000],
  "text for the index": [indexText, 8_000],
  "an answer's address": [
    (text) => readAnswerAddress(new URLSearchParams({ likes: text, age: text, budget: text })),
    8_000,
  ],
  "a category's name": [(text) => categoryOf(text, (_, key) => key), 8_000],
  "an occasion's name": [findTheme, 8_000],
  "pasted guests": [readPaste, 20_000],
  "a username": [(text) => username.safeParse(text), 8_000],
  "a name from a provider": [suggestUsernames, 8_000],
  "a reserved name": [isReservedName, 8_000],
  "a password that anyone would guess": [
    (text) => refusePassword(text.slice(0, 128), { username: text, email: text }),
    8_000,
  ],
  "a name's key": [nameKey, 8_000],
  "an e-mail": [(text) => email.safeParse(text), 8_000],
  "a password": [(text) => newPassword.safeParse(text), 8_000],
  "a password's strength": [(text) => strengthOf(text.slice(0, 128), [text.slice(0, 30)]), 8_000],
  "one line": [(text) => line(300).safeParse(text), 20_000],
  "a visible line": [(text) => visibleLine(300, "usernameRequired").safeParse(text), 20_000],
  "several lines": [(text) => lines(300).safeParse(text), 20_000],
  "a party": [
    (text) => partyInput.safeParse({ budget: text, eventTime: text, timeZone: text }),
    8_000,
  ],
  "a party's theme": [moodsOf, 8_000],
  "a price": [parsePrice, 8_000],
  "a gift's address": [slugOf, 8_000],
  "an own item of a list": [
    (text) => ownItemInput.safeParse({ url: `https://x.test/${text}`, name: text, note: text }),
    8_000,
  ],
  "a CSV file": [csvSource, 40_000],
  "a CSV file's lines": [
    (text) =>
      readTable([
        ["name", text],
        [text, text],
      ]),
    8_000,
  ],
  "a CSV cell": [neutralise, 8_000],
  "an article": [article, 40_000],
  "an article's words": [(text) => countWords(text, "en"), 40_000],
  "a mail's name": [
    (text) => renderMail(template("Hi {username}"), { username: text }, "en"),
    8_000,
  ],
  "a mail's words": [(text) => renderMail(template(text), { username: "Ana" }, "en"), 8_000],
  "a mail's placeholders": [(text) => refusePlaceholders("welcome", template(text)), 8_000],
  "a model's answer": [parseAnswer, 8_000],
  "a model's broken answer": [(text) => parseAnswer(`{"picks":[${text}`), 8_000],
  "a model's sentence": [(text) => supportedSentence(text, "en"), 8_000],
  "a User-Agent": [describeDevice, 16_000],
  "an Accept-Language": [
    (accepted) => detectLocale({ saved: accepted, accepted, query: accepted }),
    16_000,
  ],
  "a Cookie": [header(cookies), 16_000],
  "a path in the log": [maskSecrets, 16_000],
};

const TRIES = 6;
const TIMEOUT_MS = 4_000;

/** Least CPU milliseconds of several runs, which end once they take less than `enough`. */
function timeOf(read: Reader, text: string, enough: number): number {
  Object.assign(globalThis, { hostileRun: () => read(text) });
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > enough; tries++) {
    const start = cpuTime();
    // Stops a reader that would never end.
    runInThisContext("hostileRun()", { timeout: TIMEOUT_MS });
    least = Math.min(least, cpuTime() - start);
  }
  return least;
}

/** Growth over eight times the text: 8 where it is linear, 64 where it is quadratic. */
const TIMES = 8;
const MOST_GROWTH = 24;
/** What is done this fast may grow as it likes: nobody can send more. */
const HARMLESS_MS = 50;
/** What a busy machine may add. */
const SLACK_MS = 100;

describe("reads hostile text in linear time:", () => {
  test.each(Object.entries(READERS))("%s", (_, [read, longest]) => {
    // Dictionaries are read once.
    read("tea");
    for (const shape of SHAPES) {
      for (const end of ENDS) {
        const whole = timeOf(read, filled(shape, longest) + end, HARMLESS_MS);
        if (whole <= HARMLESS_MS) continue;
        const part = timeOf(read, filled(shape, longest / TIMES) + end, 0);
        expect(whole, JSON.stringify(shape)).toBeLessThan(MOST_GROWTH * part + SLACK_MS);
      }
    }
  });
});

test("the whole brief is read in 50 ms from 2,000 hostile characters", () => {
  for (const [name, read] of Object.entries({ finder: brief("interests"), chat: turn })) {
    read("tea");
    for (const shape of SHAPES) {
      const least = timeOf(read, filled(shape, 2_000), 50);
      expect(least, `${name}: ${JSON.stringify(shape)}`).toBeLessThanOrEqual(50);
    }
  }
});

/** Traditional characters are read as simplified ones: a Taiwanese or Hong Kong text alike. */
import simpleToTraditional from "opencc-js/dict/STCharacters";
import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF, type RecommendInput } from "#shared/brief/schema";
import requests from "../recommendations/eval/requests.json";
import { parseBrief } from "./parse-brief";
import { parseTurn } from "./read-message";

const TRADITIONAL = new Map(
  simpleToTraditional.split("|").map((pair): [string, string] => {
    const [from = "", to = ""] = pair.split(" ");
    return [from, to];
  }),
);
const traditional = (text: string) =>
  text.replace(/\p{Script=Han}/gu, (char) => TRADITIONAL.get(char) ?? char);

type Request = RecommendInput & { id: string; locale: string };
const CHINESE = (requests as Request[]).filter(({ locale }) => locale === "zh");

/** What was understood, without the words that it was told in. */
function understood(input: RecommendInput) {
  const result = parseBrief(input);
  if (!result.ok) return result;
  const { recipient: _, interests, unknownWords: __, ...brief } = result.brief;
  return { ...brief, interests: interests.map(({ id }) => id) };
}

describe("a request in traditional characters is read like the simplified one", () => {
  test.each(CHINESE.map((request) => [request.id, request] as const))("%s", (_, request) => {
    const other = {
      ...request,
      recipient: traditional(request.recipient),
      interests: traditional(request.interests),
    };
    expect(understood(other)).toEqual(understood(request));
  });
});

describe("texts from Taiwan and Hong Kong", () => {
  const read = (text: string) => {
    const { brief } = parseTurn(text, "zh", { brief: EMPTY_BRIEF });
    return { ...brief, interests: brief.interests.map(({ id }) => id) };
  };

  test("除了…還喜歡 means besides", () => {
    expect(read("媽媽除了織毛衣，還喜歡爬山").interests).toEqual(["knitting", "hiking"]);
  });
  test("what was so once, and what there is already", () => {
    const brief = read("我媽以前愛跳舞，現在腳痛只能在家看韓劇，平板電腦已經有了");
    expect(brief.interests).toEqual(["k-drama"]);
    expect(brief.owned.kinds).toEqual(["tablet"]);
  });
  test("Cantonese words for money, legs and noise", () => {
    const brief = read("爺爺八十大壽，鍾意聽粵曲，行路唔方便，唔飲酒，五百蚊以內");
    expect(brief.ages).toEqual([80, 80]);
    expect(brief.budget).toEqual({ min: 0, max: 50_000 });
    expect(brief.interests).toEqual(["chinese-opera"]);
    expect(brief.limits).toEqual(["stamina"]);
    expect(brief.dislikes.cares).toEqual(["alcohol"]);
  });
});

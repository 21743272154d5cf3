/**
 * What Chinese requests tell in passing, and words that mean something else than they look like.
 */
import { describe, expect, test } from "vitest";
import { parseBrief } from "./parse-brief";
import { parseInterests } from "./parse-interests";
import { parseRecipient } from "./parse-recipient";

const interests = (text: string) => parseInterests(text).interests.map(({ id }) => id);

describe("what is loved", () => {
  test.each([
    ["收藏紫砂壶，打高尔夫", ["chinese-tea", "golf"]],
    ["喜欢收藏，喝茶", ["collecting", "tea"]],
    ["头发少哈哈，爱骑车", ["cycling"]],
    ["修车的师傅，喜欢钓鱼", ["fishing"]],
    ["宝可梦卡", ["pokemon"]],
    ["鋼彈模型", ["gundam"]],
    ["爱看悬疑剧", ["television"]],
    ["看海贼王", ["one-piece"]],
    ["去看海", ["beach"]],
    ["喜欢看书法", ["chinese-calligraphy"]],
    ["喜欢音乐剧", ["musicals"]],
    ["日本人，打高尔夫", ["golf"]],
    ["烤羊肉串，弹热瓦普", ["skewers", "chinese-instruments"]],
  ])("%s", (text, ids) => expect(interests(text)).toEqual(ids));

  test.each([
    ["桌上一堆多肉", "succulents"],
    ["has tons of plants", "houseplants"],
    ["tiene un montón de plantas", "houseplants"],
  ])("%s: who has many living things loves them", (text, id) => {
    expect(interests(text)).toContain(id);
  });

  test("too many of them are too many", () => {
    expect(interests("多肉太多了，放不下")).toEqual([]);
    expect(parseInterests("she has too many plants").dislikes.kinds).toContain("houseplant");
  });
});

describe("a verb after a comma ends a dislike", () => {
  test.each([
    ["不吃辣，打篮球", ["basketball"], ["hot-sauce"]],
    ["怕狗 追剧 织毛衣", ["television", "knitting"], ["dogs"]],
    ["讨厌摆件落灰，信基督教", ["christianity"], []],
    ["不喜欢打牌，打麻将", [], ["card-games", "mahjong"]],
    ["不喜欢猫，狗，鸟", [], ["cats", "dogs", "birdwatching"]],
  ])("%s", (text, liked, disliked) => {
    expect(interests(text)).toEqual(liked);
    expect(parseInterests(text).dislikes.interests).toEqual(disliked);
  });
});

describe("what is refused", () => {
  test.each([
    ["喜欢香水但喂奶不能用", "perfume"],
    ["喜欢看脱口秀，猫毛过敏", "cats"],
  ])("%s", (text, id) => {
    expect(interests(text)).not.toContain(id);
    expect(parseInterests(text).dislikes.interests).toContain(id);
  });

  test("what was given before is no interest", () => {
    expect(interests("之前送过剃须刀，他爱喝茶")).toEqual(["tea"]);
  });
});

describe("situations", () => {
  test.each([
    ["离婚多年，自己住", []],
    ["刚离婚", ["breakup"]],
    ["要去德國唸研究所", ["moving-abroad"]],
  ])("%s", (text, situations) => expect(parseInterests(text).situations).toEqual(situations));
});

test.each([
  ["新郎新娘", null],
  ["哥哥嫂子", null],
  ["老公妈妈", "women"],
  ["姐姐儿子", "men"],
])("%s", (text, audience) => expect(parseRecipient(text).audience).toBe(audience));

describe("what the fields tell", () => {
  const read = (wishes: string) => {
    const fields = { recipient: "", age: "22-25", occasion: "", budget: "50-100" };
    const parsed = parseBrief({ ...fields, relationship: "", interests: wishes });
    if (!parsed.ok) throw new Error(wishes);
    return parsed.brief;
  };

  test("五月天 is a band and no month", () => {
    expect(read("五月天铁粉").interests.map(({ id }) => id)).toEqual(["rock"]);
  });

  test.each([
    ["膝盖开过刀", ["stamina", "standing"], []],
    ["刚开完刀", [], ["recovery"]],
  ])("%s", (wishes, limits, situations) => {
    expect(read(wishes)).toMatchObject({ limits, situations });
  });
});

test.each([
  ["22-25", ["fuse-beads"]],
  ["6-10", ["fuse-beads"]],
])("fuse beads at %s", (age, ids) => {
  const fields = { recipient: "", occasion: "", budget: "50-100", relationship: "" };
  const parsed = parseBrief({ ...fields, age, interests: "喜欢拼豆" });
  expect(parsed.ok && parsed.brief.interests.map(({ id }) => id)).toEqual(ids);
});

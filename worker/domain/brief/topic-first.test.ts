/** Chinese names a thing first and then says that it is owned, unwanted or out of reach. */
import { describe, expect, test } from "vitest";
import { parseInterests } from "./parse-interests";

const likes = (text: string) => parseInterests(text).interests.map(({ id }) => id);
const owned = (text: string) => parseInterests(text).owned;
const dislikes = (text: string) => parseInterests(text).dislikes;

describe("possessions", () => {
  test.each([
    "帐篷有了",
    "帳篷已經買了",
    "喜欢露营，帐篷都齐了",
    "帐篷三顶",
    "帐篷刚换新的",
    "帐篷有，还缺睡垫",
    "帐篷姑姑买了",
  ])("%s", (text) => {
    expect(owned(text).kinds).toContain("tent");
    expect(dislikes(text).interests).toEqual([]);
  });

  test("things named in a row are all owned", () => {
    expect(owned("登山杖帐篷都齐了").kinds.sort()).toEqual(["tent", "trekking-poles"]);
  });

  test("a thing that no vocabulary names is owned by its words", () => {
    expect(owned("绳索都有了").words).toEqual(["绳索"]);
  });

  test("the interest beside it stays", () => {
    expect(likes("爱拍照 露营 帐篷有了")).toEqual(["photography", "camping"]);
  });
});

describe("enough of it", () => {
  test.each(["卫衣很多", "卫衣一大堆", "衛衣堆成山", "卫衣穿不完", "卫衣放不下了", "卫衣不缺"])(
    "%s",
    (text) => {
      expect(dislikes(text).kinds).toEqual(["hoodie"]);
      expect(likes(text)).toEqual([]);
    },
  );

  test("many of something that follows is no complaint", () => {
    expect(likes("喜欢很多音乐")).toEqual(["music"]);
    expect(dislikes("喜欢很多音乐").interests).toEqual([]);
  });

  test("too many toys leave the games of a child alone", () => {
    expect(likes("小猪佩奇，玩具堆成山")).toEqual(["peppa-pig"]);
  });
});

describe("unwanted", () => {
  test("a negation that ends a clause speaks of what came before", () => {
    expect(dislikes("首饰不戴").interests).toEqual(["jewelry"]);
    expect(dislikes("猕猴桃别送").words).toEqual(["猕猴桃"]);
    expect(likes("望远镜没有")).toEqual(["astronomy"]);
  });

  test("an allergy to something that no vocabulary names keeps the whole word", () => {
    expect(dislikes("对猕猴桃过敏").words).toEqual(["猕猴桃"]);
  });

  test.each(["毛笔字写不了", "以前爱写毛笔字，现在写不了了", "写不了毛笔字了"])(
    "out of reach: %s",
    (text) => {
      expect(dislikes(text).interests).toEqual(["chinese-calligraphy"]);
      expect(likes(text)).toEqual([]);
    },
  );

  test("what must not be there may stand before or after", () => {
    expect(dislikes("办公室不能有香味").cares).toEqual(["scent"]);
    expect(dislikes("坚果不能有").cares).toEqual(["nuts"]);
  });

  test("a drink that no vocabulary names is no alcohol", () => {
    expect(dislikes("不喝碳酸").cares).toEqual([]);
    expect(dislikes("不喝").cares).toEqual(["alcohol"]);
  });

  test("an illness is no object of what it forbids", () => {
    expect(dislikes("血糖高不能吃甜的").cares).toEqual(["sugar"]);
  });
});

test("a blank between Chinese words ends a clause, but not a negation", () => {
  expect(likes("毛线不缺 学芭蕾")).toEqual(["ballet"]);
  expect(dislikes("不要 蜡烛").cliches).toEqual(["candle"]);
});

test("what is done with a thing names the interest, after a liking too", () => {
  expect(likes("爱吃辣，喜欢看电视剧，爱喝龙井")).toEqual(["hot-sauce", "television", "green-tea"]);
});

/** What is told of somebody else than the recipient, and where and how somebody lives. */
import { describe, expect, test } from "vitest";
import { parseBrief } from "./parse-brief";
import { parseInterests } from "./parse-interests";

const likes = (text: string, recipient: string | null = null) =>
  parseInterests(text, recipient).interests.map(({ id }) => id);

describe("what others like, do or give says nothing of the recipient", () => {
  test.each<[string, string, string[]]>([
    ["my stepdaughter", "likes crochet, her brother likes pokemon but not her", ["crochet"]],
    ["my friend", "her husband plays golf and she loves wine", ["wine"]],
    ["my friend", "her brother in law likes golf, she likes tea", ["tea"]],
    [
      "my sister",
      "bakes, her kids are into dinosaurs but she's a Swiftie",
      ["baking", "taylor-swift"],
    ],
    ["dad", "he fishes, mum does the gardening", ["fishing"]],
    ["grandpa", "my cousin got him a drone. loves jazz", ["jazz"]],
    ["my friend", "has a toddler who loves bluey, she needs wine", ["wine"]],
    ["ma mère", "son mari joue au golf, elle aime le yoga", ["yoga"]],
    ["mi amigo", "su hermano juega ajedrez, a él le gusta el yoga", ["yoga"]],
    ["朋友", "她老公喜欢钓鱼，她喜欢瑜伽", ["yoga"]],
    ["舅舅", "喜欢二胡。舅妈爱打麻将", ["chinese-instruments"]],
    ["小姨", "老大八岁踢足球，她自己喜欢泡澡", ["spa"]],
    ["表姐", "老公常出差，兒子國小迷恐龍，她想學畫畫", ["painting"]],
    ["朋友", "她前男友打游戏的，她喜欢撸猫", ["cats"]],
    ["同事", "他爸是足球教练，他自己爱打羽毛球", ["badminton"]],
  ])("%s: %s", (recipient, text, ids) => expect(likes(text, recipient)).toEqual(ids));

  test.each<[string | null, string, string[]]>([
    [null, "my sister loves trains", ["trains"]],
    ["my wife", "my sister got her into pottery", ["pottery"]],
    ["my friend's kid", "her son loves trains", ["trains"]],
    ["my brother", "my brother loves chess", ["chess"]],
    ["hubby", "my husband loves chess", ["chess"]],
    ["my parents", "dad likes golf, mum knits", ["golf", "knitting"]],
    ["my friend and her husband", "her husband loves golf", ["golf"]],
    ["闺蜜", "跟老公都爱露营", ["camping"]],
    ["爷爷奶奶", "爷爷看历史书，奶奶追剧", ["history", "television"]],
    ["侄子", "孩子迷恐龙", ["dinosaurs"]],
    ["老婆", "媳妇爱喝茶，儿子教她弹琴", ["tea", "instruments"]],
    ["a friend", "single mum of two, loves gin", ["gin"]],
  ])("but %s: %s", (recipient, text, ids) => expect(likes(text, recipient)).toEqual(ids));
});

test("how others fare limits no gift", () => {
  expect(parseInterests("her husband has parkinsons, she sews", "my friend").limits).toEqual([]);
});

describe("words that describe are no wish", () => {
  test.each<[string, string[]]>([
    ["lives close to the beach, reads thrillers", ["thrillers"]],
    ["habite près de la plage, aime le yoga", ["yoga"]],
    ["vive en el campo, le gusta el yoga", ["yoga"]],
    ["works at the library, loves knitting", ["knitting"]],
    ["works in a care home as a nurse", ["nursing"]],
    ["his vintage truck, likes jazz", ["trucks", "jazz"]],
    ["vintage dresses", ["vintage-fashion"]],
    ["can't play tennis any more, loves bridge", ["bridge"]],
    ["cant knit anymore. audiobooks", ["audiobooks"]],
    ["can't have any more chocolate, likes tea", ["tea"]],
    ["already owns an air fryer, loves chess", ["chess"]],
    ["night owl, loves tea", ["tea"]],
    ["wood carving until his hands got shaky. now it's westerns", ["westerns"]],
    ["golfs 3x a week, don't get him golf balls", ["golf"]],
    ["studies game design, loves ramen", ["video-games", "ramen"]],
    ["renaissance fair nerd", ["medieval"]],
    ["golden wedding, quilts", ["quilting"]],
    ["misses home, likes tea", ["tea"]],
    ["sold the boat, so now it's pickleball", ["pickleball"]],
    ["moving to Seoul to teach english, hikes", ["hiking"]],
    ["tea dances, budgie called Elvis, Coronation Street", ["ballroom", "pet-birds", "british-tv"]],
    ["springsteen superfan", ["classic-rock"]],
    ["he runs a small business, plays golf", ["business-books", "golf"]],
  ])("%s", (text, ids) => expect(likes(text)).toEqual(ids));
});

test.each([
  ["thanksgiving", "football and brisket", "american-football"],
  ["birthday", "football, quarterback of his high school team", "american-football"],
  ["birthday", "football", "football"],
])("%s: %s", (occasion, interests, id) => {
  const fields = { recipient: "uncle", age: "26-50", budget: "50-100", relationship: "family" };
  const parsed = parseBrief({ ...fields, occasion, interests });
  expect(parsed.ok && parsed.brief.interests.map((interest) => interest.id)).toContain(id);
});

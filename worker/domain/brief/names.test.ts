import { describe, expect, test } from "vitest";
import { parseInterests } from "./parse-interests";

const likes = (text: string) => parseInterests(text).interests.map(({ id }) => id);

describe("names of pets say nothing of what their words mean", () => {
  test.each([
    ["un chat qui s'appelle Raclette", ["cats"]],
    ["un chien nommé saucisse", ["dogs"]],
    ["deux minous Poutine et Cheddar, tricot", ["cats", "knitting"]],
    ["son chat Raclette", ["cats"]],
    ["a dog called Pickle and a cat named Sushi", ["dogs", "cats"]],
  ])("%s", (text, ids) => {
    const { interests, unknownWords } = parseInterests(text);
    expect(interests.map(({ id }) => id)).toEqual(ids);
    expect(unknownWords).toEqual([]);
  });

  test.each([
    ["les chats et le Scrabble", "crosswords"],
    ["chiens, raclette", "cheese"],
    ["Chats, Yoga, Tricot", "knitting"],
  ])("%s: no name", (text, id) => expect(likes(text)).toContain(id));
});

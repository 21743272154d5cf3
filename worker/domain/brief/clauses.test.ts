import { describe, expect, test } from "vitest";
import { parseInterests } from "./parse-interests";

const ids = (text: string) =>
  parseInterests(text)
    .interests.map(({ id }) => id)
    .sort()
    .join(" ");

describe("what a person does ends what they don't want", () => {
  test.each([
    ["hates golf, reads thrillers and knits", "knitting thrillers", "golf"],
    ["odia el golf, lee thrillers y teje", "knitting thrillers", "golf"],
    ["déteste le golf, tricote et joue du piano", "knitting piano", "golf"],
    ["odia el golf, el tenis y el rugby", "", "golf rugby tennis"],
    ["no le gusta nada jajaja toca el piano", "piano", ""],
    ["hates everything lol plays piano", "piano", ""],
  ])("%s", (text, liked, refused) => {
    expect(ids(text)).toBe(liked);
    expect(parseInterests(text).dislikes.interests.sort().join(" ")).toBe(refused);
  });
});

describe("things owned without an article", () => {
  test.each([
    ["le gusta la música, tiene tocadiscos y drones", "drone turntable"],
    ["has headphones", "headphones"],
    ["no tiene telescopio", ""],
    ["le encantan los tocadiscos", ""],
  ])("%s", (text, kinds) => {
    expect(parseInterests(text).owned.kinds.sort().join(" ")).toBe(kinds);
  });

  test("plants and animals that somebody has are what they love", () => {
    expect(parseInterests("tiene plantas").owned.kinds).toEqual([]);
    expect(ids("tiene plantas")).toBe("houseplants");
  });
});

describe("everyday Spanish words are no misspelt subjects", () => {
  test.each(["gaita", "peras", "pañaleros", "es autista", "ya gatea", "mangos"])("%s", (text) => {
    const misread = ["cats", "dogs", "sourdough", "painting", "magic-tricks"];
    expect(misread.filter((id) => ids(text).split(" ").includes(id))).toEqual([]);
  });
  test("words of another language are read as Spanish beside Spanish ones", () => {
    expect(ids("le gusta el azul y la casa del pastor en el camino")).toBe("");
    expect(parseInterests("lee sobre la historia de la ciencia").dislikes.cares).toEqual([]);
  });
});

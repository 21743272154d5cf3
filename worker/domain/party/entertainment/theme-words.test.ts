import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOODS } from "#shared/party/entertainment/vocabulary";
import { moodsOf } from "./theme-words";

describe("moodsOf", () => {
  test.each([
    ["Pirates of the garden", ["adventure", "nature"]],
    ["Chasse aux pirates", ["adventure"]],
    ["FIESTA TROPICAL", ["tropical"]],
    ["Años 80", ["retro"]],
    ["Les années 80", ["retro"]],
    ["Gatsby", ["elegant", "retro"]],
    ["Plage d’été", ["tropical"]],
    ["Princesse et licorne", ["fantasy"]],
    ["海盗主题", ["adventure"]],
    ["复古音乐之夜", ["music", "retro"]],
    ["童话森林", ["fantasy", "nature"]],
    ["Fête zen", ["calm"]],
    ["Zen, calme et jazz", ["calm", "music"]],
    ["Artemis", []],
    ["Martha’s fortieth", []],
    ["", []],
    ["   ", []],
  ] as const)("%s", (theme, moods) => {
    expect(moodsOf(theme)).toEqual(moods);
  });

  test("never minds case, accents written apart, or what stands around", () => {
    const samples = fc.constantFrom("Années 80", "Océan", "Jardín", "Música", "Forêt");
    fc.assert(
      fc.property(samples, fc.constantFrom("", " ", "…", " & ", "!"), (theme, around) => {
        const plain = moodsOf(theme);
        expect(plain.length).toBeGreaterThan(0);
        expect(moodsOf(theme.toUpperCase().normalize("NFD"))).toEqual(plain);
        expect(moodsOf(`${around}${theme}${around}`)).toEqual(plain);
      }),
    );
  });

  test("answers known moods in order for any text at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (theme) => {
        const found = moodsOf(theme);
        expect(MOODS.filter((mood) => found.includes(mood))).toEqual(found);
      }),
    );
  });
});

import { describe, expect, test } from "vitest";
import { parseInterests } from "./parse-interests";

const likes = (text: string) =>
  parseInterests(text)
    .interests.map(({ id }) => id)
    .join(" ");
const cares = (text: string) => parseInterests(text).dislikes.cares.sort().join(" ");

/**
 * Each row's texts reject exactly these cares, like nothing and send nothing to full-text search.
 */
describe.each([
  [
    "nuts",
    "nuts; allergy: nuts; Allergies - nuts; Allergies – peanuts; allergies- nuts; nut allergy: severe; anaphylactic to peanuts; anaphylaxis: peanuts; intolerant: nuts; peanuts and walnuts; nuts no; nuts are a no; nuts are a hard no; nuts - no; no thanks to nuts; peanut butter; frutos secos; alergias: frutos secos; alergia - cacahuetes; anafiláctico a los cacahuetes; frutos secos no; frutos secos ni hablar; los frutos secos, no gracias; noix; allergies : noix; allergie - arachides; anaphylaxie : arachides; noix non merci; les noix, hors de question; à éviter : noix; 坚果; 过敏：坚果; 过敏 - 花生; 对花生严重过敏; 坚果不行; 坚果不可以; 坚果绝对不行",
  ],
  [
    "gluten nuts",
    "Allergies - nuts, gluten; allergies: nuts & wheat; nuts, gluten; alergias: nueces, gluten; allergies : noix, gluten; 过敏：坚果、麸质; 过敏：坚果，小麦",
  ],
  [
    "gluten",
    "coeliac; gluten; intolerant: gluten; gluten is a no; il est cœliaque; intolérance : gluten; gluten non merci; celíaco; intolerancia: gluten; gluten ni hablar; 麸质不可以; 乳糜泻",
  ],
  [
    "dairy",
    "dairy; dairy intolerant; milk is a no; intolérante : lactose; produits laitiers non merci; intolerante: lactosa; lácteos no; 乳制品不耐受; 牛奶不行",
  ],
  [
    "meat",
    "meat; meat is a no; viande; viande non merci; carne; carne ni hablar; 肉类; 猪肉不可以",
  ],
  [
    "alcohol",
    "alcohol; alcohol no; alcohol is a no go; alcool; alcool non merci; alcohol ni hablar; 酒精; 酒精不行",
  ],
  [
    "noise",
    "noise; noisy toys; noise is a no; bruit; jouets bruyants; ruido; juguetes ruidosos no; 噪音; 噪音不行",
  ],
  [
    "small-parts",
    "small parts; small parts are a no; petites pièces; piezas pequeñas no; 小零件; 小零件不可以",
  ],
  ["clutter", "clutter; dust collectors; clutter no; désordre; cachivaches no; 杂物"],
])("%s", (expected, texts) => {
  test.each(texts.split("; "))("%s", (text) => {
    expect(cares(text)).toBe(expected);
    expect(likes(text)).toBe("");
    expect(parseInterests(text).unknownWords).toEqual([]);
  });
});

describe("what is clearly liked isn't avoided", () => {
  test.each([
    ["loves wine", "wine"],
    ["not allergic to nuts", ""],
    ["doesn't have a nut allergy", ""],
    ["nuts are fine", ""],
    ["nuts and dairy are fine", ""],
    ["loves nuts", ""],
    ["loves cheese, nuts and wine", "cheese wine"],
    ["likes: nuts, tea", "tea"],
    ["meat is not a problem", ""],
    ["can eat dairy", ""],
    ["coffee, chocolate", "coffee chocolate"],
    ["milk chocolate", "sweets"],
    ["grilling meat", "grilling"],
    ["ham radio", "ham-radio"],
    ["a coffee nut", "coffee"],
    ["adore les noix", ""],
    ["pas allergique aux noix", ""],
    ["sans allergie aux noix", ""],
    ["les noix ne posent pas de problème", ""],
    ["chocolat au lait", "sweets"],
    ["le encantan los frutos secos", ""],
    ["no es alérgico a los frutos secos", ""],
    ["los frutos secos están bien", ""],
    ["se llama Ana", ""],
    ["喜欢坚果", ""],
    ["对坚果不过敏", ""],
    ["坚果没问题", ""],
    ["牛奶巧克力", "sweets"],
    ["Allergies: none, loves tea", "tea"],
  ])("%s: %s", (text, tags) => {
    expect(cares(text)).toBe("");
    expect(likes(text)).toBe(tags);
  });

  test("only as far as the liking reaches", () => {
    expect(cares("loves hiking, nuts")).toBe("nuts");
    expect(cares("no nuts, dairy is fine")).toBe("nuts");
    expect(cares("are nuts ok? No, allergic")).toBe("nuts");
    expect(cares("nuts, yes he is allergic")).toBe("nuts");
    expect(cares("nuts are not fine")).toBe("nuts");
    expect(cares("not allergic to nuts, gluten")).toBe("gluten");
    expect(cares("loves baking but nuts are a no")).toBe("nuts");
    expect(cares("adore la cuisine, noix interdites")).toBe("nuts");
    expect(cares("le gusta el té, gluten no")).toBe("gluten");
    expect(cares("喜欢喝茶，坚果不行")).toBe("nuts");
  });
});

describe("a headed list", () => {
  test.each([
    ["Allergies: strawberries, kiwi, nuts. Loves golf", "golf", "strawberries kiwi"],
    ["Allergies: nuts, loves chess", "chess", ""],
    ["peanut allergy - loves hiking", "hiking", ""],
    ["Allergies: nuts, chess", "chess", ""],
    ["allergies : fraises, noix. Aime les échecs", "chess", "fraises"],
    ["alergias: fresas, nueces; le gusta el ajedrez", "chess", "fresas"],
    ["过敏：花生。喜欢喝茶", "tea", ""],
  ])("%s", (text, tags, words) => {
    const { dislikes, unknownWords } = parseInterests(text);
    expect(likes(text)).toBe(tags);
    expect(dislikes.words.join(" ")).toBe(words);
    expect(dislikes.cares).toEqual(["nuts"]);
    expect(unknownWords).toEqual([]);
  });

  test("rejects all of it up to the sentence's end", () => {
    const { interests: tags, cliches } = parseInterests(
      "Avoid: mugs, golf, socks, chess. Tea",
    ).dislikes;
    expect(tags).toEqual(["golf", "chess"]);
    expect(cliches).toEqual(["mug", "socks"]);
    expect(likes("Avoid: mugs, golf, socks, chess. Tea")).toBe("tea");
  });

  test("of allergies may name cats and what one drinks", () => {
    expect(parseInterests("Allergic: nuts, cats, beer").dislikes.interests).toEqual([
      "cats",
      "beer",
    ]);
    expect(parseInterests("alergia: café con leche").dislikes.cares).toEqual(["dairy"]);
  });
});

describe("an 'or' ends a list at the next comma", () => {
  test.each([
    ["no candles or alcohol, tea", "tea"],
    ["no golf, chess or books, tea", "tea"],
    ["hates golf or chess, tea", "tea"],
    ["sans bougies ou alcool, thé", "tea"],
    ["sin velas o alcohol, té", "tea"],
    ["不要蜡烛或酒精，茶", "tea"],
    ["no golf, chess, or tennis", ""],
  ])("%s: %s", (text, tags) => {
    expect(likes(text)).toBe(tags);
  });
});

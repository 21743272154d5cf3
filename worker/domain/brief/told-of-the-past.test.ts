/** What was so once, what is owned or in use, and persons, sums and years that are put right. */
import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF, type RecommendInput } from "#shared/brief/schema";
import type { Locale } from "#shared/locale";
import { parseBrief } from "./parse-brief";
import { parseInterests } from "./parse-interests";
import { parseTurn } from "./read-message";

const likes = (text: string) => parseInterests(text).interests.map(({ id }) => id);
const read = (text: string, locale: Locale = "en") =>
  parseTurn(text, locale, { brief: EMPTY_BRIEF }).brief;

describe("what was so once is liked no more", () => {
  test.each<[string, string[]]>([
    [
      "She used to paint but hasn't in years, these days it's all open water swimming",
      ["cold-water-swimming"],
    ],
    ["used to love crosswords, jigsaw puzzles and tea; now it's chess", ["chess"]],
    ["he had a boat but sold it. plays chess", ["chess"]],
    ["was obsessed with dinosaurs, now it's magic tricks", ["magic-tricks"]],
    [
      "avant il faisait du triathlon mais son genou a lâché, il aime la photo argentique",
      ["film-photography"],
    ],
    ["le tricot avant, maintenant la généalogie", ["genealogy"]],
    ["elle jouait au tennis et maintenant elle fait du yoga", ["yoga"]],
    ["antes tocaba la guitarra, ahora oye boleros", ["bolero-ballads"]],
    ["le gustaba el crossfit pero se lesionó, juega ajedrez", ["chess"]],
    ["antes era piloto, toca el piano", ["piano"]],
    ["trabajó 30 años de camionero y ahora arma maquetas", ["model-making"]],
    ["después de 35 años de enfermera quiere viajar", ["travel"]],
    ["以前迷奥特曼，现在迷编程", ["coding"]],
    ["年轻时踢足球，现在种菜", ["vegetable-garden"]],
    ["手抖，以前爱写书法，喜欢京剧", ["chinese-opera"]],
  ])("%s", (text, ids) => expect(likes(text)).toEqual(ids));

  test.each<[string, string[]]>([
    ["he's used to camping, loves hiking", ["camping", "hiking"]],
    ["used to live in Japan", ["japan"]],
    ["avant Noël, elle aime le yoga", ["yoga"]],
    ["on m'a dit qu'il aimait les échecs", ["chess"]],
    ["me dijo que le gustaba el ajedrez", ["chess"]],
    ["antes de navidad, le gusta el ajedrez", ["chess"]],
    ["tiene mucho trabajo y le gusta el té", ["tea"]],
    ["以前就喜欢爬山", ["hiking"]],
  ])("but not in «%s»", (text, ids) => expect(likes(text)).toEqual(ids));

  test("whose eyes fail goes on loving what they read", () => {
    expect(likes("used to love crosswords, can't read small print anymore")).toEqual([
      "crosswords",
    ]);
    expect(likes("début de dmla, adorait lire")).toEqual(["reading"]);
  });

  test.each<[string, string[]]>([
    ["no longer a fan of football, loves padel", ["padel"]],
    ["plus fan de foot depuis qu'il a découvert le padel", ["padel"]],
    ["ya no le gusta el futbol, puro padel", ["padel"]],
    ["不再喜欢足球，迷上羽毛球", ["badminton"]],
  ])("%s", (text, ids) => expect(likes(text)).toEqual(ids));

  test.each<[string, string[]]>([
    ["watches way too much nascar", ["nascar"]],
    ["he quit smoking and has taken up running", ["running"]],
    ["il a arrêté la clope et s'est mis à la course à pied", ["running"]],
    ["dejó de fumar y le ha dado por correr", ["running"]],
    ["戒了烟，开始学钢琴", ["piano"]],
  ])("%s", (text, ids) => expect(likes(text)).toEqual(ids));
});

describe("a device in use is owned, not loved", () => {
  test.each<[string, string[]]>([
    ["always drawing on her ipad", ["tablet"]],
    ["has two guinea pigs and an iphone", ["iphone"]],
    ["elle dessine sur sa tablette", ["tablet"]],
    ["possède une ps5, un iphone", ["game-console", "iphone"]],
    ["usa mucho su tablet", ["tablet"]],
    ["cose, usa iphone", ["iphone"]],
    ["儿子迷编程，有ipad", ["tablet"]],
    ["用苹果手机，爱听古典音乐", ["苹果手机"]],
  ])("%s", (text, owned) => {
    const { interests, owned: has } = parseInterests(text);
    expect(interests.map(({ id }) => id)).not.toContain("apple");
    expect(interests.map(({ id }) => id)).not.toContain("gadgets");
    expect([...has.kinds, ...has.words]).toEqual(owned);
  });

  test("whoever loves Apple does", () => {
    expect(likes("huge apple fan, queues for every iphone")).toContain("apple");
    expect(likes("loves gadgets")).toEqual(["gadgets"]);
  });

  test("a game by its name", () => {
    const { owned } = parseInterests("juegos de mesa, tiene Catan y Ticket to Ride");
    expect(owned.words).toEqual(["catan", "ticket to ride"]);
  });
});

describe("phrases that rule something out", () => {
  test.each([
    "has a pollen allergy",
    "terrible hay fever",
    "elle est allergique au pollen",
    "rhume des foins",
    "alérgico al polen",
    "fiebre del heno",
    "花粉过敏",
    "對花粉過敏",
  ])("%s: no cut flowers", (text) => {
    const { dislikes, interests } = parseInterests(text);
    expect(dislikes.interests).toEqual(["cut-flowers"]);
    expect(interests).toEqual([]);
  });

  test.each([
    "she hardly leaves the house",
    "housebound since the fall",
    "clouée au lit",
    "ya casi no sale",
    "卧床，爱听戏",
  ])("%s: no outings", (text) =>
    expect(parseInterests(text).dislikes.categories).toContain("experiences"),
  );

  test.each([
    "second baby, kept everything from the first",
    "ils ont gardé toutes les affaires du premier",
    "guardan todo del primero",
    "大宝的东西都留着呢",
  ])("%s: nothing for the baby", (text) =>
    expect(read(`for my sister, ${text}`).dislikes.categories).toContain("kids"),
  );

  test("what was quit is no wish: rum, but he quit drinking", () => {
    expect(likes("likes model ships and rum but quit drinking")).toEqual(["ship-plane-models"]);
    expect(likes("le golf et le bon vin, mais il a arrêté l'alcool")).toEqual(["golf"]);
  });
});

describe("a person who is denied isn't the one", () => {
  test.each([
    ["it's not for my aunt, it's for my grandma", "my grandma"],
    ["c'est pas pour ma sœur c'est pour ma belle-sœur", "ma belle-sœur"],
    ["perdón, no es mi tía, es mi abuela", "mi abuela"],
    ["不是送我弟，是送我哥", "我哥"],
  ])("%s", (text, recipient) => expect(read(text).recipient).toBe(recipient));

  test("nothing that was known of the denied one is kept from the other", () => {
    const first = read("for my aunt, she loves yoga, budget 40");
    const { brief } = parseTurn("not for my aunt, for my mom", "en", { brief: first });
    expect(brief.recipient).toBe("my mom");
    expect(brief.interests.map(({ id }) => id)).toEqual(["yoga"]);
  });
});

describe("sums", () => {
  test.each<[string, number | null]>([
    ["for our coach, there are 6 of us chipping in $15 each", 90],
    ["un collègue, on est 8 à mettre 10 euros chacun", 80],
    ["pour notre directrice, on est une vingtaine, 5€ par personne", 100],
    ["para mi jefe, somos 12 y ponemos 10 cada uno", 120],
    ["同事退休，我们8个人每人出50块", 400],
    ["4 gifts for my nieces, 20 each", 20],
    ["pour ma tante, budget 80e", 80],
    ["para mi sobrino, 25 dlls max", 25],
    ["something cheap for the dog walker, like 15, she's nice", 15],
    ["Non pas 80, plutôt 50", 50],
    ["no, 60 no, mejor 40", 40],
    ["不对，不是三百，是两百", 200],
    ["闺女喜欢滑板车 150", 150],
    ["two nieces, 8 and 11, crafts, 20 each", 20],
    ["my teacher drinks about 9 coffees a day, so like $12", 12],
    ["somos 4 hermanos y queremos darle algo a mamá por su jubilación, 50 cada uno", 200],
    ["老板娘喜欢花茶，别太贵 一两百", 200],
    ["para mi crush, tiene 20, presupuesto bajo tipo 15", 15],
  ])("%s", (text, most) => {
    const max = read(text).budget?.max;
    expect(max == null ? null : max / 100).toBe(most);
  });

  test("a corrected age stays an age", () => {
    const { brief } = parseTurn("not 40, 45", "en", { brief: read("my brother, he is 40") });
    expect(brief.ages).toEqual([45, 45]);
    expect(brief.budget).toBeNull();
  });
});

describe("years", () => {
  test.each<[string, [number, number] | null]>([
    ["my roommate is moving out lol. 23, always drawing", [23, 23]],
    ["for my wife, help. 44. gardening", [44, 44]],
    ["my mate dave, 50 on friday", [50, 50]],
    ["a mi amá le gusta la tele. 68. día de las madres", [68, 68]],
    ["my brother's 21st, he's at uni", [21, 21]],
    ["for a toddler, almost 2, loves trains", [2, 2]],
    ["a 6th grader who plays soccer", [11, 12]],
    ["my son's 4th grade teacher", null],
    ["mon frère, 27 piges", [27, 27]],
    ["mon petit-fils rentre en 6e, 25e max", [11, 12]],
    ["ma fille est en CM2", [10, 11]],
    ["on fête nos 3 ans avec ma copine", null],
    ["elle vient d'accoucher, un truc pour elle pas pour le bébé", null],
    ["mi suegra, 60 y pico", [60, 69]],
    ["quinceañera de mi ahijada", [15, 15]],
    ["mi hija va a la secundaria", [11, 15]],
    ["儿子上初中了", [11, 15]],
    ["外甥女上小学三年级", [8, 9]],
    ["two nieces, 8 and 11, crafts, 20 each", [8, 11]],
    ["mi hermano no tiene 30, tiene 35", [35, 35]],
    ["my landlady, sixty something, bakes", [60, 69]],
    ["小侄女满月，想送个有纪念意义的", [0, 0]],
  ])("%s", (text, ages) => expect(read(text).ages).toEqual(ages));
});

describe("words", () => {
  test.each<[string, string[]]>([
    ["plays viola, loves operetta, grows african violets", ["violin", "opera", "houseplants"]],
    [
      "il joue de l'alto, aime l'opérette, cultive des saintpaulias",
      ["violin", "opera", "houseplants"],
    ],
    [
      "toca la viola, le gusta la opereta, cuida violetas africanas",
      ["violin", "opera", "houseplants"],
    ],
    ["拉中提琴，爱看轻歌剧，养非洲紫罗兰", ["violin", "opera", "houseplants"]],
    ["friendship bracelets", ["jewelry-making", "kids-crafts"]],
    ["patina sobre hielo", ["ice-skating"]],
    ["me tocó una chava que casi no conozco", []],
    ["she carves birds", ["wood-carving"]],
    ["对了，她皮肤敏感", []],
  ])("%s", (text, ids) => expect(likes(text)).toEqual(ids));

  test("« très » is no three, so weak eyes are heard", () => {
    const input = { recipient: "papi", age: "71-80", occasion: "birthday", budget: "50-100" };
    const brief = parseBrief({
      ...input,
      relationship: "family",
      interests: "la chasse, voit plus très clair",
    } as RecommendInput);
    expect(brief.ok && brief.brief.limits).toEqual(["sight"]);
  });

  test("several people have no pronoun: one of them is told of", () => {
    const input = { age: "51-70", occasion: "christmas", budget: "0-50", relationship: "other" };
    const brief = parseBrief({
      ...input,
      recipient: "voisins",
      interests: "scrabble, diabète pour lui",
    } as RecommendInput);
    expect(brief.ok && brief.brief.audience).toBeNull();
  });

  test.each([
    ["something for a coworker whose mom just died", "a coworker", ["grief"]],
    ["my wife, she is pregnant", "my wife", ["expecting"]],
    ["ma collègue part en congé mat", "Ma collègue", ["expecting"]],
    ["mi esposa está embarazada de 6 meses", "mi esposa", ["expecting"]],
    ["mi vecino me cuidó al perro dos semanas", "mi vecino", ["thanks", "neighbor"]],
  ])("%s", (text, recipient, situations) => {
    const brief = read(text);
    expect(brief.recipient?.toLowerCase()).toBe(recipient.toLowerCase());
    expect(new Set(brief.situations)).toEqual(new Set(situations));
    expect(brief.interests).toEqual([]);
  });

  test.each<[string, string]>([
    ["she quit knitting cause of her hands", "fine-hands"],
    ["elle part avec une seule valise", "space"],
    ["我奶奶牙全掉了，爱吃软糯的", "chewing"],
    ["爺爺行路唔方便", "stamina"],
    ["tiene parkinson", "strength"],
    ["we don't have a car", "car"],
  ])("%s: %s", (text, limit) => expect(parseInterests(text).limits).toContain(limit));

  test.each<[string, string]>([
    ["une peau atopique", "scent"],
    ["她皮肤敏感", "scent"],
  ])("%s: %s", (text, care) => expect(parseInterests(text).dislikes.cares).toContain(care));

  test("how the one is whom it is for: my vegan friend", () => {
    expect(read("gift for my vegan best friend").dislikes.cares).toContain("leather");
    expect(read("un regalo para mi tío ciego").limits).toEqual(["sight"]);
  });

  test("a birthday of somebody who has just moved is a birthday in a new home", () => {
    const brief = read("送闺蜜生日礼物，她刚搬家");
    expect(brief.occasion).toBe("birthday");
    expect(brief.situations).toEqual(["new-home"]);
    expect(read("pour les 8 ans de ma filleule").occasion).toBe("birthday");
    expect(read("pour les 10 ans de mariage de mes parents").occasion).toBe("anniversary");
  });

  test("the finder's field of the occasion tells a secret santa too", () => {
    const input = {
      recipient: "coworker",
      age: "26-50",
      budget: "0-25",
      relationship: "colleague",
    };
    const brief = parseBrief({
      ...input,
      occasion: "secret santa",
      interests: "tea",
    } as RecommendInput);
    expect(brief.ok && brief.brief.situations).toEqual(["secret-santa"]);
  });

  test("how an owned thing is says nothing of the gift", () => {
    expect(parseInterests("already has a fancy watch").qualities).toEqual([]);
  });

  test("the nurse who looked after somebody isn't ill herself", () => {
    expect(read("para la enfermera que cuidó a mi papá en el hospital").situations).toEqual([
      "caregiver-thanks",
    ]);
  });
});

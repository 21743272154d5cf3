import { describe, expect, test } from "vitest";
import { parseInterests } from "./parse-interests";

const likes = (text: string) =>
  parseInterests(text)
    .interests.map(({ id }) => id)
    .sort()
    .join(" ");

/** All dislikes as one sorted list: "nuts", "category:books", "cliche:mug", "tag:golf". */
function dislikes(text: string): string {
  const { interests: tags, cares, categories, cliches } = parseInterests(text).dislikes;
  return [
    ...cares,
    ...tags.map((id) => `tag:${id}`),
    ...categories.map((id) => `category:${id}`),
    ...cliches.map((id) => `cliche:${id}`),
  ]
    .sort()
    .join(" ");
}

describe.each([
  [
    "photography",
    "Nikon; Canon; Leica; camera reflex; 尼康; 佳能; 徕卡相机; cámara réflex; saca fotos",
  ],
  ["birdwatching photography", "shooting birds; photographier les oiseaux; fotografiar pájaros"],
  ["birdwatching nature-photography", "拍鸟"],
  ["horror-film", "horror movies; 恐怖片; cine de terror; pelis de miedo; films d'horreur"],
  ["film", "horror flicks; 科幻片"],
  ["television", "séries"],
  ["television", "Netflix; 网飞"],
  ["wine", "Malbec; Rioja; Bordeaux; vino de Jerez; vins d'Alsace; 赤霞珠; 波尔多"],
  ["travel", "mochilear; 背包旅行; 环球旅行"],
  ["train-travel", "interrailing"],
  ["solo-travel", "gap year; 穷游; tour du monde; année sabbatique"],
  ["backpacking", "backpacking"],
  ["backpacking solo-travel", "mochilero"],
  ["italian-language", "learning Italian; apprendre l'italien; 学习意大利语"],
  ["japanese-language", "aprende japonés; 学日语"],
  ["french-language", "法语"],
  [
    "languages",
    "studies Korean; Spanish lessons; il apprend le russe; cours de chinois; clases de alemán",
  ],
  ["nintendo", "Switch; joue à la Switch; juega a la Switch; 玩Switch"],
  ["playstation", "PlayStation; PS5"],
  ["xbox", "Xbox"],
  ["zelda", "Zelda"],
  ["minecraft", "Minecraft"],
  ["esports", "王者荣耀"],
  ["video-games", "原神"],
  ["guitar", "joue de la guitare; guitarra"],
  ["piano", "toca el piano; 弹钢琴"],
  ["drums", "打鼓"],
  ["instruments", "strumming; gratte; 弹琴"],
  [
    "hosting",
    "dinner parties; having people over; friends over for dinner; recevoir; reçoit des amis; inviter du monde; invitar gente a cenar; recibir amigos; cenas en casa; 请朋友来家里吃饭; 好客; 来家里做客",
  ],
  ["childrens-books", "bedtime stories; picture books; histoires du soir; cuentos; 睡前故事; 绘本"],
  ["mythology", "fairy tales"],
  ["reading", "cuentos para dormir"],
  ["childrens-books mythology", "contes"],
  ["music", "lullabies; berceuses; canciones de cuna; nanas; 摇篮曲"],
])("%s", (tags, texts) => {
  test.each(texts.split("; "))("%s", (text) => {
    expect(likes(text)).toBe(tags);
    expect(dislikes(text)).toBe("");
  });
});

describe("words that only look like a subject", () => {
  test.each([
    ["nothing that is collecting dust", ""],
    ["things collecting dust", ""],
    ["le basket", "basketball"],
    ["ses baskets", "sneakers"],
    ["les planètes", "space"],
    ["protéger la planète", "sustainability"],
    ["elle aime les histoires", "reading"],
    ["l'histoire de France", "history"],
    ["le gustan las historias", "reading"],
    ["il est en train de lire", "reading"],
    ["she trains for marathons", "fitness marathon"],
    ["le gusta el anime", "anime"],
    ["cocinitas", "play-kitchen"],
    ["la música", "music"],
    ["整理照片", "organizing photography"],
    ["整理", "organizing"],
    ["整理收纳", "organizing"],
    ["紫禁城", "history"],
    ["wants to switch careers", ""],
    ["loves coffee too much", "coffee"],
  ])("%s: %s", (text, tags) => {
    expect(likes(text)).toBe(tags);
  });
});

describe.each([
  [
    "cliche:candle flame",
    "candles are banned; candles aren't allowed in her dorm; her dorm doesn't allow candles; candles are forbidden; allergic to candles; no candles; les bougies sont interdites; bougies non autorisées; n'a pas le droit aux bougies; sans bougies; las velas están prohibidas; no se permiten velas; prohibido encender velas; no le dejan tener velas; 不能点蜡烛; 宿舍不让点蜡烛; 宿舍里不允许点蜡烛; 蜡烛是禁止的; 不要蜡烛",
  ],
  [
    "cliche:candle",
    "no more candles; has enough candles; trop de bougies; plus de bougies; demasiadas velas; ya tiene velas; 蜡烛太多了",
  ],
  ["flame", "open flames are banned; flammes nues interdites; 禁止明火; 宿舍不让生火"],
  ["flame tag:llamas-alpacas", "llamas prohibidas"],
  [
    "clutter",
    "nothing that just sits around; nothing that gathers dust; no ornaments; no knick-knacks; rien qui prenne la poussière; pas de bibelots; nada que acumule polvo; sin adornos; 不要摆件; 不要积灰的东西",
  ],
  ["category:tech tag:tech", "no gadgets; pas de gadgets; sin gadgets; 不要科技产品"],
  [
    "category:tech charging screen tag:tech",
    "no electronics; pas d'électronique; sin electrónica; 不要电子产品",
  ],
  ["category:tech screen tag:tech", "no screens; pas d'écran; sin pantallas; 不要屏幕"],
  [
    "noise",
    "no noisy toys; no toys that make noise; pas de jouets bruyants; pas de jouets qui font du bruit; sin juguetes ruidosos; nada de juguetes con ruido; 不要有噪音的玩具; 不要会响的玩具",
  ],
  ["small-parts", "no books with small parts"],
  ["gluten", "intolérante au gluten; gluten intolerant; intolerante al gluten; 麸质不耐"],
  ["", "too many scarves already; trop de foulards; demasiadas bufandas; 围巾太多了"],
  ["alcohol", "alcohol is forbidden; l'alcool est interdit; el alcohol está prohibido; 禁止饮酒"],
])("dislikes: %s", (expected, texts) => {
  test.each(texts.split("; "))("%s", (text) => {
    expect(dislikes(text)).toBe(expected);
    expect(likes(text)).toBe("");
  });
});

describe("a wide subject outlives what is narrow or banned in it", () => {
  test.each([
    ["loves theatre but hates musicals", "theatre", "tag:musicals"],
    ["adore le théâtre mais déteste les comédies musicales", "theatre", "tag:musicals"],
    ["le gusta la música pero odia el reguetón", "music", "tag:reggaeton"],
    ["喜欢戏剧，但不喜欢音乐剧", "theatre", "tag:musicals"],
    ["loves tea and candles are banned", "tea", "cliche:candle flame"],
    ["loves baking, is not allowed candles", "baking", "cliche:candle flame"],
    ["candles aren't allowed, loves tea", "tea", "cliche:candle flame"],
  ])("%s", (text, tags, rejected) => {
    expect(likes(text)).toBe(tags);
    expect(dislikes(text)).toBe(rejected);
  });
});

describe("unwanted words that no vocabulary names are kept, for gifts' names", () => {
  test.each([
    ["loves theatre but hates musicals", "musicals"],
    ["no earrings please", "earrings"],
    ["pas de boucles d'oreilles", "boucles d'oreilles"],
    ["nada de pulseras", "pulseras"],
    ["不要耳环", "耳环"],
    ["hates zeppelins", "zeppelins"],
  ])("%s", (text, word) => {
    expect(parseInterests(text).dislikes.words).toContain(word);
  });

  test("wishes leave none", () => {
    expect(parseInterests("loves earrings and accordions").dislikes.words).toEqual([]);
  });
});

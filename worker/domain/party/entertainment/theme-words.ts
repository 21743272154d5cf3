/** Reads the moods out of a party's theme, as people write it in four languages. */
import { MOODS, type Mood } from "#shared/party/entertainment/vocabulary";

/**
 * Beginnings of words, folded (no case, no accents); Chinese ones count wherever they stand. A
 * phrase holds a blank. Words of four letters and fewer count only whole, so that "art" isn't found
 * in "Artemis".
 */
const WORDS: Record<Mood, string> = {
  calm: `calm, calme, tranquil, quiet, relax, zen, spa, cozy, cosy, cocoon, douceur, douce, paisible, sereno,
    serena, sereni, suave, detente, acogedor, 安静, 宁静, 放松, 温馨, 治愈, 禅`,
  lively: `lively, dance, dancing, danse, disco, club, rave, baile, bailar, animad, energ, festival,
    discotec, 热闹, 跳舞, 舞会, 蹦迪, 狂欢, 动感`,
  playful: `play, game, juego, jugar, jeu, jeux, jouer, fun, funny, drole, divertid, silly, circus, cirque,
    circo, carnival, clown, payas, lego, cartoon, dessin anime, dibujos animados, 游戏, 好玩, 趣味, 马戏, 小丑, 卡通, 动漫, 桌游`,
  creative: `creativ, art, arts, artist, artes, arte, craft, paint, peint, pintu, pintar, draw, dessin, dibuj, diy, manuali,
    manualidad, bricol, atelier, taller, couleur, color, colour, rainbow, arc-en-ciel, arcoiris, arco iris, 创意, 手工, 绘画, 画画, 艺术, 彩虹`,
  elegant: `elegan, chic, glamo, gala, black tie, formal, gatsby, luxe, luxur, lujo, luxury, masquerade,
    royal, cocktail, 优雅, 高雅, 奢华, 晚宴, 黑白, 正式, 名流, 盖茨比`,
  romantic: `romant, love, amour, amor, valentin, heart, coeur, corazon, rose, rosas, fiancail, wedding, mariage, boda,
    paris, 浪漫, 爱情, 情人, 玫瑰, 心形, 婚礼`,
  festive: `festiv, christmas, xmas, noel, navidad, navideñ, new year, nouvel an, ano nuevo, nochevieja,
    halloween, thanksgiving, lunar, lantern, hanukkah, easter, paques, pascua, diwali, 圣诞, 新年, 春节, 元旦, 节日, 万圣, 感恩, 灯笼, 中秋`,
  adventure: `adventur, aventur, pirat, explor, safari, jungl, selva, space, espace, espacio, astronaut, cosmos, rocket,
    treasure, tresor, tesoro, cowboy, western, indiana, dinosau, camping, viking, 冒险, 海盗, 探险, 太空, 宇宙, 丛林, 宝藏, 恐龙, 牛仔, 露营`,
  mystery: `myster, misterio, detective, sherlock, spy, spies, espion, espia, murder, crime, crimen, enigm, magic, magie, magia,
    magique, noir, ghost, fantom, fantasma, escape, witch, wizard, 神秘, 悬疑, 侦探, 推理, 谋杀, 魔术, 魔法, 幽灵, 密室, 女巫`,
  fantasy: `fantas, fairy, fairies, fee, fees, hada, hadas, princess, princesa, prince, knight, chevalier, caballero, dragon,
    unicorn, licorne, unicorni, mermaid, sirene, sirena, potter, medieval, elf, elves, elfe, superhero, super-hero, superheroe, conte, cuento, disney,
    童话, 仙女, 公主, 王子, 骑士, 独角兽, 美人鱼, 哈利波特, 奇幻, 精灵, 超级英雄, 迪士尼, 中世纪`,
  music: `music, musiq, song, sing, chanson, chant, cancion, cantar, karaoke, concert, concierto, jazz, rock, piano,
    guitar, band, orchestr, orquesta, broadway, opera, 音乐, 唱歌, 卡拉, 演唱会, 爵士, 摇滚, 钢琴, 吉他`,
  food: `food, dinner, diner, cena, brunch, cook, cuisin, cocina, gourmet, gastron, bake, baking, patisser, reposter, pizza, taco, bbq,
    barbec, barbac, wine, vin, vino, chocolat, candy, bonbon, dulces, tea party, tapas, picnic, pique-nique, pastel, fiesta mexicana,
    美食, 烹饪, 烘焙, 火锅, 烧烤, 葡萄酒, 红酒, 巧克力, 糖果, 下午茶, 野餐, 披萨`,
  nature: `nature, natura, garden, jardin, forest, foret, bosque, wood, flower, fleur, flor, flores, floral, botan, boho, boheme,
    bohemi, rustic, rustiq, champetre, campest, animal, butterfl, papillon, maripos, farm, ferme, granja, spring, printemps, primavera,
    大自然, 自然, 花园, 森林, 花卉, 花朵, 鲜花, 动物, 蝴蝶, 农场, 田园, 波西米亚, 植物`,
  sport: `sport, deport, football, futbol, soccer, basket, tennis, olympi, olimp, race, racing, course, carrera, golf, rugby, baseball,
    gym, team building, esprit d'equipe, 运动, 足球, 篮球, 网球, 奥运, 比赛, 团建, 赛车`,
  tropical: `tropic, hawai, luau, beach, plage, playa, island, ile, isla, caribb, caraib, caribe, tiki, palm, flamingo, flamant, flamenco rosa,
    summer, ete, verano, pool, piscin, ocean, mer, mar, mexic, salsa, cuba, brazil, bresil, brasil, 热带, 夏威夷, 海滩, 沙滩, 海岛, 海洋, 夏日, 泳池, 火烈鸟, 加勒比`,
  retro: `retro, vintage, nostalg, annees, anos 20, anos 50, anos 60, anos 70, anos 80, anos 90, 20s, 30s, 40s, 50s, 60s, 70s, 80s, 90s, 1920, 1950, 1960, 1970, 1980, 1990,
    twenties, fifties, sixties, seventies, eighties, nineties, gatsby, disco, vinyl, vinile, vinilo, classic, rockabilly, hippie, hippy,
    复古, 怀旧, 年代, 老电影, 黑胶, 古典`,
};

const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "'");

const LEXICON = MOODS.map((mood) => ({
  mood,
  words: WORDS[mood].split(",").map((word) => fold(word).trim()),
}));

/** The moods that a theme names, in the vocabulary's order; none for unknown words. */
export function moodsOf(theme: string): Mood[] {
  const text = fold(theme);
  const padded = ` ${text.replace(/[^\p{L}\p{N}'-]+/gu, " ")} `;
  const holds = (word: string) => {
    if (/\p{Script=Han}/u.test(word)) return text.includes(word);
    const isWhole = word.length <= 4 || word.includes(" ");
    return padded.includes(isWhole ? ` ${word} ` : ` ${word}`);
  };
  return LEXICON.filter(({ words }) => words.some(holds)).map(({ mood }) => mood);
}

import type { Locale } from "#shared/locale";
import type { Aliases } from "./types";

/**
 * Words for one thing, kind or genre within a wide subject. Wished for, they name the subject;
 * unwanted, they leave it alone: who has too many scarves may well love fashion.
 */
export const narrow: Record<Locale, Aliases> = {
  en: `scarf, scarves, hat, hats, shoes, sneakers, trainers, handbag, handbags, purses, dresses,
    designer bags, shopping, earrings, necklace, necklaces, bracelet, bracelets, rings, brooches,
    watches, diamonds, pearls, lipstick, mascara, eyeliner, nail polish, ornaments, cushions,
    pillows, throw pillows, vases, rugs, frames, lamps, wall art, blankets, pajamas, pyjamas,
    musicals, opera, ballet, shakespeare, improv, jazz, rap, hip hop, reggae, techno, edm, heavy
    metal, country music, k pop, pop music, rock music, classical music, festivals, horror, horror
    movies, horror films, flicks, anime, =westerns, rom coms, rom com, sitcoms, soap operas,
    series, documentaries, tv, thrillers, thriller, romance novels, biographies, fantasy books,
    audiobooks, poker, monopoly, scrabble, sudoku, crosswords, sushi, pasta, curry, ramen, steak,
    ribs, burgers, hot sauce, spicy food, cheese, olive oil, mushrooms, insects, bees,
    butterflies, owls, parrots, poodle, tabby, tomatoes, roses, cactus, cacti, orchids, champagne,
    matcha, chai, green tea, boxing, karate, crossfit, zumba, martial arts, gymnastics, surfing,
    diving, scuba diving, rowing, sailing, ice skating, hockey, skiing, cruises, horror flicks,
    drones, robots, tractors, trucks, motorcycles, barbie, princesses, unicorns, pirates,
    superheroes, puppets, glitter, origami, crystals, tarot, notebooks, planners, calendars,
    teapot`,
  fr: `foulard, foulards, écharpe, écharpes, chapeaux, chaussures, =baskets*, sneakers, sacs à
    main, sac à main, robes, shopping, boucles d'oreilles, colliers, collier, bracelets, bracelet,
    bagues, bague, montres, montre, diamants, rouge à lèvres, vernis, mascara, coussins, coussin,
    vases, tapis, lampes, affiches, plaids, plaid, pyjamas, comédies musicales, comédie musicale,
    impro, opéra, ballet, jazz, rap, techno, électro, reggae, hip-hop, heavy metal, musique
    classique, variété, festivals, films d'horreur, séries, série, western*, documentaires,
    dessins animés, thrillers, poker, monopoly, scrabble, sudoku, mots croisés, sushi, pâtes,
    curry, fromage, fromages, foie gras, épices, champignons, insectes, abeilles, papillons,
    roses, cactus, orchidées, champagne, boxe, judo, karaté, crossfit, zumba, aviron, plongée,
    patinage, croisière, barbie, princesses, princesse, licornes, pirates, marionnettes,
    paillettes, origami, carnets, agendas, drones, motos, camions, tracteurs, steak, théière,
    matcha`,
  es: `bufanda, bufandas, pañuelo, pañuelos, sombreros, gorros, gorras, zapatos, bolso, bolsos,
    vestidos, compras, collares, collar, pendientes, pulseras, pulsera, anillos, anillo, aretes,
    relojes, reloj, diamantes, perlas, pintalabios, rímel, esmalte de uñas, jarrones, alfombras,
    lámparas, láminas, mantas, manta, pijamas, pijama, musicales, ópera, zarzuela, ballet,
    flamenco, jazz, rock, rap, reguetón, techno, hip hop, heavy metal, música clásica, festivales,
    cine de terror, películas de terror, series, documentales, dibujos animados, telenovelas,
    thrillers, póker, monopoly, scrabble, sudokus, sudoku, crucigramas, sushi, paella, tortilla,
    queso, quesos, jamón, especias, salsas picantes, setas, insectos, abejas, mariposas, rosas,
    cactus, orquídeas, cava, champán, boxeo, judo, kárate, crossfit, zumba, remo, buceo, patinaje,
    cruceros, barbie, princesas, unicornios, piratas, títeres, marionetas, purpurina, origami,
    cuadernos, libretas, agendas, drones, motos, camiones, tractores, matcha, tetera`,
  zh: `围巾, 帽子, 鞋子, 球鞋, 包包, 手提包, 裙子, 项链, 耳环, 手镯, 戒指, 手链,
    手表, 珍珠, 钻石, 口红, 眼影, 美甲, 摆件, 抱枕, 花瓶, 地毯, 台灯, 挂画, 毯子,
    睡衣, 枕头, 音乐剧, 京剧, 戏曲, 相声, 脱口秀, 歌剧, 芭蕾, 爵士, 摇滚, 嘻哈,
    古典音乐, 流行音乐, 民谣, 恐怖片, 科幻片, 动作片, 爱情片, 纪录片, 韩剧, 美剧,
    电视剧, 动画片, 动漫, 综艺, 麻将, 狼人杀, 大富翁, 数独, 寿司, 火锅, 奶酪, 芝士,
    辣椒酱, 香料, 牛排, 蘑菇, 昆虫, 蝴蝶, 玫瑰, 仙人掌, 兰花, 香槟, 抹茶, 奶茶,
    拳击, 跆拳道, 潜水, 冲浪, 溜冰, 游轮, 芭比, 公主, 折纸, 笔记本子, 无人机, 卡车, 玩具`,
};

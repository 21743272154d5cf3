/** At most this much of a text is read; the field's own limit (design §9). */
export const MAX_READ = 2_000;

/** A word, one Chinese character, or a mark; `start` and `end` point into the cleaned text. */
export type Token = {
  kind: "word" | "han" | "mark";
  /** Without case, accents and plural; what dictionaries are keyed by. */
  key: string;
  /** Without case and accents. */
  folded: string;
  /** Without case; tells "thé" from "the". */
  lower: string;
  start: number;
  end: number;
};

/** Traditional characters of the lexicon's words and their simplified forms, in pairs. */
const TRADITIONAL =
  "園园藝艺種种書书讀读閱阅貓猫養养遊游戲戏樂乐電电視视畫画術术茶茶葉叶車车騎骑馬马釣钓魚鱼運运動动" +
  "遠远足足球球網网籃篮雪雪攝摄機机聽听歌歌劇剧場场舞舞學学寫写歷历史史說说詩诗詞词國国際际象象棋棋" +
  "編编織织縫缝紉纫陶陶瓷瓷飾饰錶表項项鍊链鏈链環环護护膚肤妝妆彩彩按按鬆松冥冥覺觉醫医師师禮礼" +
  "愛爱歡欢討讨厭厌過过對对無无堅坚奶奶麵面包包漿浆蘋苹時时尚尚購购錢钱幣币郵邮玩玩具具積积" +
  "樂乐飛飞鐵铁鳥鸟類类龍龙貝贝灘滩邊边燒烧烤烤飯饭廚厨煮煮酒酒紅红啤啤雞鸡調调糖糖塊块歲岁" +
  "個个們们媽妈爺爷嬸婶兒儿孫孙闆板闺闺蜜蜜業业畢毕結结紀纪節节聖圣誕诞萬万慶庆喬乔遷迁體体驗验實实" +
  "環环義义製制訂订贈赠蠟蜡燭烛襪袜碼码設设計计築筑館馆語语譜谱懷怀舊旧憶忆環环續续漫漫偵侦懸悬" +
  "齡龄歐欧圓圆鎊镑幾几兩两會会閒闲響响聲声線线燈灯數数碼码產产傳传統统";

const SIMPLIFIED = new Map<string, string>();
{
  const pairs = [...TRADITIONAL];
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    SIMPLIFIED.set(pairs[i] ?? "", pairs[i + 1] ?? "");
  }
}

/**
 * The text as it is read: well-formed, width-normalised, cut to `max`, control characters as
 * spaces.
 */
export function cleanText(text: string, max = MAX_READ): string {
  return (
    text
      .slice(0, max)
      // A lone surrogate becomes U+FFFD, which no word holds.
      .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD")
      .normalize("NFKC")
      // NFKC may blow one character up into eighteen.
      .slice(0, max)
      .replace(/[^\P{C}\n]/gu, " ")
  );
}

/** A word without case and accents; ligatures and traditional characters are resolved. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[œæßıς\p{Script=Han}]/gu, (char) => LIGATURES[char] ?? SIMPLIFIED.get(char) ?? char);
}

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ı: "i", ς: "σ" };

/** Without case and accents, character by character, so that places in both texts agree. */
export function flatten(text: string): string {
  let flat = "";
  for (const char of text) {
    const folded = fold(char);
    flat += folded.length === char.length ? folded : char.toLowerCase().slice(0, char.length);
  }
  return flat.replace(/[’‘`]/g, "'");
}

/**
 * The form under which plural and singular meet: "gardens" and "garden", "bijoux" and "bijou".
 * Words in
 * -ss, -us and -is keep theirs (chess, cactus, tennis).
 */
export function singular(folded: string): string {
  if (folded.length < 4) return folded;
  if (folded.endsWith("s")) return /[sui]s$/.test(folded) ? folded : folded.slice(0, -1);
  return /[aeo]ux$/.test(folded) ? folded.slice(0, -1) : folded;
}

/** Other singulars that a plural may have: "puppies", "flores". */
export function otherSingulars(folded: string): string[] {
  if (folded.length < 5 || !folded.endsWith("es")) return [];
  const stem = folded.slice(0, -2);
  return stem.endsWith("i") ? [`${stem.slice(0, -1)}y`, stem] : [stem];
}

const TOKEN =
  /(\p{Script=Han})|((?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)|([^\s\p{L}\p{N}\p{M}'’‘`"“”«»]|\n)/gu;

/** Words, Chinese characters and marks of a text that `cleanText` made; apostrophes part words. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (const match of source.matchAll(TOKEN)) {
    const [text, han, word] = match;
    const start = match.index;
    const end = start + text.length;
    if (han) {
      const key = SIMPLIFIED.get(han) ?? han;
      tokens.push({ kind: "han", key, folded: key, lower: han, start, end });
    } else if (word) {
      const folded = fold(word);
      const lower = folded === word ? word : word.toLowerCase().normalize("NFC");
      tokens.push({ kind: "word", key: singular(folded), folded, lower, start, end });
    } else tokens.push({ kind: "mark", key: text, folded: text, lower: text, start, end });
  }
  return tokens;
}

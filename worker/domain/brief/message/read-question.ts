/** What a person asks about the gifts on screen, in four languages; patterns read flat text. */
import { isInOrder } from "../text";
import type { Draft } from "./draft";

/** A question about an answer; gifts are meant by their place, from 0. */
export type Question =
  | { about: "more" }
  | { about: "why" | "where"; gift: number | null }
  | { about: "pick" }
  | { about: "gift" | "like"; gift: number }
  | { about: "compare"; gifts: [number, number] };

const ORDINALS: readonly string[] = [
  "first|1st|premiere?|1ere?|primer[oa]?",
  "second|2nd|deuxieme|seconde|2e(?:me)?|segund[oa]",
  "third|3rd|troisieme|3e(?:me)?|tercer[oa]?",
  "fourth|4th|quatrieme|4e(?:me)?|cuart[oa]",
  "fifth|5th|cinquieme|5e(?:me)?|quint[oa]",
  "sixth|6th|sixieme|6e(?:me)?|sext[oa]",
  "seventh|7th|septieme|7e(?:me)?|septim[oa]",
  "eighth|8th|huitieme|8e(?:me)?|octav[oa]",
];
const LAST = "last|dernie(?:re?|r)|ultim[oa]";
const NUMERALS = "一二三四五六七八";
const NTH = String.raw`第[${NUMERALS}1-8](?:个|件|款|样|份|种|号)(?:礼物)?`;
const ANY_ORDINAL = String.raw`(?:(?:the |le |la |el |l'|number |numero |no\.? ?|n°? ?|#)*(?:${ORDINALS.join("|")}|${LAST}|(?<=(?:number|numero|no\.?|#) ?)[1-8])(?: (?:one|gift|idea|cadeau|idee|regalo|idea|opcion))?|${NTH}|最后一?(?:个|件|款|样|份|种))`;
const ONE = new RegExp(
  String.raw`\b(?:(?:${ORDINALS.join(")|(?:")})|(${LAST}))\b|(?:number|numero|no\.?|#) ?([1-8])\b|第([${NUMERALS}1-8])(?=个|件|款|样|份|种|号)|(最后)(?=一|个|件|款)`,
  "g",
);

/** The places that a text names, in its order. `count` gifts are on screen. */
function placesIn(text: string, count: number): number[] {
  const places: number[] = [];
  for (const [words, last, number, numeral, lastOne] of text.matchAll(ONE)) {
    if (last || lastOne) places.push(count - 1);
    else if (number) places.push(Number(number) - 1);
    else if (numeral)
      places.push(
        (NUMERALS.includes(numeral) ? NUMERALS.indexOf(numeral) + 1 : Number(numeral)) - 1,
      );
    else places.push(ORDINALS.findIndex((one) => new RegExp(`^(?:${one})$`).test(words)));
  }
  return [...new Set(places)];
}

const FIRST_TWO =
  /\b(?:first two|top two|both(?: of them)?|deux premie(?:rs|res)|les deux|dos primer[oa]s|l[oa]s dos|ambos)\b|前(?:两|二|2)(?:个|件|款)?|这两个|两个/;
/** Two bare numbers next to a word of comparing: "1 vs 3", "compare 2 and 4". */
const TWO_NUMBERS =
  /(?<!\d)([1-8]) ?(?:vs\.?|versus|and|et|y|contre|contra|or|ou|o|和|跟|与) ?([1-8])(?!\d)/;

const COMPARE =
  /\b(?:compar(?:e|er|ez|ar|a|ame|aison|acion|ison)|versus|vs|differences? between|what'?s the difference|difference entre|diferencias? entre|(?:which(?: one)?(?: of (?:them|these|those))? is (?:better|best)|lequel est (?:le )?mieux|laquelle est (?:la )?mieux|cual es mejor))\b|比较|对比|区别|有什么不同|哪个更好/;
const PICK =
  /\bwhich(?: one| of (?:them|these|those))?(?: gift)?,? (?:would|should|do|shall|is) (?:you|i|we|your)\b|\bwhat (?:do|would) you (?:recommend|suggest|pick|choose)\b|\byour (?:favou?rite|pick|choice)\b|\b(?:que|qu'est-ce que) (?:tu|vous) (?:me )?(?:conseill|recommand)|\bque me recomiendas\b|选哪(?:个|一个|件)|推荐哪|哪(?:个|一个|件)(?:最)?(?:好|合适)|你会选/;
const WHY =
  /^(?:\W*(?:and|but|so|ok(?:ay)?|et|mais|y|pero) )?\W*(?:why\b|how come\b|pourquoi\b|por que\b|a que se debe\b)|为什么|为啥|为何/;
const WHERE =
  /\bwhere (?:to buy|is (?:it|that|this) sold|from)\b|\bhow (?:can|do) (?:i|we) (?:buy|order|get) (?:it|that|this|one|them)\b|\bou (?:puis-je|est-ce qu|peut-on|on (?:peut|trouve)|je (?:peux|trouve|l'achete)|l'acheter|les? trouver|la trouver|acheter|se (?:trouve|vend)|c'est vendu)|\bou (?:ca|cela) s'achete\b|\bdonde (?:puedo|se|lo|la|los|las|compro|comprar|conseguir|consigo|esta|venden|podria|encuentro)\b|(?:在)?(?:哪里|哪儿|哪)(?:可以|能|有)?(?:买|卖)|(?:怎么|去哪)(?:买|购买|下单)/;
/** A word, and another anywhere after it. */
const WHERE_TO_BUY = [
  /\bwhere (?:can|could|do|does|to|is|are|should|would|might)\b/,
  /\b(?:buy|get|find|order|sold|purchase|sell|available)\b/,
] as const;
const WHICH_TO_PICK = [
  [/\b(?:lequel|laquelle|le quel)\b/, /\b(?:tu|vous|choisi|prendr|conseil|prefer)/],
  [
    /\bcual(?:es)?\b/,
    /\b(?:elegirias|eliges|recomiendas|escogerias|compro|elijo|elegir|prefieres|me llevo)\b/,
  ],
] as const;
const LIKE = new RegExp(
  String.raw`\b(?:(?:more|something|anything|others?|ideas|gifts|stuff|things?)(?: \w+)? like|similar to|(?<=^\W*)(?:like|comme|como)|(?:plus|autres?|quelque chose|d'autres)(?: \w+)? comme|(?:dans|du) (?:le )?(?:meme )?(?:genre|style)(?: que| d[eu]| de l[ae])?|semblables? (?:au|a la|a)|(?:mas|otr[oa]s?|algo)(?: \w+)? como|parecid[oa]s? (?:al|a la|a)|similar(?:es)? (?:al|a la|a)|(?:del|en el) estilo (?:del|de la|de)) ${ANY_ORDINAL}(?![a-z])|(?:更|多|再){0,3}(?:像|类似(?:于)?)${NTH}(?:那样|一样|这样|那种)?的?(?:礼物)?|(?:跟|和|与)${NTH}(?:一样|类似|差不多|相似)的?|${NTH}(?:那样|这种|类似|那种)的?`,
);
const MORE =
  /^\W*(?:ok(?:ay)? |and |please |can you |could you |(?:do you |have you )?(?:have |got )|i(?:'d| would) (?:like|want) |i want |let me |give me |show(?: me)? |see |any |some |what |a few )*(?:more|others?|another(?: one)?|something (?:else|different)|anything else|different ones|else)(?: (?:gifts?|ideas?|options?|suggestions?|ones?|please|things?|stuff|have you got|do you have|is there|there))*\W*$|^\W*(?:(?:montre|donne|propose)[rz]?(?:-(?:moi|nous))? |(?:tu|vous|t'|en) (?:as|avez|aurais|auriez) |est-ce qu'il y a |encore |quoi |je (?:veux|voudrais) (?:voir )?)*(?:(?:d')?autres?(?: chose)?|plus|encore|davantage)(?: (?:d')?(?:idees?|cadeaux|propositions?|suggestions?|options?|svp|stp|s'il (?:te|vous) plait))*\W*$|^\W*(?:(?:muestra|ensena|da|dime|propon)(?:me|nos)? |quiero |hay |tienes |ver |que |algun[oa]s? )*(?:mas|otr[oa]s?|otra cosa|algo (?:distinto|diferente|mas)|alguna otra)(?: (?:ideas?|regalos?|opcion(?:es)?|cosas?|sugerencias?|por favor|porfa|hay|tienes))*\W*$|^\W{0,40}(?:请)?(?:还有(?:没有)?(?:别的|其他的?|更多)?|再来(?:几个|一些|点|一批)|更多(?:礼物|主意|选择|的)?|(?:给我)?换(?:一)?(?:批|换|组)|换几个|(?:看看)?(?:其他|其它|别)的|再推荐(?:几个|一些|点)?|再(?:看|给我看)(?:看|几个|一些)?|多来几个|多推荐(?:几个|一些)?)[吗嘛呢吧的啊呀]?\W*$/u;
const GIFT = new RegExp(
  String.raw`^\W{0,40}(?:ok(?:ay)? |and |et |y |(?:what|how) about |tell me (?:more )?about |more about |details? (?:on|of|about) |show me |i (?:really )?(?:like|love|prefer|want) |let'?s (?:take|see) |(?:parle|dis)[ -](?:moi )?(?:plus )?(?:d[eu]|de la)? ?|plus sur |j'(?:aime(?: bien)?|adore) |je prefere |cuentame (?:mas )?(?:de(?:l)?|sobre) |hablame (?:de(?:l)?|sobre) |mas sobre |me (?:gusta|encanta) |prefiero |(?:说说|介绍(?:一下)?|看看|我喜欢|我要|就要|关于))*${ANY_ORDINAL}(?:怎么样|呢|吧|不错|是什么|的详情)?(?: (?:looks|sounds|is) (?:good|nice|great|lovely|perfect))?\W*$`,
  "u",
);

const CLAUSE = /[^,;.!?\n，。！？；¿¡]+/g;

/**
 * The question that a message asks about the `count` gifts on screen, or null. Its clause is cut;
 * of "like the second" only these words are, since a wish may follow ("but cheaper").
 */
export function readQuestion(draft: Draft, count: number): Question | null {
  if (count === 0) return null;
  for (const { 0: clause, index } of draft.flat.matchAll(CLAUSE)) {
    const like = LIKE.exec(clause);
    const [alike] = like ? placesIn(like[0], count) : [];
    if (like && alike !== undefined) {
      draft.cut(index + like.index, index + like.index + like[0].length);
      return { about: "like", gift: alike };
    }
    const question = questionIn(clause, count);
    if (!question) continue;
    draft.cut(index, index + clause.length, ",");
    return question;
  }
  return null;
}

function questionIn(clause: string, count: number): Question | null {
  const places = placesIn(clause, count);
  const [first = null] = places;
  if (WHERE.test(clause) || isInOrder(clause, WHERE_TO_BUY)) return { about: "where", gift: first };
  if (COMPARE.test(clause)) return { about: "compare", gifts: pairIn(clause, places) };
  if (WHY.test(clause)) return { about: "why", gift: first };
  if (PICK.test(clause) || WHICH_TO_PICK.some((words) => isInOrder(clause, words))) {
    return { about: "pick" };
  }
  if (MORE.test(clause)) return { about: "more" };
  return first !== null && GIFT.test(clause) ? { about: "gift", gift: first } : null;
}

/** The two gifts to compare; the first two where the words don't say. */
function pairIn(clause: string, [one, other]: readonly number[]): [number, number] {
  const numbers = TWO_NUMBERS.exec(clause);
  if (numbers) return [Number(numbers[1]) - 1, Number(numbers[2]) - 1];
  if (one === undefined || FIRST_TWO.test(clause)) return [0, 1];
  return [one, other ?? (one === 0 ? 1 : 0)];
}

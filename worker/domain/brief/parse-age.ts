import { FIELD_LIMITS } from "#shared/brief/schema";
import { AGE_BANDS, MAX_AGE } from "#shared/catalogue/vocabulary";
import { withDigits } from "./numerals";
import { isInOrder } from "./text";

/** Years, both ends included. */
export type AgeRange = [number, number];

/** Stages of life in the words of four languages (folded), and the years they usually mean. */
const STAGES: readonly [RegExp, AgeRange][] = [
  [/\b(?:newborns?|nouveau[- ]ne|recien nacid[oa])\b|新生儿|满月|百日宴/, [0, 0]],
  [/\b(?:preschool(?:er)?s?|kindergart(?:en|n)er|preescolar|maternelle)\b|幼儿园|学龄前/, [3, 5]],
  [/\b(?:toddlers?|tout[- ]petit|nino pequeno|nina pequena)\b|学步|幼儿/, [1, 3]],
  [/\b(?:baby|babies|infants?|bebes?)\b|婴儿|宝宝/, [0, 1]],
  [/\b(?:tweens?|preteens?|preados?|preadolescentes?)\b/, [9, 12]],
  [
    /\b(?:in middle school|middle schooler|in junior high|collegien(?:ne)?|va a la secundaria|en secundaria)\b|[上读念](?:了)?(?:初中|国中)|(?:初中|国中)生/,
    [11, 15],
  ],
  [
    /\b(?:high schooler|lyceen(?:ne)?|en (?:la )?preparatoria)\b|[上读念](?:了)?高中|高中生/,
    [14, 18],
  ],
  [/\b(?:in (?:primary|elementary) school|en primaria)\b|[上读念](?:了)?小学|小学生/, [6, 12]],
  [/\b(?:teen(?:ager|age)?s?|ados?|adolescente?s?)\b|青少年|十几岁|少年/, [13, 19]],
  [/\b(?:college|university) student|\betudiante?s?\b|\buniversitari[oa]s?\b|大学生/, [18, 24]],
  [/\byoung adults?\b|\bjeunes? adultes?\b|\badult[oa]s? joven(?:es)?\b|年轻人|青年/, [18, 25]],
  [/\bmiddle[- ]aged?\b|\bmediana edad\b|\bage mur\b|中年/, [45, 60]],
  [
    /\b(?:seniors?|elderly|retirees?|pensioners?|personne agee|ancianos?|ancianas?|jubilad[oa]|retraitee?|tercera edad)\b|老年人?(?!痴呆|失智|大学)|老人/,
    [65, 85],
  ],
  [/\b(?:grown[- ]?ups?|adults?|adultes?|adult[oa]s?)\b|成年人?|成人/, [26, 50]],
  [/\b(?:child|children|kids?|enfants?|nin[oa]s?|school ?child)\b|儿童|小孩|孩子/, [6, 10]],
];

/** Decades by name: "thirties", "la quarantaine", "cuarentón", "sexagénaire". */
const DECADES: readonly [RegExp, number][] = [
  [/\b(?:twenties|vingtaine|veintea?n?er[oa]|veintitantos)\b/, 20],
  [/\b(?:thirties|trentaine|trentenaire|treintaner[oa]|treintay?tantos|treinton[a]?)\b/, 30],
  [
    /\b(?:fort(?:ies)|fourties|quarantaine|quadragenaire|quadra|cuarenton[a]?|cuarentaner[oa])\b/,
    40,
  ],
  [/\b(?:fifties|cinquantaine|quinquagenaire|quinqua|cincuenton[a]?|cincuentaner[oa])\b/, 50],
  [/\b(?:sixties|soixantaine|sexagenaire|sesenton[a]?|sexagenari[oa]|sesentaner[oa])\b/, 60],
  [/\b(?:seventies|septuagenaire|seteton|setenton[a]?|septuagenari[oa])\b/, 70],
  [/\b(?:eighties|octogenaire|octogenari[oa]|ochenton[a]?)\b/, 80],
  [/\b(?:nineties|nonagenaire|nonagenari[oa]|noventon[a]?)\b/, 90],
];

const PART_OF_DECADE: readonly [RegExp, AgeRange][] = [
  [/\bearly\b|\bdebut\b|\bprincipios\b|\b出头/, [0, 3]],
  [/\bmid\b|\bmilieu\b|\bmediados\b/, [4, 6]],
  [/\blate\b|\bfin\b|\bfinales\b/, [7, 9]],
];

const YEARS = String.raw`(?:years?|yrs?|y\/?o|ans?|piges?|balais|berges|anos?|anitos?|岁|周岁|歲)(?![a-z])`;
const ANY_AGE = /\b(?:any age|tout age|cualquier edad)\b|不限/;

function inRange([min, max]: AgeRange): AgeRange | null {
  const [low, high] = min <= max ? [min, max] : [max, min];
  return low >= 0 && high <= MAX_AGE ? [low, high] : null;
}

function decadeOf(text: string): AgeRange | null {
  const digits =
    /(?<!\d)([2-9])0 ?(?:'?s\b|y (?:tantos|pico)|et quelques|-?something|-?odd|多岁?|几岁?|来岁|出头)/.exec(
      text,
    );
  const start = digits ? Number(digits[1]) * 10 : DECADES.find(([word]) => word.test(text))?.[1];
  if (start === undefined) return null;
  const part = PART_OF_DECADE.find(([word]) => word.test(text))?.[1] ?? [0, 9];
  return [start + part[0], start + part[1]];
}

function stageOf(text: string, stages = STAGES): AgeRange | null {
  return stages.find(([word]) => word.test(text))?.[1] ?? null;
}

function monthsOf(text: string): AgeRange | null {
  const weeks = /\d ?(?:weeks?|semaines?|semanas?|days?|jours?|dias?|周大|个?星期|天)/.test(text);
  if (weeks && !/\d ?周岁/.test(text)) return [0, 0];
  const match =
    /(\d{1,3})(?: ?(?:-|to|a|y|et|and|到|至|~) ?(\d{1,3}))?[- ]?(?:months?|mos?\b|mois|mes(?:es)?\b|个?月)/.exec(
      text,
    );
  if (!match) return null;
  const first = Math.floor(Number(match[1]) / 12);
  return [first, Math.floor(Number(match[2] ?? match[1]) / 12)];
}

/** "3 kids", "2 teenagers": how many there are, no age. "3 year old kids" is one. */
const COUNT =
  /(?<![\d.,-])\d{1,3} (?=(?:(?!years?\b|yrs?\b)[a-z]+ )?(?:gifts|people|adults|adultes|adultos|teens|teenagers|ados|adolescents|adolescentes|babies|bebes|toddlers|seniors|women|men|femmes|hommes|mujeres|hombres|grandparents|parents)\b)/g;
const CHILD =
  "kids|children|boys|girls|sons|daughters|brothers|sisters|nephews|nieces|grandkids|grandchildren|grandsons|granddaughters|cousins|friends|enfants|garcons|filles|fils|freres|soeurs|neveux|nieces|petits-enfants|cousins|amis|ninos|ninas|hijos|hijas|hermanos|hermanas|sobrinos|sobrinas|nietos|nietas|primos|amigos|chicos|chicas";
const COUNTED_CHILDREN = new RegExp(
  String.raw`(?<![\d.,-])\d{1,3} ?(?:(?!years?\b|yrs?\b|ans\b|anos\b)[a-z]+ )?(?:${CHILD})\b|(?<!\d)\d{1,2} ?(?:个|名|位)(?!月|星期)(?:孩子|小孩|儿童|男孩|女孩|儿子|女儿|孙子|孙女|朋友|人)`,
  "g",
);

/** The text without numbers that count people. */
const withoutCounts = (text: string) => text.replace(COUNTED_CHILDREN, " ").replace(COUNT, "");

/** "No older than", "pas plus de", 不超过: the words between may be any few. */
const NOT_OLDER =
  /\b(?:no|not|never|isn'?t|aren'?t|isn t|aren t|pas|jamais|sans|ni|nunca)\b[^\d,;.]{0,15}\b(?:over|older|above|more than|past|plus de|plus age|plus vieux|plus vieille|depasser?|mas de|mayor|mayores|past)\b|不超过|不大于|不到|不满|不高于/;
const NOT_YOUNGER =
  /\b(?:no|not|never|isn'?t|aren'?t|isn t|aren t|pas|jamais|ni|nunca)\b[^\d,;.]{0,15}\b(?:under|younger|below|less than|moins de|plus jeune|menos de|menor|menores)\b|不小于|不低于|不少于/;
/** Above this age "not over 30" speaks of adults. */
const ADULT = 18;
/** Whoever says "under 5" means the finder's first band. */
const UNDER_FIRST_BAND = AGE_BANDS["0-5"][1];

const NUMBER = /(?<![\d.,])(\d{1,3})(?:[.,]\d)?(?!\d)/;

function limitsOf(text: string): AgeRange | null {
  const number = Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) return null;
  if (NOT_OLDER.test(text)) return [number > ADULT ? ADULT : 0, number];
  if (NOT_YOUNGER.test(text)) return [number, MAX_AGE];
  if (
    /\d ?\+|\bover\b|\bolder\b|\bplus de\b|\bet plus\b|\bmas de\b|\by mas\b|\babove\b|\bup\b|以上|\bat least\b|\bau moins\b|\bo mas\b|\bmayor/.test(
      text,
    )
  ) {
    return [number, MAX_AGE];
  }
  if (
    isInOrder(text, [/\bbelow\b/, /\d/]) ||
    /\bunder\b|\byounger than\b|\bmoins de\b|\bmenos de\b|\bmenor de\b/.test(text)
  ) {
    return [0, number === UNDER_FIRST_BAND ? number : Math.max(0, number - 1)];
  }
  if (
    /and below|and under|or younger|\bet moins\b|\bo menos\b|\by menos\b|以下|以内|up to|jusqu|hasta/.test(
      text,
    )
  ) {
    return [0, number];
  }
  return null;
}

/**
 * The age that a text states ("my 4 year old nephew", "turning 60", "in her thirties", "a
 * toddler"), or null; a bare number is no age here.
 */
export function findAge(text: string): AgeRange | null {
  const words = withoutCounts(withDigits(text, FIELD_LIMITS.recipient));
  const stated = new RegExp(
    String.raw`(\d{1,3})(?: ?(?:-|&|to|a|y|et|and|or|ou|o|到|至|和|~) ?(\d{1,3}))?[- ]?${YEARS}`,
  );
  const months = monthsOf(words);
  if (months) return inRange(months);
  const decade = decadeOf(words);
  if (decade) return decade;
  const years = stated.exec(words);
  const limits = years && limitsOf(words.slice(0, years.index + years[0].length));
  if (limits && (NOT_OLDER.test(words) || NOT_YOUNGER.test(words))) return inRange(limits);
  if (years) return inRange([Number(years[1]), Number(years[2] ?? years[1])]);
  const turning =
    /\b(?:turn(?:s|ed|ing)?|aged?|tiene|cumple|fete ses) (\d{1,3})(?: ?(?:-|&|to|and|a|y|et) ?(\d{1,3}))?(?!\d)/.exec(
      words,
    );
  if (turning) return inRange([Number(turning[1]), Number(turning[2] ?? turning[1])]);
  // "Her 70th"; a marathon may be somebody's tenth, and an anniversary is theirs.
  const birthday = /\b(?:her|his) ([1-9]\d|1[01]\d)th(?=$|[,.;!?]| is\b| coming\b| next\b)/.exec(
    words,
  );
  if (birthday) return inRange([Number(birthday[1]), Number(birthday[1])]);
  // "My kids' teacher" is no child: the vaguest stages count only where an age is asked for.
  return stageOf(words, STAGES.slice(0, -2));
}

/**
 * Reads an age: a band of the finder, a number, a range, a decade or a stage of life, in four
 * languages. Answers years, both ends included, or null where there is none or it is over 120.
 */
export function parseAge(text: string): AgeRange | null {
  const trimmed = text.trim();
  if (Object.hasOwn(AGE_BANDS, trimmed)) {
    const [min, max] = AGE_BANDS[trimmed as keyof typeof AGE_BANDS];
    return [min, max];
  }
  const words = withoutCounts(withDigits(text, FIELD_LIMITS.choice));
  if (ANY_AGE.test(words)) return [0, MAX_AGE];
  const months = monthsOf(words);
  if (months) return inRange(months);
  const decade = decadeOf(words);
  if (decade) return decade;
  if (/(?:^|[^\d\s]|\s)-\s?\d/.test(words) && !/\d\s?-\s?\d/.test(words)) return null;
  const range =
    /(?<!\d)(\d{1,3}) ?(?:-|–|—|~|&|\+|to|a|y|et|and|or|ou|o|到|至|和|、) ?(\d{1,3})(?!\d)/.exec(
      words,
    );
  if (range) return inRange([Number(range[1]), Number(range[2])]);
  const limits = limitsOf(words);
  if (limits) return inRange(limits);
  const number = NUMBER.exec(words);
  if (number) return inRange([Number(number[1]), Number(number[1])]);
  return /\d/.test(words) ? null : stageOf(words);
}

import { MAX_AGE } from "#shared/catalogue/vocabulary";
import { isAboutABaby } from "../not-for-the-baby";
import { type AgeRange, findAge } from "../parse-age";
import type { Draft } from "./draft";
import { schoolAges } from "./school-years";

const YEARS = String.raw`(?:years?|yrs?|yr|y\/?o|yo|ans?|piges?|balais|berges|anos?|anitos?|周?岁|months?|mois|meses|个?月大)(?![a-z])`;
const SPAN = String.raw`\d{1,3}(?: ?(?:-|–|to|a|y|et|and|or|ou|o|到|至|~) ?\d{1,3})?`;
/** «35 años de enfermera»: what somebody was all those years is no wish of theirs. */
const TRADES =
  "(?:enfermer|maestr|camioner|cociner|mecanic|bomber|carpinter|funcionari|bibliotecari|ingenier|medic|cartero|panader|peluquer|secretari|abogad|contad?or|profesor|doctor|policia|taxista|dentista|chofer|conductor|electricista|periodista|albanil|costurer|modist|administrativ|arquitect|veterinari|militar|azafat|pilot)[a-z]*";
/** Time that passes, and decades of music: no age. */
const DURATIONS = new RegExp(
  [
    String.raw`\b(?:in|within|dans|en|hace|depuis|for|desde hace|il y a|durante|since|pendant) (?:about |a |environ )?\d{1,3} ?(?:years?|months?|weeks?|days?|hours?|minutes?|ans?|mois|semaines?|jours?|anos?|meses|semanas?|dias?|horas?)\b(?!\s+(?:old\b))`,
    String.raw`(?:\btrabaj[oa](?:ba|ron)? )?\d{1,3} ?anos (?:de|como) ${TRADES}\b`,
    String.raw`(?:\bworked )?\d{1,3} ?years as an? [a-z]+\b|(?:\b(?:a )?travaille )?\d{1,3} ?ans comme [a-z]+\b`,
    String.raw`\b(?:nos|nuestros|our|cumplimos) \d{1,3} ?(?:ans|anos|years?)\b`,
    String.raw`(?<=\b(?:after|apres|tras|despues de) )\d{1,3} ?(?:years?|yrs?|months?|ans?|mois|anos?|meses)\b`,
    String.raw`\d{1,3}[- ]?(?:years?|ans?|anos?) (?:of|together|married|ago|anniversary|de mariage|de vie commune|ensemble|de casados?|de matrimonio|juntos|at the|in the company|working|de service|de carriere)\b|\b(?:married|together|known (?:him|her|them)|maries?|casad[oa]s?|juntos)(?: for| depuis| desde hace)? \d{1,3} ?(?:years?|ans?|anos?)\b`,
    String.raw`\b\d{1,3} ?(?:weeks?|days?|semaines?|jours?|semanas?|dias?|hours?|minutes?|heures?|horas?)\b`,
    String.raw`\d{1,3} ?(?:天|周|个?星期|个月)(?:后|前|内|之后|以后)?(?!岁|大)|(?:结婚|在一起|工作|认识)了? ?\d{1,3} ?(?:多)?(?:年|周年)|\d{1,3} ?(?:年前|周年|年的)`,
    String.raw`(?<=\b(?:pregnant|enceinte|embarazada|esperando)(?: de| con)? )\d{1,2} ?(?:months?|weeks?|mois|semaines?|meses|semanas?)\b|\b\d{1,2} ?(?:months?|weeks?|mois|semaines?|meses|semanas?)(?= (?:pregnant|along|de grossesse|de embarazo)\b)|(?<=怀孕了? ?)\d{1,2} ?(?:个月|周)`,
    String.raw`\b(?:the )?\d0'?s(?= (?:music|rock|pop|films?|movies?|style|hits|vibes?|synth)\b)|\bthe \d0'?s\b`,
  ].join("|"),
  "g",
);
const DECADE = new RegExp(
  [
    String.raw`\b(?:in (?:his|her|their|my|the)? ?|is |hes |shes |he's |she's )?(?:early |mid |late |mid-)?(?:[2-9]0'?s|twenties|thirties|fou?rties|fifties|sixties|seventies|eighties|nineties)\b`,
    String.raw`\b(?:dans |a )?(?:la |sa |petite |bonne ){0,3}(?:vingtaine|trentaine|quarantaine|cinquantaine|soixantaine)\b(?: passee)?|\b(?:trente|quadra|quinqua|sexa|septua|octo)[a-z]*naire\b|\b(?:quadra|quinqua)\b`,
    String.raw`\b(?:veinte|treinta?|cuaren|cincuen|sesen|seten|ochen)(?:ta)?(?:tantos|nera?|nero|ton|tona)\b|\b[2-9]0[- ]?(?:something|odd)\b|\b[2-9]0 (?:y tantos|et quelques|y pico)(?: anos| ans)?|\ben (?:sus|los) [2-9]0\b`,
    String.raw`[2-9]0 ?(?:多岁?|几岁|来岁|出头)`,
  ].join("|"),
  "g",
);
const STATED = new RegExp(
  String.raw`(?:\b(?:turn(?:s|ed|ing)?|aged?|age|is|he'?s|she'?s|they'?re|about|around|environ|de|a|tiene|unos|casi|almost|nearly|presque|over|under|plus de|moins de|mas de|menos de)\b[ :]+){0,3}${SPAN}\+?[ -]?${YEARS}(?:[- ]?olds?\b)?(?:以上|以下|左右)?`,
  "g",
);
/** An age without a unit: "turned 60", "she's 24", "cumplió 60", "age 7". */
const BARE =
  /\b(?:(?:just |is |going to |will |about to )?(?:turn(?:s|ed|ing)?|be|hit(?:s|ting)?)|aged?|age[: ]|is|he'?s|she'?s|hes|they'?re|cumpli(?:o|ra)|cumple|va a cumplir|tiene|edad:?|age de|fete(?:ra)? ses|il a|elle a) ?(?:about |around |almost |nearly |casi |only |now |unos )?(\d{1,3})(?: ?-?ish\b)?(?=\s*(?:$|[.,;!?)\n，。]|(?:and|et|y|now|but|who|soon|today|tomorrow|this|next|in|on|ya|manana|en|el|years)\b))/g;
/** "Dave, 50 on Friday", "almost 2". */
const DUE =
  /(?<=[,;(] ?)(\d{1,3})(?= (?:on|this|next|in) (?:mon|tues|wednes|thurs|fri|satur|sun|week|month|jan|feb|march|apr|may|june|july|aug|sep|oct|nov|dec))|\b(?:almost|nearly|casi|presque) (\d|1\d)(?=\s*(?:$|[,.;!?)]))/g;
const CHINESE_BARE =
  /(?:刚?满|快|刚?过|今年|要)(?:是|有|到)? ?(\d{1,3})(?:大寿|了)?(?=\s*(?:$|[,.;，。；]))|(\d{1,3})大寿|[他她](?:今年|已经|都|也)?(\d{1,3})了/g;
/** "Her 30th birthday", "son 30e anniversaire", "su 30 cumpleaños". */
const NTH_BIRTHDAY =
  /(?<='s )([1-9]\d)(?:st|nd|rd|th)(?=\s*(?:$|[!.,;]))|\b(\d{1,3})(?:st|nd|rd|th|e|eme|o|º)? ?(?:birthday|bday|b-day|anniversaire|cumple(?:anos)?)\b/g;
/** Whoever finishes high school is seventeen or eighteen. */
const SCHOOL_LEAVER =
  /\b(?:(?:graduat(?:es|ing|ed)|finish(?:es|ing|ed)) (?:from )?high ?school|high ?school (?:graduat(?:e|ion)|grad|senior)|pass(?:e|er|ait|ant) (?:le|son) bac|(?:a eu|vient d'avoir) (?:le|son) bac|bacheli(?:er|ere)|(?:se gradu[ao]|graduacion|termin[ao]|acab[ao]|egres[ao]) (?:de )?(?:la |el )?(?:prepa(?:ratoria)?|bachillerato|secundaria)|selectividad)\b|高中(?:刚|要|快)?毕业|高考/;
const SCHOOL_LEAVING_AGES: AgeRange = [17, 18];
/** "Treinta y pocos", "la trentaine à peine". */
const FEW = /\b([2-9]0) y (?:pocos|poquitos)(?: anos)?\b/g;
const TURNING =
  /\b(?:turn(?:s|ed|ing)|will be turning) (?=\d)|\b(?:cumpli(?:o|ra)|cumple|va a cumplir) (?=\d)|\b(?:fete(?:ra)?|fetons|fete bientot) (?:ses|les) (?=\d)|\b(?:va|vient d'?) ?avoir (?=\d)|\bpour (?:les|ses) (?=\d{1,3} ans\b(?! de (?:mariage|vie|carriere|service|boite)))|\bpara (?:los|sus) (?=\d{1,3} anos\b(?! de (?:casados|matrimonio|trabajo)))|(?:刚满|刚过了?|就要|快要?|马上|要过|即将)(?:满|过)? ?\d{1,3} ?岁|\d{1,3} ?(?:岁)?(?:大寿|生日)/;
/** A stage of life in these words is a subject ("baby animals"), not the person's. */
const LIKING =
  /\b(?:loves?|likes?|enjoys?|into|aime|adore|gustan?|encantan?|novels?|fiction)\b|喜欢|爱/;
/** "For two weeks" tells nobody's age; "two weeks old" does. */
const FOR_WEEKS =
  /\b(?:one|two|a|few|deux|une|dos|una) (?:weeks?|days?|months?|semaines?|jours?|mois|semanas?|dias?|meses)\b(?! old)/;
const CLAUSE = /[^,;.!?\n，。！？；]+/g;

/** "The limit is 20" is money. */
const OF_MONEY =
  /(?:limit|budget|max(?:imum)?|presupuesto|spend|gastar|depenser|cost|price|prix|预算|价)[^,.;，。]{0,15}$/;

const DENIED = /(?:\b(?:no|not|isn'?t|n'|pas)|不是?) ?$/;

export type AgeRead = {
  ages: AgeRange | null;
  /** Whether the words tell a birthday: "turned 60". */
  turning: boolean;
};

/**
 * Reads an age told by a number and cuts it; durations ("in 2 weeks") are cut without being one.
 */
export function readAge(draft: Draft): AgeRead {
  let turning = TURNING.test(draft.flat);
  draft.take(DURATIONS);
  let ages: AgeRange | null = null;
  for (const pattern of [DECADE, STATED]) {
    for (const { 0: words } of draft.take(pattern, ",")) ages ??= findAge(words);
  }
  for (const { 1: short, 2: number } of draft.take(NTH_BIRTHDAY, ",")) {
    const years = Number(short ?? number);
    if (years > MAX_AGE) continue;
    turning = true;
    ages ??= [years, years];
  }
  if (SCHOOL_LEAVER.test(draft.flat)) ages ??= SCHOOL_LEAVING_AGES;
  ages ??= schoolAges(draft.flat);
  if (/满月|百日宴/.test(draft.flat)) ages ??= [0, 0];
  if (/\bquinceaner[oa]\b/.test(draft.flat)) ages ??= [15, 15];
  for (const { 1: number } of draft.take(FEW, ",")) ages ??= [Number(number), Number(number) + 3];
  for (const found of [
    ...draft.flat.matchAll(BARE),
    ...draft.flat.matchAll(DUE),
    ...draft.flat.matchAll(CHINESE_BARE),
  ]) {
    if (OF_MONEY.test(draft.flat.slice(0, found.index))) continue;
    const isDenied = DENIED.test(draft.flat.slice(Math.max(0, found.index - 12), found.index));
    draft.cut(found.index, found.index + found[0].length, ",");
    // "No tiene 30, tiene 35."
    if (isDenied) continue;
    const years = Number(found.slice(1).find(Boolean));
    if (years <= MAX_AGE) ages ??= [years, years];
  }
  return { ages, turning };
}

/**
 * The age that a stage of life tells: "he's a teenager", "un bébé". Read once occasions are cut.
 */
export function readStage(draft: Draft): AgeRange | null {
  for (const { 0: clause } of draft.flat.matchAll(CLAUSE)) {
    if (/\d/.test(clause) || LIKING.test(clause) || FOR_WEEKS.test(clause)) continue;
    if (isAboutABaby(clause)) continue;
    const ages = findAge(clause);
    if (ages) return ages;
  }
  return null;
}

const BARE_CLAUSE =
  /(?<=^|[,，;、\n(（:]) *(\d{1,3}) *(?=$|[,，;、.\n)）。])|(?<=[.!?。] ?)(\d{1,3})(?=[,，]|[.。](?: *[^\s.。]| {2}))/g;

/** "Two nieces, 8 and 11". */
const TWO_AGES = /(?<=[,(:] ?)(\d{1,2}) (?:and|et|y|和) (\d{1,2})(?= *(?:$|[,.;)]))/;

/** A number that stands alone in a list that also names a person: "grandma, 82, knitting". */
export function readListedAge(draft: Draft): AgeRange | null {
  const both = TWO_AGES.exec(draft.flat);
  if (both) {
    draft.cut(both.index, both.index + both[0].length, ",");
    const years = [Number(both[1]), Number(both[2])];
    return [Math.min(...years), Math.max(...years)];
  }
  const [first] = [...draft.flat.matchAll(BARE_CLAUSE)];
  const years = Number(first?.[1] ?? first?.[2]);
  if (!first || !(years <= 105)) return null;
  draft.cut(first.index, first.index + first[0].length);
  return [years, years];
}

const AFTER_PERSON =
  /^ *(?:[,(:] *)?(?:(?:de|is|aged?|now|a|tiene|que tiene|who is|qui a|今年|已经) ?)?(\d{1,3})(?! ?(?:[-–~$€£¥%'’]|[./:]\d|(?:and|et|y) \d|or\b|to\b|o\b|ou\b|到|至)| ?\d|[a-z])(?=([^,.;!?\n，。]{0,20}))/;
/** What a number behind a person counts when it tells no years. */
const NO_YEARS =
  /^ ?(?:cats?|dogs?|kids|children|boys|girls|gifts?|months?|weeks?|days?|times|people|chats?|chiens?|enfants|mois|semaines|jours|fois|gatos?|perros?|hijos|hijas|ninos|meses|semanas|dias|veces|dollars?|bucks|euros?|pesos|usd|eur|max|or (?:less|so)|个|只|条|块|元|月|天|号)/;

/** "My aunt 62 is…", "mi hermano de 17", 男友26: the number right behind whom it is for. */
export function readAgeAfter(draft: Draft, end: number): AgeRange | null {
  const found = AFTER_PERSON.exec(draft.flat.slice(end, end + 40));
  const years = Number(found?.[1]);
  if (!found || NO_YEARS.test(found[2] ?? "") || !(years >= 1 && years <= 105)) return null;
  draft.cut(end, end + found[0].length, ",");
  return [years, years];
}

/** "Unos 75", 大概40 between commas: years, where another number tells the money. */
const LOOSE =
  /(?:\b(?:about|around|roughly|unos|unas|environ|casi|almost|nearly|como)|大概|大约|差不多|约) ?(\d{1,3})(?=\s*(?:[,.;!?)\n，。]|$))/;
const MONEY_ELSEWHERE =
  /[$€£¥] ?\d|\d ?(?:[$€£¥块元]|dollars?|bucks|euros?|pesos|usd|dolares)|(?<=^|[,.;!?\n，。]) *\d{2,6} ?(?:-|–|to|a|到|至|y)? ?\d{0,6} *(?=$|[.!?\n。])/;

/** An age told loosely beside a budget ("es mayor, unos 75 … 20-25"); its words are cut. */
export function readLooseAge(draft: Draft): AgeRange | null {
  const found = LOOSE.exec(draft.flat);
  if (!found) return null;
  const end = found.index + found[0].length;
  const years = Number(found[1]);
  const rest = `${draft.flat.slice(0, found.index)},${draft.flat.slice(end)}`;
  if (years < 1 || years > 105 || OF_MONEY.test(draft.flat.slice(0, found.index))) return null;
  if (!MONEY_ELSEWHERE.test(rest)) return null;
  draft.cut(found.index, end, ",");
  return [Math.max(1, years - 2), years + 2];
}

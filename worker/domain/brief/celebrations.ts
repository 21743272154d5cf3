/**
 * Occasions that people name and the finder's list lacks, and which of the list each comes nearest
 * to.
 */

import type { Celebration } from "#shared/brief/schema";
import type { Occasion } from "#shared/catalogue/vocabulary";

/** Patterns read flat text: without case and accents. */
const CELEBRATIONS: readonly [Celebration, Occasion, RegExp][] = [
  ["diwali", "other", /\b(?:diwali|deepavali|divali)\b|排灯节/],
  [
    "eid",
    "other",
    /\beid\b|\baid[ -]el|\bl'aid\b|\bfin del ramadan|\bramadan\b|开斋节|宰牲节|古尔邦/,
  ],
  ["hanukkah", "other", /\b(?:c?hanukk?ah?|hanoucca|januca)\b|光明节/],
  [
    "lunar-new-year",
    "other",
    /\b(?:lunar new year|chinese new year|spring festival|tet|seollal|nouvel an (?:chinois|lunaire)|ano nuevo (?:chino|lunar))\b|春节|农历新年|过年|拜年|年货/,
  ],
  [
    "quinceanera",
    "birthday",
    /\b(?:quinceanera?|quince anos|sus quince|fiesta de quince|sweet 15)\b|成人礼/,
  ],
  [
    "epiphany",
    "christmas",
    /\b(?:epiphany|epiphanie|three kings|(?:dia de |por |en )?(?:los )?reyes(?: magos)?|noche de reyes)\b|三王节|主显节/,
  ],
  [
    "singles-day",
    "other",
    /\b(?:single'?s'? day|fete des celibataires|dia del soltero|double 11|double eleven)\b|双十一|双11|光棍节/,
  ],
  [
    "new-year",
    "other",
    /\b(?:new year'?s(?: eve)?|happy new year|nouvel an|reveillon|ano nuevo|nochevieja)\b|元旦|跨年/,
  ],
  ["baptism", "other", /\b(?:bapti[sz]m|christening|bapteme|bautizo|bautismo)\b|洗礼|受洗/],
  [
    "communion",
    "other",
    /\b(?:(?:first )?communion|confirmation|premiere communion|primera comunion|comunion|confirmacion)\b|初领圣体|坚信礼/,
  ],
  ["bar-mitzvah", "birthday", /\b(?:ba[rt] mitzvah?s?|bnei mitzvah)\b/],
  ["name-day", "birthday", /\b(?:name ?day|fete de son prenom|onomastico|su santo)\b|命名日/],
  [
    "engagement",
    "anniversary",
    /\b(?:engagement (?:party|gift)|fiancailles|pedida de mano)\b|订婚/,
  ],
  ["teachers-day", "other", /\b(?:teacher'?s'? day|dia del maestro|fete des professeurs)\b|教师节/],
  [
    "womens-day",
    "other",
    /\b(?:women'?s day|journee de la femme|dia de la mujer)\b|妇女节|女神节|三八节/,
  ],
  [
    "mid-autumn",
    "other",
    /\b(?:mid[- ]autumn|moon festival|mooncake festival|mi-automne|medio otono)\b|中秋/,
  ],
  ["qixi", "valentine", /\bqixi\b|七夕/],
  [
    "childrens-day",
    "birthday",
    /\b(?:children'?s day|dia del nino|journee de l'enfant)\b|儿童节|六一/,
  ],
  ["st-nicholas", "christmas", /\b(?:st\.? nicholas|saint[- ]nicolas|sinterklaas|san nicolas)\b/],
  [
    "farewell",
    "other",
    /\b(?:farewell|going[- ]away|pot de depart|fiesta de despedida)\b|欢送|送别/,
  ],
  [
    "housewarming",
    "house warming",
    /\b(?:house ?warming|cremaillere|inauguracion de (?:la )?casa)\b|乔迁|暖房|入伙/,
  ],
  [
    "first-day-of-school",
    "other",
    /\b(?:first day of school|back to school|einschulung|rentree(?: scolaire)?|vuelta al cole(?:gio)?|primer dia de clases)\b|开学|入学/,
  ],
];

/** The first celebration that a flat text names, and the occasion of the list it counts as. */
export function findCelebration(
  flat: string,
): { celebration: Celebration; occasion: Occasion } | null {
  const found = CELEBRATIONS.find(([, , pattern]) => pattern.test(flat));
  return found ? { celebration: found[0], occasion: found[1] } : null;
}

import type { Element } from "./element";

const NATIONALITY =
  /^(?:fran[cç]ais|anglais|espagnol|italien|japonais|franc[ée]s|ingl[ée]s|espa[ñn]ol|italiano|japon[ée]s)$/i;
const SPOKEN = /^(?:appr|[ée]tud|parl|r[ée]vis|lan?g|cours|habl|estud|practic|idioma|clase)/i;

/**
 * « Bouledogue français », «jardín inglés»: what kind of thing it is, and no love of a language.
 */
export function isNationality(elements: readonly Element[], at: number): boolean {
  const [before, element] = [elements[at - 1], elements[at]];
  if (element?.role !== "item" || !NATIONALITY.test(element.words)) return false;
  const isNoun = before?.role === "item" || (before?.role === "unknown" && !before.han);
  return isNoun && !SPOKEN.test(before.words);
}

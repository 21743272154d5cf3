import type { Draft } from "./draft";

/** "10 each", « 10 euros chacun », "$10 cada uno", 每人20. */
const EACH =
  /(?:(?<=每人(?:出|凑|给|给了)?)|(?<![\d.,]))(\d{1,4})(?: ?(?:[$€£¥元块]|e(?:uros?)?\b|dollars?|dolares|bucks|pesos|pounds?|quid|usd|块钱|balles))?(?: ?(?:each|apiece|a head|per (?:person|head)|chacune?|chaque|par (?:personne|tete)|cada (?:un[oa]|quien)|c\/u|por (?:persona|cabeza)))?/g;
const SAYS_EACH =
  /each|apiece|a head|per (?:person|head)|chacune?|chaque|par (?:personne|tete)|cada (?:un[oa]|quien)|c\/u|por (?:persona|cabeza)/;
/** How many give together: "we're 8", « on est 8 », "somos 12", 我们5个人. */
const GIVERS =
  /\b(?:we(?:'re| are|re)|theres?|there(?:'s| are)|on (?:est|sera)|nous sommes|somos|seremos|vamos|entre) (?:a |les |los |une? |un[oa]s? )?(\d{1,2}|dizaine|vingtaine|trentaine|quinzaine|decena|docena|quincena|veintena)(?! ?[$€£]|\d)(?: (?:hermanos|hermanas|amigos|amigas|primos|papas|colegas|companeros|amis|amies|freres|soeurs|cousins|collegues|siblings|brothers|sisters|friends|colleagues|people))?|\b(\d{1,2}) of us\b|(?:我们|咱们|一共|总共|同事)(\d{1,2}) ?个?(?:人|同事)?/;
const ROUND: Record<string, number> = {
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  decena: 10,
  docena: 12,
  quincena: 15,
  veintena: 20,
};
const NEAR = 120;

/**
 * Where several people give together so much each, their sum stands in the draft instead:
 * "8 of us, 10 euros each" is 80 euros.
 */
export function addShares(draft: Draft): void {
  for (const found of draft.flat.matchAll(EACH)) {
    const [whole, sum = ""] = found;
    const end = found.index + whole.length;
    const isEach =
      SAYS_EACH.test(whole) || /每人(?:出|凑|给了?)?$/.test(draft.flat.slice(0, found.index));
    if (!isEach) continue;
    const from = Math.max(0, found.index - NEAR);
    const around = [draft.flat.slice(from, found.index), draft.flat.slice(end, end + NEAR)];
    const givers = GIVERS.exec(around.join(" · "));
    const count = givers?.slice(1).find(Boolean) ?? "";
    const many = ROUND[count] ?? Number(count);
    if (!givers || !(many > 1)) continue;
    const shared = whole.replace(sum, String(Number(sum) * many)).replace(SAYS_EACH, "total");
    draft.put(found.index, end, shared);
    const at = draft.flat.indexOf(givers[0], from);
    if (at >= 0) draft.cut(at, at + givers[0].length);
    return;
  }
}

/** What a person asks of the conversation itself, in four languages; patterns read flat text. */
import { instructionsIn } from "../instructions";
import type { Draft } from "./draft";

/** Cuts every clause that tries to instruct; answers where the first one began, or null. */
export function dropInstructions(draft: Draft): number | null {
  const found = instructionsIn(draft.flat);
  for (const { start, end } of found) draft.cut(start, end, ",");
  return found[0]?.start ?? null;
}

const START_OVER =
  /\b(?:(?:let'?s )?start(?:ing)? (?:all )?over|start(?:ing)? again|from scratch|begin again|reset(?: everything| all)?|clear (?:everything|all)|new search|(?:on )?recommen(?:ce|cer|cons|cez)(?: (?:a|depuis) (?:zero|le debut))?|(?:re)?par(?:tir|tons|s) de zero|a zero|tout effacer|efface tout|nouvelle recherche|emp(?:ezar|ecemos|ieza|ezamos) (?:de nuevo|otra vez|de cero|desde cero)|de cero|volver a empezar|borra(?:r)? todo|reinicia(?:r)?|nueva busqueda)\b|重新开始|从头(?:再)?(?:来|开始)|重来|清空|重置|重新来/g;
const SOMEONE_ELSE =
  /\b(?:(?:it'?s )?(?:now )?for (?:someone|somebody|another person|a different person)(?: else)?(?<=else|person)(?: now)?|someone else now|(?:(?:et )?maintenant )?pour (?:quelqu'un d'autre|une autre personne)|(?:y )?(?:ahora )?para (?:otra persona|alguien mas|otra))\b|换(?:一)?个人|给另(?:外)?一个人|(?:给|送)别人/g;

/** Whether all that was said so far is to be forgotten; the words are cut. */
export function startsOver(draft: Draft): boolean {
  return draft.take(START_OVER, ",").length + draft.take(SOMEONE_ELSE, ",").length > 0;
}

const OFF = {
  en: String.raw`(?:forget(?: about)?|never ?mind|ignore|drop|remove|skip|lose|scratch|clear)(?: the| my| his| her| their| about)*`,
  fr: String.raw`(?:oublie[zs]?|laisse[zs]? tomber|enleve[zs]?|retire[zs]?|supprime[zs]?|tant pis pour)(?: le| la| les| l'| mon| son| sa)*`,
  es: String.raw`(?:olvida(?:te)?(?: de)?|olvide|quita|quite|elimina|borra|deja)(?: el| la| los| las| lo del?| mi| su)*`,
  zh: "(?:忘掉|忘了|去掉|不用管|别管|不管|取消|删掉|删除)",
};
const NO_MATTER = {
  en: String.raw`(?:(?:it )?(?:does(?:n'?t| not)|dont|don't) (?:really )?matter|no matter|i don'?t care(?: about)?|whatever)`,
  fr: String.raw`(?:peu importe|qu'importe|n'importe quel(?:le)?|on s'en fiche de)`,
  es: String.raw`(?:da igual|no importa|me da igual|cualquier)`,
};
const off = (en: string, fr: string, es: string, zh: string, more: string) =>
  new RegExp(
    String.raw`\b${OFF.en} ?(?:${en})\b|\b${NO_MATTER.en}(?: what| how| the| his| her| about)* ?(?:${en})\b|\b(?:the |his |her )?(?:${en}) (?:does(?:n'?t| not)|isn'?t|is not) (?:matter|important|an issue)|\bany (?:${en})\b|\b${OFF.fr} ?(?:${fr})\b|\b${NO_MATTER.fr}(?: le| la| l'| son| sa| quel)* ?(?:${fr})\b|\b${OFF.es} ?(?:${es})\b|\b${NO_MATTER.es}(?: el| la| su)* ?(?:${es})\b|\b(?:el |la )?(?:${es}) (?:da igual|no importa)|${OFF.zh}(?:了)?(?:${zh})|(?:${zh})(?:都)?(?:不限|无所谓|不重要|不用管|随便|随意|没关系|都行|都可以|不管)|不限(?:${zh})|${more}`,
    "g",
  );

const WITHOUT_BUDGET = off(
  "budgets?|price(?: limit| range)?|prices|cost|money|limit",
  "budget|prix|plafond|montant",
  "presupuesto|precio|limite",
  "预算|价格|价钱|钱|价位",
  String.raw`\bno (?:budget|price) ?(?:limit)?\b|\bno limit\b|\bmoney(?: is|'?s)? no object\b|\bsky'?s? (?:is )?the limit\b|\b(?:budget )?illimite\b|\bsans (?:limite|budget|plafond)(?: de (?:prix|budget))?\b|\bpas de (?:limite|budget)\b|\bsin (?:limite|presupuesto|tope)(?: de (?:precio|presupuesto))?\b|\bno hay (?:limite|presupuesto)\b|多少钱都(?:行|可以)|没有预算(?:限制)?|无上限`,
);
const WITHOUT_AGE = off(
  "age|old (?:he|she|they) (?:is|are)|how old(?: (?:he|she|they) (?:is|are))?",
  "age",
  "edad|anos que tenga|cuantos anos tiene|cuantos anos tenga",
  "年龄|年纪|岁数",
  "不管多大|多大都(?:行|可以)",
);
const WITHOUT_OCCASION = off(
  "occasion|birthday|christmas|anniversary",
  "occasion|anniversaire|noel",
  "ocasion|cumpleanos|cumple|navidad",
  "场合|节日|生日|圣诞节",
  String.raw`\bno (?:special |particular )?occasion\b|\bjust because\b|\b(?:sans|pas d)(?:'| )?occasion(?: particuliere)?\b|\bjuste comme ca\b|\bsans raison\b|\bsin (?:ocasion|motivo)(?: especial)?\b|\bporque si\b|什么场合都(?:行|可以)|没有?(?:什么)?特别的?(?:场合|日子)|不为什么`,
);

export type Cleared = "budget" | "age" | "occasion";

/**
 * Which slots a turn takes back ("forget the budget", "peu importe son âge"); the words are cut.
 */
export function clearedSlots(draft: Draft): Cleared[] {
  const cleared: Cleared[] = [];
  if (draft.take(WITHOUT_BUDGET, ",").length > 0) cleared.push("budget");
  if (draft.take(WITHOUT_AGE, ",").length > 0) cleared.push("age");
  if (draft.take(WITHOUT_OCCASION, ",").length > 0) cleared.push("occasion");
  return cleared;
}

const THANKS =
  /^[^\p{L}\p{N}]*(?:(?:ok(?:ay)?|great|perfect|cool|parfait|super|genial|perfecto|vale)\W+)?(?:thanks?(?: you)?(?: so much| a lot| very much)?|thx|ty|cheers|merci(?: beaucoup| bien)?|(?:muchas |mil )?gracias)[^\p{L}\p{N}]*$|^[^\p{L}\p{N}]*(?:好的?[，,]?)?(?:谢谢(?:你|您|啦)?|多谢|感谢)[^\p{L}\p{N}]*$/u;
const GREETING =
  /^[^\p{L}\p{N}]*(?:hi|hey|hello|yo|hiya|good (?:morning|evening|afternoon)|bonjour|bonsoir|salut|coucou|hola|buenas(?: tardes| noches)?|buenos dias)(?: there| all| everyone| a tous| que tal)?[^\p{L}\p{N}]*$|^[^\p{L}\p{N}]*(?:你好|您好|嗨|哈喽|在吗)[啊呀吗]?[^\p{L}\p{N}]*$/u;

/** A message that is nothing but a courtesy. */
export function courtesyOf(draft: Draft): "greeting" | "thanks" | null {
  if (THANKS.test(draft.flat)) return "thanks";
  return GREETING.test(draft.flat) ? "greeting" : null;
}

/**
 * What a text tells of somebody close to the person: "her husband golfs", « son mari a un golden »,
 * «su hija juega al fútbol», 她老公喜欢钓鱼. It says nothing of what the person likes or owns.
 */
import type { Element } from "./element";
import { isAllergy } from "./heading";
import { namesPerson, placesOfRelatives } from "./relatives";
import { placesOfChineseRelatives } from "./relatives-in-chinese";

const OWNER = /^(?:his|her|son|sa|ses|su|sus|[他她]的?)$/i;
const KIN = new RegExp(
  `^(?:${[
    "husband|hubby|wife|boyfriend|girlfriend|bf|gf|fianc[ée]e?|partner|sons?|daughters?|kids?|child",
    "children|grandsons?|granddaughters?|grandkids|grandchild(?:ren)?|brothers?|sisters?|roommate",
    "mari|femme|[ée]poux|[ée]pouse|conjointe?|compagn(?:e|on)|copain|copine|mec|meuf|chum|blonde",
    "fils|filles?|enfants?|gosses?|gamins?|jumeaux|jumelles|fr[èe]res?|s(?:œ|oe)urs?|coloc|neveu",
    "ni[èe]ce|marido|espos[oa]|mujer|novi[oa]|pareja|hij[oa]s?|niet[oa]s?|herman[oa]s?|sobrin[oa]s?",
    "老公|丈夫|先生|老婆|妻子|太太|男朋友|男友|女朋友|女友|儿子|女儿|孩子|孙子|孙女|弟弟|妹妹|哥哥|姐姐",
  ].join("|")})(?: in law)?$`,
  "i",
);
/** Words between the owner and the person: "his eldest daughter", « son petit-fils ». */
const ADJECTIVE =
  /^(?:petite?s?|grande?s?|ex|jeunes?|belle|beau|little|young(?:er|est)?|old(?:er|est)?|eldest|new|teen(?:age)?|grown|two|three|deux|trois|dos|tres|\d+)$/i;
/** What brings the clause back to the person: « son fils l'a initié », "her son got her into". */
const BACK_BEFORE_VERB = /^(?:l|lui|le|la|les)$/i;
const BACK_AFTER_VERB = /(?:^|\s)(?:her|him)$/i;
const BACK_HAN = /[教带送给]/;
const RELATIVE = /^(?:qui|who|that|que)$/i;
/** How soon an aside in brackets is over. */
const ASIDE = 4;
/** How far a clause is looked at; keeps hostile text linear. */
const REACH = 14;

/** Whether a place begins a clause; after "and" only where no list of people goes on. */
function beginsClause(elements: readonly Element[], at: number): boolean {
  const before = elements[at - 1];
  if (!before || before.role === "comma" || before.role === "break") return true;
  if (before.role !== "and") return false;
  return elements.slice(Math.max(0, at - 3), at - 1).some(({ role }) => role === "item");
}

/** The place of the person's name of kin that follows an owner, or -1. */
function kinAt(elements: readonly Element[], owner: number): number {
  let at = owner + 1;
  while (at <= owner + 2 && ADJECTIVE.test(elements[at]?.words ?? "")) at++;
  return KIN.test(elements[at]?.words ?? "") ? at : -1;
}

const isJoint = (element: Element) =>
  element.role === "comma" ||
  element.role === "break" ||
  element.role === "and" ||
  element.role === "or";

function comesBack(elements: readonly Element[], kin: number): boolean {
  const [next, second] = [elements[kin + 1]?.words ?? "", elements[kin + 2]?.words ?? ""];
  const isObject = BACK_AFTER_VERB.test(next) || BACK_AFTER_VERB.test(second);
  return isObject || BACK_BEFORE_VERB.test(next) || BACK_HAN.test(next);
}

/** What says how the person fares stays: "her son is allergic to nuts", "her husband died". */
const isTaste = (element: Element) =>
  element.role === "unknown" ||
  (element.role === "item" &&
    element.concepts.every(({ kind }) =>
      ["interest", "thing", "category", "narrow", "quality", "limit"].includes(kind),
    ));

/**
 * The places of the items and unknown words that a text tells of somebody else; the recipient's own
 * words, where they are known, tell who that isn't.
 */
export function placesOfOthers(
  elements: readonly Element[],
  recipient: string | null,
): ReadonlySet<number> {
  const others = new Set([
    ...placesOfRelatives(elements, recipient),
    ...placesOfChineseRelatives(elements, recipient),
  ]);
  for (const [owner, { words }] of elements.entries()) {
    if (!OWNER.test(words) || !beginsClause(elements, owner)) continue;
    const kin = kinAt(elements, owner);
    const next = elements[kin + 1];
    if (kin < 0 || !next || isJoint(next) || comesBack(elements, kin)) continue;
    if (recipient && namesPerson(recipient, elements[kin]?.words ?? "")) continue;
    for (let i = kin + 1; i < Math.min(elements.length, kin + REACH); i++) {
      const element = elements[i] as Element;
      const { role } = element;
      // "His wife (my stepmum) does the cooking".
      if (element.words === ")" && i <= kin + ASIDE) continue;
      if (role === "comma" || role === "break" || isAllergy(element.words)) break;
      if (role === "pronoun" && !RELATIVE.test(element.words)) break;
      if (isTaste(element)) others.add(i);
    }
  }
  return others;
}

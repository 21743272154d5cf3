/**
 * Chinese texts name a relative without "her" or "his": 老公打高尔夫, 舅妈爱打麻将, 老大八岁踢足球.
 * The clause speaks of them and not of the recipient, whose own words are known.
 */
import type { Element } from "./element";
import { isSeveral } from "./several-people";
import { simplified } from "./text";

const OWNER = /^[他她佢]的?$/;
const GIVER = /^我(?:的|家)?$/;
const PREFIX = /^(?:前|大|小|的|家|里|家里|家里的|他家|她家|最近|现在|平时)$/;
const CHILD =
  /^(?:(?:大|小|二)?(?:儿子|女儿|闺女)|孩子|小孩|娃|[两俩]个?(?:娃|孩子)|老[大二三]|[大二小]宝|孙子|孙女|外孙女?)$/;
const CHILDREN = /儿子|女儿|闺女|孩|宝|侄|甥|孙|娃|囡|仔|朋友家|学生/;
const SPOUSE =
  /^(?:老公|丈夫|先生|男朋友|男友|老婆|太太|妻子|媳妇|女朋友|女友|爱人|对象|前男友|前女友|前夫|前妻)$/;
const PARTNERS = /公|丈夫|先生|男朋友|男友|老婆|太太|妻|媳妇|女朋友|女友|爱人|对象|另一半|伴侣/;
const ELDER =
  /^(?:婆婆|公公|岳父|岳母|丈母娘|老丈人|爸|妈|爸爸|妈妈|老爸|老妈|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|老人|阿公|阿嬷|家里老人)$/;
const ELDERS = /爸|妈|父|母|公|婆|爷|奶|姥|丈|老人|长辈|爹|娘|嬷|嫲/;
/** An aunt beside an uncle, a sister-in-law beside a brother. */
const WOMAN = /(?:[妈姐妹嫂婶姨姑姥]|奶奶|外婆|婆婆|母)$/;
const MAN = /(?:[爸哥弟叔舅伯爷]|姐夫|妹夫|姑父|姨父|姑丈|姨丈|外公|公公|父)$/;
const OTHERS = /^(?:室友|舍友|同学|同事|朋友|闺蜜|哥哥|弟弟|姐姐|妹妹|爸|妈|家人)$/;

const ONESELF = /^(?:自己|本人)$/;
/** Words that bring the recipient into the clause: 儿子教她弹琴, 老公也喜欢, 孩子送了相机. */
const TOGETHER = /^(?:[也都].*|一起|[陪带教送给让留](?:[她他了会过去给].*)?|[和跟与同])$/;
/** How far a clause is looked at; keeps hostile text linear. */
const REACH = 14;

/** What happened to a relative is no occasion of the recipient's. */
const THEIR_OWN: ReadonlySet<string> = new Set([
  "exam-passed",
  "new-job",
  "promotion",
  "moving-abroad",
  "new-driver",
  "retirement",
]);

const ends = (element: Element | undefined): boolean =>
  element === undefined || element.role === "comma" || element.role === "break";

/** The place of a person that a clause begins with, and whether that is said to be another's. */
function subjectOf(elements: readonly Element[], start: number): [number, boolean] | null {
  let at = start;
  let isOwned = false;
  for (; at < start + 4; at++) {
    const words = elements[at]?.words ?? "";
    if (OWNER.test(words)) isOwned = true;
    else if (!PREFIX.test(words) && !GIVER.test(words)) break;
  }
  const words = elements[at]?.words ?? "";
  const isPerson = [CHILD, SPOUSE, ELDER, WOMAN, MAN].some((one) => one.test(words));
  return isPerson || (isOwned && OTHERS.test(words)) ? [at, isOwned] : null;
}

/** Whether a bare word for a relative is somebody else than the recipient of these words. */
function isSomebodyElse(person: string, recipient: string): boolean {
  if (!recipient || recipient.includes(person) || isSeveral(recipient)) return false;
  if (CHILD.test(person)) return !CHILDREN.test(recipient);
  if (SPOUSE.test(person)) return !PARTNERS.test(recipient);
  if (ELDER.test(person) && !ELDERS.test(recipient)) return true;
  return WOMAN.test(person) ? MAN.test(recipient) : MAN.test(person) && WOMAN.test(recipient);
}

/** What a clause of somebody else says of a taste, or of an occasion of theirs. */
const isTheirs = (element: Element): boolean =>
  element.role === "unknown" ||
  (element.role === "item" &&
    element.concepts.every(({ kind, id }) =>
      kind === "situation"
        ? THEIR_OWN.has(id)
        : ["interest", "thing", "category", "narrow", "quality"].includes(kind),
    ));

/** The places of the items and unknown words that a Chinese text tells of a relative. */
export function placesOfChineseRelatives(
  elements: readonly Element[],
  recipientWords: string | null,
): ReadonlySet<number> {
  const others = new Set<number>();
  const recipient = simplified(recipientWords ?? "").replace(/[^\p{Script=Han}]/gu, "");
  for (let start = 0; start < elements.length; start++) {
    if (!ends(elements[start - 1])) continue;
    const [subject, isOwned] = subjectOf(elements, start) ?? [-1, false];
    const person = elements[subject]?.words ?? "";
    if (subject < 0) continue;
    if (!(isOwned && !recipient.includes(person)) && !isSomebodyElse(person, recipient)) continue;
    const clause: number[] = [];
    // An age that was read already leaves a comma: 老大八岁踢足球.
    const isAged = elements[subject + 1]?.role === "comma" && CHILD.test(person);
    for (let i = subject + (isAged ? 2 : 1); i < Math.min(elements.length, subject + REACH); i++) {
      const element = elements[i] as Element;
      if (ends(element) || element.role === "pronoun" || ONESELF.test(element.words)) break;
      clause.push(i);
    }
    if (clause.some((i) => TOGETHER.test(elements[i]?.words ?? ""))) continue;
    for (const i of clause) if (isTheirs(elements[i] as Element)) others.add(i);
  }
  return others;
}

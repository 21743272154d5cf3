import { isWithin } from "../catalogue/interests";
import { Approval } from "./approval";
import { type Element, type Item, isCircumstance } from "./element";
import {
  hasDash,
  headedList,
  isAllergenic,
  isAllergic,
  isAllergy,
  type ListScope,
} from "./heading";
import {
  endOfObject,
  endsClause,
  isEnclosed,
  isLastWord,
  isLoved,
  negateBefore,
  negateObject,
  refuseHan,
  refuseUnknown,
} from "./object-before";
import { pastPlaces } from "./past";
import { drawbackOf, isDescribed } from "./restriction";
import {
  beginsHanClause,
  isLack,
  kindsOf,
  LOOK_AHEAD,
  type Polarity,
  type Rejected,
  reaches,
  rejectionOf,
  type Scope,
  undoes,
} from "./scope";
import { placesOfOthers } from "./told-of-others";

/** Words without an item after which a negation is taken to speak of something else. */
const REACH = 4;
/** "Everyone sent flowers, so not that": speaks of what stands before the comma. */
const CONCLUSION = /^(?:so|but|and|donc|alors|mais|as[ií]|pero|所以|就|现在|現在)/i;

/** 卫衣很多 has enough of them; 很多卫衣 may be wished for. */
const MANY = /多$/;

/** "Loves knitting but can't any more"; "but can't walk" speaks of another thing. */
const GIVEN_UP = /^(?:but (?:can|cant|no longer|had)|mais (?:ne )?peut|pero ya no puede)/i;

/** 球衣有 owns one; 有香味的 has it. */
const HAS = /^有$/;

/** Words that take what follows out of what was said before. */
const EXCEPT =
  /^(?:except(?: for)?|other than|apart from|aside from|sauf|except[ée]|hormis|à part|mis à part|menos|salvo|excepto|aparte de|fuera de|除了|除)$/i;

const concludes = (elements: readonly Element[], at: number) =>
  elements[at - 1]?.role === "comma" && CONCLUSION.test(elements[at]?.words ?? "");

/** Verbs of which the third person is no noun as well: they tell what the person does. */
const DOES = new RegExp(
  `^(?:${[
    "reads|knits|sews|sings|writes|swims|cooks|bakes|collects|travels|works|lives|rides|drives",
    "grows|makes|builds|studies|is|has|tricote|brode|joue|chante|peint|dessine|écrit",
    "collectionne|fait|vit|travaille|regarde|écoute|leen?|tejen?|bordan?|cosen?|bailan?|cantan?",
    "tocan?|juegan?|corren?|pintan?|dibujan?|escriben?|hornean?|viajan?|coleccionan?|meditan?",
    "practican?|hacen?|ven?|miran?|escuchan?|oyen?|montan?|andan?|cultivan?|arman?|toman?",
    "trabajan?|estudian?|tienen?|viven?|es|están?|surfean?|patinan?|bucean?|pasean?|caminan?",
  ].join("|")})(?:\\s|$)`,
  "i",
);

const hasObject = (scope: Scope | null) => scope !== null && scope.items + scope.unknownWords > 0;
const LAUGHTER =
  /^(?:(?:ja|je|ji){2,}j?|(?:ha|he|hi){2,}h?|l+o+l+|lmao|mdr+|ptdr+|xd+|哈哈+|呵呵+)$/i;

/** "Hates candles, reads thrillers and knits": what the person does ends what they don't want. */
const startsClause = (elements: readonly Element[], at: number): boolean =>
  ["comma", "and"].includes(elements[at - 1]?.role ?? "") && DOES.test(elements[at]?.words ?? "");

/** "Café no toma" abstains from coffee alone. */
const isDrink = (element: Element | undefined): boolean =>
  element?.role === "item" &&
  element.concepts.some(({ kind, id }) => kind === "interest" && isWithin(id, "drinks"));

/** Reads which elements are negated; the recipient's words tell who is somebody else. */
export function resolveNegation(
  elements: readonly Element[],
  recipient: string | null = null,
): Polarity[] {
  const past = new Set([...pastPlaces(elements), ...placesOfOthers(elements, recipient)]);
  const polarity = elements.map((_, at): Polarity => (past.has(at) ? "cancelled" : "wanted"));
  const approval = new Approval(elements);
  let scope: Scope | null = null;
  /** The dash of a heading, which ends nothing. */
  let dash = -1;

  const close = () => {
    // "Sports he hates", 书太多了, 帐篷有了: nothing follows, so the object came first.
    if (scope && scope.items === 0 && scope.unknownWords === 0) {
      const { opened, strength, rejects } = scope;
      const isSurplus = elements[opened]?.role === "surplus" && !isLoved(elements, opened);
      const isOwned = rejects === "owned" && !/^own$/i.test(elements[opened]?.words ?? "");
      if (strength === "hate" || isSurplus || isOwned) {
        const found = negateBefore(elements, polarity, opened, 3, rejects);
        if (!found) refuseHan(elements, polarity, opened, rejects);
      }
    }
    scope = null;
  };
  const open = (
    strength: Scope["strength"],
    opened: number,
    rejects: Rejected,
    list: ListScope | null = null,
  ) => {
    if (list && hasDash(elements, opened)) dash = opened + 1;
    scope = {
      strength,
      rejects,
      opened,
      taken: [],
      items: 0,
      kinds: new Set(),
      unknownWords: 0,
      comma: false,
      or: false,
      list,
    };
  };

  for (const [at, element] of elements.entries()) {
    if (startsClause(elements, at) || beginsHanClause(elements, at, scope)) close();
    // «No le gusta nada jaja trabaja desde casa»: nobody laughs between a verb and its object.
    if (LAUGHTER.test(element.words) && !hasObject(scope)) scope = null;
    const current: Scope | null = scope as Scope | null;
    const fresh = current !== null && current.items === 0 && !current.comma;
    switch (element.role) {
      case "break":
        if (at === dash) break;
        close();
        approval.end();
        break;
      case "comma":
        approval.comma();
        if (!current) break;
        if (current.list) current.unknownWords = 0;
        else if (current.items === 0 && current.unknownWords === 0) close();
        // "No candles or alcohol, tea": the list was over.
        else if (current.or && !isJoint(elements[at + 1])) close();
        else current.comma = true;
        break;
      case "or":
        if (current) current.or = true;
        break;
      case "pronoun":
        if (current && current.items > 0) close();
        approval.end();
        break;
      case "like":
        if (current?.strength === "no" && current.items === 0) {
          current.strength = "hate";
          break;
        }
        close();
        approval.begin(at);
        break;
      case "allow":
        // "Are nuts fine? No" says nothing yet.
        if (elements[at + 1]?.words !== "?") approval.allow(at, polarity);
        break;
      case "ban": {
        approval.end();
        const list = headedList(elements, at);
        // "Candles are banned": what is spoken of came first.
        const place = concludes(elements, at) ? at - 1 : endOfObject(elements, at);
        if (list || current?.items || !negateBefore(elements, polarity, place, 3, "banned")) {
          close();
          open("hate", at, "banned", list);
        } else scope = null;
        break;
      }
      case "no":
      case "surplus":
      case "own":
      case "without":
      case "hate": {
        approval.end();
        const exempt = element.words === "除了" && isBesides(elements, at);
        if (exempt) break;
        // "Hates music except opera" loves opera.
        if (current && current.items > 0 && !current.list && EXCEPT.test(element.words)) {
          close();
          approval.begin(at);
          break;
        }
        const negates = ["no", "surplus", "own"].includes(element.role);
        // "Sews her own costumes" has none to spare.
        if (
          element.role === "own" &&
          /^own$/i.test(element.words) &&
          followsPossessive(elements, at)
        ) {
          break;
        }
        // "Doesn't have a nut allergy" owns nothing.
        if (fresh && element.role === "own" && isLack(elements, current)) break;
        if (fresh && current.list && negates && !namesItsObject(elements, at)) {
          // "Allergies: none".
          scope = null;
        } else if (!fresh && isLastWord(elements, at) && negateLast(elements, polarity, at)) {
          scope = null;
        } else if (fresh && !negates && undoes(current, element)) {
          // "Not allergic to", "not without": two negations make a wish.
          scope = null;
          approval.begin(at);
        } else if (!fresh || current.strength !== "hate") {
          close();
          const strength: Scope["strength"] =
            element.role === "surplus" || element.role === "own" ? "no" : element.role;
          open(strength, at, rejectionOf(element), headedList(elements, at));
        } else if (element.role === "surplus" || element.role === "own") {
          current.rejects = rejectionOf(element);
        }
        break;
      }
      case "abstain":
        approval.end();
        close();
        if (namesItsObject(elements, at) || isHan(elements[at + 1])) open("no", at, "unwanted");
        else if (isDrink(elements[at - 1]) && !isLoved(elements, at - 1)) {
          polarity[at - 1] = "unwanted";
        } else polarity[at] = "unwanted";
        break;
      case "after": {
        const isMany = MANY.test(element.words);
        if ((isMany || GIVEN_UP.test(element.words)) && !endsClause(elements, at)) break;
        approval.end();
        const lacks = current !== null && isLack(elements, current);
        if (lacks && current.taken.length > 0 && isAllergy(element.words)) {
          for (const i of current.taken) polarity[i] = "cancelled";
          scope = null;
          break;
        }
        close();
        const list = fresh && current.strength === "no" ? null : headedList(elements, at);
        if (list) open("hate", at, "banned", list);
        else {
          const gap = /^free$/i.test(element.words) ? 0 : 3;
          const place = concludes(elements, at) ? at - 1 : at;
          const rejects = isMany ? "surplus" : "banned";
          const found = negateBefore(elements, polarity, place, gap, rejects);
          if (!found && isAllergy(element.words)) refuseUnknown(elements, polarity, at);
        }
        break;
      }
      case "unknown":
        approval.unknown();
        if (!current || past.has(at)) break;
        current.unknownWords++;
        if (!isObject(elements, at, current)) polarity[at] = "cancelled";
        else if (!current.comma) polarity[at] = current.rejects === "owned" ? "owned" : "unwanted";
        if (current.unknownWords > REACH) scope = null;
        break;
      case "item": {
        approval.item(at);
        if (isEnclosed(elements, at)) {
          polarity[at] = namesItsObject(elements, at + 1) ? "cancelled" : "unwanted";
          break;
        }
        if (!fresh && element.heading && isAllergic(element)) {
          close();
          open("hate", at, "banned", "allergens");
          break;
        }
        if (!current || polarity[at] !== "wanted") break;
        if (isCircumstance(element)) {
          // "Not retired yet"; but "hates golf, retired".
          const isDenied = current.rejects === "banned" || current.rejects === "unwanted";
          if (fresh && isDenied && current.unknownWords < 2) polarity[at] = "cancelled";
          break;
        }
        if (element.concepts.some(({ kind }) => kind === "avoid")) {
          if (current.list) break;
          // "Not vegan"; but "has a gluten intolerance".
          const isDenied = current.rejects === "banned" || current.rejects === "unwanted";
          if (isDenied && current.items === 0 && !current.comma) polarity[at] = "cancelled";
          scope = null;
        } else if (current.list === "allergens" && current.items > 0 && !isAllergenic(element)) {
          scope = null;
        } else if (reaches(current, element, elements, at)) {
          const drawback = drawbackOf(elements, at);
          polarity[drawback ?? at] = current.rejects;
          if (current.rejects === "owned") forgetAdjectives(elements, polarity, at);
          if (drawback !== null || isDescribed(elements, polarity, at)) polarity[at] = "cancelled";
          current.taken.push(at);
          current.items++;
          current.unknownWords = 0;
          for (const kind of kindsOf(element)) current.kinds.add(kind);
        } else scope = null;
        break;
      }
      case "filler":
        if (HAS.test(element.words) && endsClause(elements, at)) {
          negateBefore(elements, polarity, at, 3, "owned");
        }
        break;
      default:
        break;
    }
  }
  close();
  for (const [at, element] of elements.entries()) {
    if (element.role !== "item" || !element.shunned || polarity[at] !== "wanted") continue;
    polarity[at] = approval.verdict(at, element);
  }
  return polarity;
}

/** Negations of a verb or an adjective: "we're not close", "je connais pas ses goûts". */
const OF_PREDICATES =
  /^(?:not|is not|are not|(?:is|are|do|does|did|wo|would)n.?t|do not|does not|never|no longer|pas|rien|jamais|non|nunca|jam[aá]s)$/i;
/** "Not lilies": a plural names things. */
const PLURAL = /[^s]s$/i;
/** Spanish infinitives and the like, which "no" denies: "no llevar vino". */
const SPANISH_VERB = /(?:[aei]r(?:le|les|lo|la|los|las|se)|ar|ir|emos|imos|ando|iendo)$/i;
/** What turns a following word into a state: "hates being fussed over". */
const OF_STATE =
  /^(?:be|being|to|getting|ser|estar|[êe]tre|se|s|too|very|so|trop|tr[èe]s|muy|demasiado|tan)$/i;

/** May an unknown word within a negation's reach name a thing that is unwanted or owned? */
function isObject(elements: readonly Element[], at: number, scope: Scope): boolean {
  const element = elements[at];
  if (!element || (element.role === "unknown" && element.han)) return true;
  const { words } = element;
  const before = elements[at - 1];
  const opening = elements[scope.opened]?.words ?? "";
  // "Every screwdriver on earth": what follows the thing tells more of it.
  let joint = at - 1;
  while (elements[joint]?.role === "filler") joint--;
  const isMore = !["comma", "and", "or"].includes(elements[joint]?.role ?? "");
  if ((scope.rejects === "owned" || scope.rejects === "surplus") && scope.items > 0 && isMore) {
    return false;
  }
  if (OF_STATE.test(before?.words ?? "")) return false;
  if (/^no$/i.test(opening) && SPANISH_VERB.test(words)) return false;
  if (!OF_PREDICATES.test(opening)) return true;
  return /^not$/i.test(opening) && at === scope.opened + 1 && PLURAL.test(words);
}

const isNamed = ({ kind, id }: Item["concepts"][number]) =>
  kind === "thing" || (kind === "interest" && isWithin(id, "animals"));

/** "A basic telescope": no other telescope, but "basic" names no thing that is owned. */
function forgetAdjectives(elements: readonly Element[], polarity: Polarity[], at: number): void {
  const thing = elements[at];
  if (thing?.role !== "item" || !thing.concepts.some(isNamed)) return;
  for (let i = at - 1; elements[i]?.role === "unknown" && polarity[i] === "owned"; i--) {
    polarity[i] = "cancelled";
  }
}

const followsPossessive = (elements: readonly Element[], at: number) =>
  /^(?:my|your|his|her|its|our|their)$/i.test(elements[at - 1]?.words ?? "");

const isJoint = (element: Element | undefined) => element?.role === "or" || element?.role === "and";

/** Negates what stands before a last word, known or not: 蜡烛别送, 蛋白粉别送. */
function negateLast(elements: readonly Element[], polarity: Polarity[], at: number): boolean {
  const element = elements[at];
  const rejects = element ? rejectionOf(element) : "unwanted";
  return (
    negateObject(elements, polarity, at, rejects) || refuseHan(elements, polarity, at, rejects)
  );
}

/** "除了书，还喜欢…" means besides, not except. */
function isBesides(elements: readonly Element[], at: number): boolean {
  for (let i = at + 1; i < Math.min(elements.length, at + LOOK_AHEAD); i++) {
    const element = elements[i];
    if (!element || element.role === "break") return false;
    if (/[还也]/.test(element.words)) return true;
  }
  return false;
}

/** An unknown Chinese word: 不喝碳酸 speaks of no alcohol. */
const isHan = (element: Element | undefined) => element?.role === "unknown" && element.han;

function namesItsObject(elements: readonly Element[], at: number): boolean {
  let next = at + 1;
  while (elements[next]?.role === "filler") next++;
  return elements[next]?.role === "item" || elements[next]?.role === "no";
}

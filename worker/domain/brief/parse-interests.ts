import type { Dislikes, Owned, StatedInterest } from "#shared/brief/schema";
import type {
  Ask,
  Care,
  Category,
  Cliche,
  InterestId,
  Quality,
  Situation,
} from "#shared/catalogue/vocabulary";
import { isWithin } from "../catalogue/interests";
import { asidesLast, isAside } from "./asides";
import { isOfASubject } from "./collected";
import { type Element, type Item, isLiving } from "./element";
import { type Judge, judgeOf } from "./mentions/credibility";
import { resolveNegation } from "./negation";
import { isPlenty } from "./plenty";
import { own, refuseWord, reject } from "./rejected";
import { HAVING, holdsNameOf, isNameOf, isTitle, scan } from "./scan";
import type { Polarity } from "./scope";
import { UnknownWords } from "./unknown-words";

/** Most unwanted words, and owned ones, that names are compared with. */
const MAX_REFUSED_WORDS = 8;

export type Wishes = {
  interests: StatedInterest[];
  owned: Owned;
  situations: Exclude<Situation, "any">[];
  limits: Ask[];
  qualities: Quality[];
  dislikes: Dislikes;
  unknownWords: string[];
};

/**
 * Reads free text in English, French, Spanish, Chinese or a mix: what the person likes, what to
 * avoid and how the gift should be; the words for the recipient tell who is somebody else. Reads
 * 2,000 characters, never throws; words are matched, never obeyed.
 */
export function parseInterests(text: string, recipient: string | null = null): Wishes {
  const elements = scan(text);
  return wishesOf(elements, resolveNegation(elements, recipient));
}

/** Less probable mentions are no wish; up to the second, they are told by the way. */
const LEAST_PROBABLE = { wish: 0.35, outright: 0.65 } as const;

/** The place of each interest that a text names, before anything judges whether it is a wish. */
export function mentionsOf(
  elements: readonly Element[],
  polarity: readonly Polarity[],
): Map<InterestId, number> {
  const places = new Map<InterestId, number>();
  const wishes = wishesOf(elements, polarity, (at, id) => {
    if (!places.has(id)) places.set(id, at);
    return 1;
  });
  const ids = new Set(wishes.interests.map(({ id }) => id));
  return new Map([...places].filter(([id]) => ids.has(id)));
}

/** The wishes of a text that was scanned and whose negations were resolved already. */
export function wishesOf(
  elements: readonly Element[],
  polarity: readonly Polarity[],
  judge: Judge = judgeOf(elements, polarity),
): Wishes {
  const liked = new Map<InterestId, string>();
  const toldOutright = new Set<InterestId>();
  const namedWhole = new Set<InterestId>();
  const qualities = new Set<Quality>();
  const situations = new Set<Exclude<Situation, "any">>();
  const limits = new Set<Ask>();
  const owned = { kinds: new Set<string>(), words: new Set<string>() };
  const disliked = {
    interests: new Set<InterestId>(),
    cares: new Set<Care>(),
    categories: new Set<Category>(),
    kinds: new Set<string>(),
    cliches: new Set<Cliche>(),
    words: new Set<string>(),
  };
  const surplus = new Set<InterestId>();
  const unknown = new UnknownWords();
  let isTold = false;

  for (const [at, element] of elements.entries()) {
    const isMuch = polarity[at] === "surplus" && isPlenty(elements, at);
    const stated = isMuch ? "wanted" : polarity[at];
    const state = isUsed(elements, polarity, at) ? "owned" : stated;
    const banned = state === "banned";
    const unwanted = banned || state === "unwanted" || state === "surplus";
    if (element.role === "own") isTold = ALREADY.test(element.words);
    if (element.role === "abstain" && unwanted) disliked.cares.add("alcohol");
    if (element.role === "unknown" && state === "wanted") {
      unknown.add(element.words, element.han);
    } else unknown.endRun();
    if (element.role === "unknown" && (unwanted || state === "owned")) {
      refuseWord(wordAt(elements, polarity, at), unwanted ? disliked.words : owned.words);
    }
    if (element.role !== "item" || state === "cancelled") continue;
    if (state === "owned")
      own(element, owned, disliked, isTold || isDevice(element) || isTitle(element));
    if (unwanted) {
      const isEnough =
        state === "surplus" ||
        hasEnough(elements, at, liked) ||
        isForTheLoved(element, liked) ||
        (isLiked(element, liked) && elements[at - 1]?.role === "item");
      // "No guitar, plays guitar": what is loved later counts too.
      const isOneSubject = !isEnough && !isThing(element) && !isModifier(elements, at);
      const subjects = isOneSubject ? disliked : { ...disliked, interests: surplus };
      reject(element, subjects, isEnough ? "surplus" : state);
      continue;
    }
    const isCliche = element.concepts.some(({ kind }) => kind === "cliche");
    const isByTheWay = isAside(elements, polarity, at);
    const isGivers = GIVERS.test(elements[at - 1]?.words ?? "");
    for (const concept of element.concepts) {
      // "She fed our cat", "a arrosé mes plantes": those are the giver's.
      if (isGivers && concept.kind === "interest" && isLiving(concept.id)) continue;
      // Who has candles already needn't be fond of fragrance, nor of watches who has one.
      if (state === "owned" && (isCliche || isEveryday(element, concept))) continue;
      if (state === "owned" && isDevice(element) && concept.kind === "interest") continue;
      if (concept.kind === "interest") {
        const probability = judge(at, concept.id);
        if (probability < LEAST_PROBABLE.wish) continue;
        if (!liked.has(concept.id)) liked.set(concept.id, element.words);
        if (!concept.isPart) namedWhole.add(concept.id);
        if (!isByTheWay && probability >= LEAST_PROBABLE.outright) toldOutright.add(concept.id);
      }
      if (concept.kind === "quality" && state !== "owned") qualities.add(concept.id);
      if (concept.kind === "situation" && !(isGivers && !OF_OTHERS.has(concept.id))) {
        situations.add(concept.id);
      }
      if (concept.kind === "limit") limits.add(concept.id);
      if (concept.kind === "avoid") disliked.cares.add(concept.id);
      if (concept.kind === "no-category") disliked.categories.add(concept.id);
      if (concept.kind === "no-interest") disliked.interests.add(concept.id);
    }
  }
  // "Photography, she's getting into film": on film, not at the movies.
  if (liked.has("photography") && liked.has("film") && isOnFilm(elements)) {
    liked.delete("film");
    liked.set("film-photography", "film");
    namedWhole.add("film-photography");
  }
  for (const { id, words, beside } of MEANT_BESIDE) {
    if (liked.has(beside) && words.test(liked.get(id) ?? "")) liked.delete(id);
  }
  if (isOfASubject(elements, polarity)) liked.delete("collecting");
  // "Role-playing. Has every Warhammer figure": enough of it, and loved all the same.
  for (const id of surplus) if (!liked.has(id)) disliked.interests.add(id);
  // "The rum, but he quit drinking": books on rum would only remind him.
  if (disliked.cares.has("alcohol")) {
    for (const [id, words] of liked)
      if (isAlcohol(id) && !ALCOHOL_FREE.test(words)) liked.delete(id);
  }
  // Whoever moves into a care home sets up no household.
  if (limits.has("standing") && limits.has("oven")) situations.delete("new-home");
  // "No music, but loves opera": a narrower interest that is praised stays.
  const isRefused = (id: InterestId) => disliked.interests.has(id);
  const stated = mostSpecific([...liked].filter(([id]) => !isRefused(id))).map(
    (interest): StatedInterest =>
      namedWhole.has(interest.id) ? interest : { ...interest, isPart: true },
  );
  return {
    interests: asidesLast(stated, toldOutright),
    owned: { kinds: [...owned.kinds], words: [...owned.words].slice(0, MAX_REFUSED_WORDS) },
    situations: [...situations],
    limits: [...limits],
    qualities: [...qualities],
    dislikes: {
      interests: [...disliked.interests],
      cares: [...disliked.cares],
      categories: [...disliked.categories],
      kinds: [...disliked.kinds],
      cliches: [...disliked.cliches],
      words: [...disliked.words].slice(0, MAX_REFUSED_WORDS),
    },
    unknownWords: unknown.words(),
  };
}

/**
 * Without an interest of which a narrower one was stated: "motorsport, above all Formula 1" is
 * Formula 1.
 */
function mostSpecific(liked: readonly (readonly [InterestId, string])[]): StatedInterest[] {
  return liked
    .filter(([id]) => !liked.some(([other]) => other !== id && isWithin(other, id)))
    .map(([id, words]) => ({ id, words }));
}

const DRINKS: readonly InterestId[] = [
  "beer",
  "wine",
  "champagne",
  "natural-wine",
  "cocktails",
  "whisky",
  "gin",
  "rum-tequila",
  "sake",
  "cider",
  "spirits",
  "baijiu",
  "home-brewing",
  "home-bar",
];
const isAlcohol = (id: InterestId) =>
  DRINKS.some((drink) => isWithin(id, drink)) && id !== "mocktails";
const ALCOHOL_FREE = /free|without|sans|sin |无|不含|mocktail/i;

/** Words of two meanings, and the stated interest beside which they mean no other one. */
const MEANT_BESIDE: readonly { id: InterestId; words: RegExp; beside: InterestId }[] = [
  { id: "dollhouses", words: /^(?:miniatur(?:es?|as?)|minis)$/i, beside: "miniatures" },
];

/** Families of which everybody owns a thing, fond of it or not: a watch, a lamp, a book. */
const EVERYDAY: readonly InterestId[] = ["style", "home", "sleep", "gadgets", "reading"];

/**
 * The same of these alone: an air fryer, a loudspeaker that listens; but a wok is for Chinese food.
 */
const EVERYDAY_THEMSELVES: ReadonlySet<InterestId> = new Set(["cooking", "smart-home", "knives"]);

const isEveryday = ({ concepts }: Item, { kind, id }: Item["concepts"][number]) =>
  kind === "interest" &&
  concepts.some((other) => other.kind === "thing") &&
  (EVERYDAY_THEMSELVES.has(id) || EVERYDAY.some((family) => isWithin(id, family)));

/** An iPad, a smartphone: a possession, unless the text tells a love of such things. */
const isDevice = ({ concepts, words }: Item) =>
  concepts.some(({ kind, id }) => kind === "interest" && DEVICES.has(id) && !isNameOf(id, words));
const DEVICES: ReadonlySet<InterestId> = new Set(["apple", "drones", "gadgets"]);

/** Words before a device that is in use: "on her iPad", «usa iPhone», 用苹果手机. */
const IN_USE =
  /^(?:on|us(?:es?|ing|a|an|ando)|has|have|had|got|with|via|sur|utilise|avec|a|au|poss[eè]de|con|en|tiene|utiliza|[用有拿使在])$/i;
const BETWEEN =
  /^(?:an?|the|his|her|their|new|old|une?|son|sa|ses|la|le|el|su|sus|un[ao]?|nuev[oa]|viej[oa]|vieux|vieille|nouvel(?:le)?|的|个|一个|much[oa]s?|much|always|mostly|beaucoup|toujours|siempre|24|7)$/i;
/** How many words may stand between: "on her new iPad". */
const MOST_BETWEEN = 3;

function isUsed(elements: readonly Element[], polarity: readonly Polarity[], at: number): boolean {
  const element = elements[at];
  if (element?.role !== "item" || polarity[at] !== "wanted" || !isDevice(element)) return false;
  let lead = at - 1;
  while (lead >= at - MOST_BETWEEN && BETWEEN.test(elements[lead]?.words ?? "")) lead--;
  // "Has two cats and a MacBook."
  if (IN_USE.test(elements[lead]?.words ?? "")) return true;
  // "Has two cats and a MacBook."
  for (let i = lead; i >= Math.max(0, lead - LIST_REACH); i--) {
    const { role, words } = elements[i] as Element;
    if (role === "own" || (role === "filler" && HAVING.test(words))) return i < lead;
    if (!["and", "comma", "item", "filler"].includes(role)) return false;
  }
  return false;
}
/** How far back a list of possessions is looked through. */
const LIST_REACH = 6;

/** « Passionnée de chevaux, déteste la déco cheval »: it is the décor that is unwanted. */
const isLiked = ({ concepts }: Item, liked: ReadonlyMap<InterestId, string>) =>
  concepts.some(({ kind, id }) => kind === "interest" && liked.has(id));

/** Do these words name a thing, and not only what it is for? */
const isThing = ({ concepts }: Item) =>
  concepts.some(({ kind }) => kind === "thing" || kind === "cliche" || kind === "category");

/** "Yoga, no yoga mat", "knitting, no yarn": a thing is ruled out, and not what it is for. */
const isForTheLoved = (item: Item, liked: ReadonlyMap<InterestId, string>) =>
  isThing(item) &&
  item.concepts.some(
    ({ kind, id }) => kind === "interest" && (liked.has(id) || holdsNameOf(id, item.words)),
  ) &&
  !item.concepts.some(({ kind, id }) => kind === "interest" && isNameOf(id, item.words));

/** "Gardening gloves", "gants de jardinage", "camping gear": it tells which thing is meant. */
function isModifier(elements: readonly Element[], at: number): boolean {
  const isHead = (element: Element | undefined) =>
    element?.role === "item" ? isThing(element) : element?.role === "unknown";
  const isLinked = OF.test(elements[at - 1]?.words ?? "");
  return isHead(elements[at + 1]) || (isLinked && isHead(elements[at - 2]));
}
const OF = /^(?:de|d|del|du|des|para|pour)$/i;

/** "Mate all day, has five mates, so no other": enough of what is loved, and no dislike. */
function hasEnough(
  elements: readonly Element[],
  at: number,
  liked: ReadonlyMap<InterestId, string>,
): boolean {
  const element = elements[at];
  if (element?.role !== "item") return false;
  if (!isLiked(element, liked)) return false;
  // What is banned for what it is, a flame or an allergen, is no surplus.
  if (element.concepts.some(({ kind }) => kind === "cliche" || kind === "care")) return false;
  for (let i = at - 1; i >= Math.max(0, at - LIST_REACH); i--) {
    const { role } = elements[i] as Element;
    if (role === "own") return true;
    if (role === "break" || role === "comma" || role === "item") return false;
  }
  return false;
}

/** "Getting into film", "shoots on film". */
const isOnFilm = (elements: readonly Element[]): boolean =>
  elements.some(
    ({ words }, at) =>
      /^film$/i.test(words) &&
      /\b(?:into|on|shoots?|shooting|using|develops?)$/i.test(elements[at - 1]?.words ?? ""),
  );

const GIVERS = /^(?:our|my|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?|我家|我们家)$/i;

/** "My surgery" is the giver's own; "my boss", "my teacher" are those who are thanked. */
const OF_OTHERS: ReadonlySet<string> = new Set<Wishes["situations"][number]>([
  "teacher-thanks",
  "coach-thanks",
  "caregiver-thanks",
  "boss",
  "neighbor",
  "host",
  "secret-santa",
  "thanks",
]);

/** An unknown word; the last of the Chinese characters that one state joins stands for them all. */
function wordAt(elements: readonly Element[], polarity: readonly Polarity[], at: number): string {
  const isJoined = (place: number) => {
    const element = elements[place];
    return element?.role === "unknown" && element.han && polarity[place] === polarity[at];
  };
  if (!isJoined(at)) return elements[at]?.words ?? "";
  if (isJoined(at + 1)) return "";
  let first = at;
  while (isJoined(first - 1)) first--;
  return elements.slice(first, at + 1).reduce((word, { words }) => word + words, "");
}

/**
 * Whoever already has a Raspberry Pi needs no other; whoever has a boat may well need things for
 * it.
 */
const ALREADY =
  /already|owns|bought|d[ée]j[àa]|poss[eè]de|achet[ée]|offert|re[çc]u|\bya\b|posee|compr|regala|已|自己/i;

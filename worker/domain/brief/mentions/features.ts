/**
 * What tells a wish from a word told by the way: the words of a mention, its neighbours, and how
 * its clause and its text are built. Each feature is a name that is there or not; `weights.json`
 * says how much it counts.
 */
import type { InterestId } from "#shared/catalogue/vocabulary";
import { lineageOf } from "../../catalogue/interests";
import type { Element } from "../element";
import { isNameOf } from "../scan";
import type { Polarity } from "../scope";
import { fold } from "../text";

/** A clause ends at a comma, a sentence at a break. */
const ENDS_CLAUSE: ReadonlySet<Element["role"]> = new Set<Element["role"]>(["break", "comma"]);
/** How far a sentence is looked at on either side; keeps hostile text linear. */
const REACH = 25;

const wordOf = (element: Element | undefined): string => {
  if (!element) return "^";
  if (element.role === "item") return "<item>";
  if (element.role === "break" || element.role === "comma") return `<${element.role}>`;
  return /^\p{N}+$/u.test(element.words) ? "<number>" : fold(element.words);
};

/** 0, 1, 2, 4, 8 or 16: the step that a count has reached. */
const step = (count: number): number => (count < 3 ? count : 2 ** Math.floor(Math.log2(count)));

/** The first and the last place of the stretch around `at` that `ends` bounds. */
function stretchAround(
  elements: readonly Element[],
  at: number,
  ends: (element: Element) => boolean,
): [number, number] {
  let [first, last] = [at, at];
  const isInside = (place: number) => {
    const element = elements[place];
    return element !== undefined && !ends(element) && Math.abs(place - at) <= REACH;
  };
  while (isInside(first - 1)) first--;
  while (isInside(last + 1)) last++;
  return [first, last];
}

/** How often a role occurs before each place of a text, and in all of it. */
type Counts = readonly number[];

function countsOf(elements: readonly Element[], role: Element["role"]): Counts {
  const counts = [0];
  for (const element of elements) {
    counts.push((counts.at(-1) ?? 0) + (element.role === role ? 1 : 0));
  }
  return counts;
}

/** A text whose mentions are judged: what all of them share is counted once. */
export class MentionedIn {
  readonly #items: Counts;
  readonly #likes: Counts;
  readonly #unknown: Counts;
  readonly #breaks: Counts;

  constructor(
    private readonly elements: readonly Element[],
    private readonly polarity: readonly Polarity[],
  ) {
    this.#items = countsOf(elements, "item");
    this.#likes = countsOf(elements, "like");
    this.#unknown = countsOf(elements, "unknown");
    this.#breaks = countsOf(elements, "break");
  }

  /** The features of the interest `id` that the item at this place names. */
  featuresOf(at: number, id: InterestId): string[] {
    const elements = this.elements;
    const element = elements[at];
    if (element?.role !== "item") return [];
    const near = (offset: number) => wordOf(elements[at + offset]);
    const roleAt = (offset: number) => elements[at + offset]?.role ?? "^";
    const [clauseFirst, clauseLast] = stretchAround(elements, at, ({ role }) =>
      ENDS_CLAUSE.has(role),
    );
    const [first, last] = stretchAround(elements, at, ({ role }) => role === "break");
    const within = (counts: Counts, from: number, to: number) =>
      step((counts[to + 1] ?? 0) - (counts[from] ?? 0));
    const others = elements
      .slice(clauseFirst, clauseLast + 1)
      .filter((one) => one !== element && one.role !== "item");
    const likes = step(this.#likes.at(-1) ?? 0);
    return [
      `alias ${fold(element.words)} ${id}`,
      ...lineageOf(id).map((ancestor) => `in ${ancestor}`),
      isNameOf(id, element.words) ? "own name" : "alias",
      `kinds ${[...new Set(element.concepts.map(({ kind }) => kind))].toSorted().join(" ")}`,
      `polarity ${this.polarity[at]}`,
      /^\p{Lu}/u.test(element.words) && at > 0 ? "capital" : "small",
      `-1 ${near(-1)}`,
      `-2 ${near(-2)}`,
      `-3 ${near(-3)}`,
      `-2-1 ${near(-2)} ${near(-1)}`,
      `+1 ${near(1)}`,
      `+2 ${near(2)}`,
      `+1+2 ${near(1)} ${near(2)}`,
      `-1+1 ${near(-1)} ${near(1)}`,
      `role -1 ${roleAt(-1)}`,
      `role -2 ${roleAt(-2)}`,
      `role +1 ${roleAt(1)}`,
      ...new Set(others.map((one) => `clause ${wordOf(one)}`)),
      `clause words ${step(others.length)}`,
      `clause unknown ${within(this.#unknown, clauseFirst, clauseLast)}`,
      `clause items ${within(this.#items, clauseFirst, clauseLast)}`,
      `sentence unknown ${within(this.#unknown, first, last)}`,
      `sentence items ${within(this.#items, first, last)}`,
      `likes before ${within(this.#likes, first, at - 1)} of ${likes}`,
      `likes in clause ${within(this.#likes, clauseFirst, clauseLast)} of ${likes}`,
      `text ${step(elements.length)}`,
      `sentences ${step(this.#breaks.at(-1) ?? 0)}`,
      `place ${step(this.#items[at] ?? 0)}`,
    ];
  }
}

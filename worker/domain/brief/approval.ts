import type { Care, InterestId } from "#shared/catalogue/vocabulary";
import { isWithin } from "../catalogue/interests";
import type { Element, Item } from "./element";
import type { Polarity } from "./scope";

/** Words that say nothing between a liking and its object, or an object and "is fine". */
const REACH = 4;
/** How many elements of a list are looked at in advance; keeps hostile text linear. */
const LOOK_AHEAD = 40;

const isEdible = (id: InterestId) => isWithin(id, "food") || isWithin(id, "drinks");
const TREATS: ReadonlySet<Care> = new Set<Care>(["alcohol", "dairy", "meat", "nuts"]);

const isAbout = (element: Element | undefined, interests: readonly InterestId[]) =>
  element?.role === "item" &&
  element.concepts.some(
    ({ kind, id }) => kind === "interest" && interests.some((interest) => isWithin(id, interest)),
  );
const hasCare = ({ concepts }: Item, cares: readonly Care[]) =>
  concepts.some((concept) => concept.kind === "care" && cares.includes(concept.id));

/**
 * Tells which shunned things a text clearly likes: "loves nuts", "not allergic to nuts", "nuts are
 * fine".
 */
export class Approval {
  readonly #elements: readonly Element[];
  readonly #approved = new Set<number>();
  #opened: number | null = null;
  #unknownWords = 0;
  #feast: boolean | undefined;

  constructor(elements: readonly Element[]) {
    this.#elements = elements;
  }

  /**
   * A liking begins at a place and lasts to the next comma; under a heading ("Likes: …") further.
   */
  begin(at: number): void {
    this.#opened = at;
    this.#unknownWords = 0;
    this.#feast = undefined;
  }

  end(): void {
    this.#opened = null;
  }

  comma(): void {
    if (this.#opened === null || this.#elements[this.#opened]?.heading) return;
    this.#feast ??= this.#isFeast(this.#opened);
    if (!this.#feast) this.end();
  }

  unknown(): void {
    if (++this.#unknownWords > REACH) this.end();
  }

  item(at: number): void {
    if (this.#opened !== null) this.#approved.add(at);
  }

  /** Whether all that is liked, up to the clause's end, is food: "loves cheese, nuts and wine". */
  #isFeast(from: number): boolean {
    let joined = false;
    for (let i = from + 1; i < Math.min(this.#elements.length, from + LOOK_AHEAD); i++) {
      const element = this.#elements[i];
      if (!element || element.role === "break") return joined;
      if (element.role === "item") {
        const edible = element.concepts.some(
          (concept) =>
            (concept.kind === "interest" && isEdible(concept.id)) ||
            (concept.kind === "care" && TREATS.has(concept.id)),
        );
        if (!edible) return false;
      } else if (element.role === "and") joined = true;
      else if (!["comma", "or", "filler", "unknown"].includes(element.role)) return false;
    }
    return joined;
  }

  /** "Nuts and dairy are fine": pardons what stands right before, unless that is negated itself. */
  allow(at: number, polarity: Polarity[]): void {
    const spoken: number[] = [];
    let idle = 0;
    for (let i = at - 1; i >= Math.max(0, at - LOOK_AHEAD); i--) {
      const element = this.#elements[i];
      if (element?.role === "item") spoken.push(i);
      else if (element?.role === "filler" || element?.role === "pronoun") {
        if (++idle > REACH) return;
      } else if (element?.role === "comma" || element?.role === "break") break;
      else if (!["and", "or", "like"].includes(element?.role ?? "")) return;
    }
    for (const i of spoken) {
      const element = this.#elements[i];
      if (element?.role !== "item" || !element.concepts.some(({ kind }) => kind === "care"))
        continue;
      if (polarity[i] !== "wanted") polarity[i] = "cancelled";
      this.#approved.add(i);
    }
  }

  /** What a shunned thing is that no negation reaches. */
  verdict(at: number, item: Item): Polarity {
    return this.#approved.has(at) || this.#isIdiom(at, item) ? "cancelled" : "unwanted";
  }

  /** "A coffee nut", "grills meat", "collects bric-a-brac", 酒吧: no word for something to avoid. */
  #isIdiom(at: number, item: Item): boolean {
    const before = this.#elements[at - 1];
    const after = this.#elements[at + 1];
    if (/^nut$/i.test(item.words)) {
      return before?.role === "item" && before.concepts.some(({ kind }) => kind === "interest");
    }
    if (/^\p{Script=Han}$/u.test(item.words)) {
      return [before, after].some((element) => element?.role === "unknown" && element.han);
    }
    return (
      (hasCare(item, ["meat"]) && isAbout(before, ["grilling", "cooking"])) ||
      (hasCare(item, ["clutter"]) && isAbout(before, ["collecting"]))
    );
  }
}

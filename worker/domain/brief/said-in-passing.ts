import type { Care } from "#shared/catalogue/vocabulary";
import { type Element, isLiving } from "./element";
import { ALONE } from "./lexicon/alone";
import { fold } from "./text";

const ARTICLE = /^(?:an?|the|une?|l[ae]|el|una?)$/i;
/** Verbs before which "like" is no comparison: "would like a dog". */
export const MODAL = /^(?:can|to|could|would|should|will|must|may|might|t|cannot|cant|let|lets)$/i;
const INDEFINITE = /^(?:an?|une?|una?)$/i;

/** «Se aburre como una ostra» names no seafood. */
const FLESH: ReadonlySet<string> = new Set<Care>(["meat", "fish", "shellfish"]);

/** "Works like a horse", « bosse comme un boeuf »: no animal is loved. */
export function isSimile(elements: readonly Element[], at: number): boolean {
  const element = elements[at];
  const [verb, like, article] = elements.slice(Math.max(0, at - 3), at);
  if (element?.role !== "item" || !verb || !article || !INDEFINITE.test(article.words))
    return false;
  const isBeast = element.concepts.some(({ kind, id }) =>
    kind === "interest" ? isLiving(id) : kind === "care" && FLESH.has(id),
  );
  // "Would like a dog" is a wish, « un truc comme un chat » an example.
  const isWish =
    verb.role === "pronoun" || MODAL.test(verb.words) || WISH_OR_EXAMPLE.test(verb.words);
  return isBeast && /^(?:like|comme|como)$/i.test(like?.words ?? "") && !isWish;
}
const WISH_OR_EXAMPLE =
  /^(?:d|who|we|you|they|i|parents|kids|all|both|really|also|something|ideas?|things?|activities|chose|choses|trucs?|id[ée]es?|algo|cosas?|regalos?)$/i;

const TELEVISION = /^(?:the |la |le )?(?:t[ée]l[ée]|tele|tv|t[ée]l[ée]vision|television|telly)$/i;
/** "The races on TV": how something is followed, and no love of television. */
export function isOnAir(elements: readonly Element[], at: number): boolean {
  const element = elements[at];
  if (element?.role !== "item" || !TELEVISION.test(element.words)) return false;
  let lead = at - 1;
  while (ARTICLE.test(elements[lead]?.words ?? "")) lead--;
  if (!/^(?:on|[àa]|en|por|sur)$/i.test(elements[lead]?.words ?? "")) return false;
  for (let i = lead - 1; i >= Math.max(0, lead - 3); i--) {
    const { role } = elements[i] as Element;
    if (role === "item") return true;
    if (role === "comma" || role === "break" || role === "and") return false;
  }
  return false;
}

/** What an entry of a list stands between. */
const isEdge = (element: Element | undefined) =>
  !element || ["comma", "break", "and", "or", "like"].includes(element.role);

const LAS = /^l[ao]s$/i;

/** «Café, te, las cartas»: words that name an interest only as a whole entry of a list. */
export function interestAlone(elements: readonly Element[], at: number): Element | null {
  const element = elements[at];
  if (element?.role !== "unknown" && element?.role !== "filler") return null;
  const id = ALONE.get(fold(element.words));
  if (!id || elements.length < 2) return null;
  const lead = LAS.test(elements[at - 1]?.words ?? "") ? at - 2 : at - 1;
  if (!isEdge(elements[lead]) || !isEdge(elements[at + 1])) return null;
  const { words } = element;
  return { role: "item", concepts: [{ kind: "interest", id }], words, shunned: false };
}

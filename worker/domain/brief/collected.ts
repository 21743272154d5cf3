import type { Element } from "./element";
import type { Polarity } from "./scope";

const COLLECTS =
  /^(?:collects?|collecting|collectionn(?:e|er)|coleccion(?:a|ar)|[收蒐](?:藏|集)|爱收集)$/i;
/** Words between the verb and what is collected: "collects old vinyl records". */
const MOST_BETWEEN = 2;

const isCollecting = (element: Element): boolean =>
  element.role === "item" &&
  element.concepts.some(({ kind, id }) => kind === "interest" && id === "collecting");

/** Whether a subject of its own follows: "collects stamps", 收藏紫砂壶. */
function namesItsSubject(
  elements: readonly Element[],
  polarity: readonly Polarity[],
  at: number,
): boolean {
  if (!COLLECTS.test(elements[at]?.words ?? "")) return false;
  for (let i = at + 1; i <= at + 1 + MOST_BETWEEN; i++) {
    const element = elements[i];
    if (element?.role === "item" && polarity[i] === "wanted") {
      if (element.concepts.some(({ kind }) => kind === "interest")) return !isCollecting(element);
    } else if (element?.role !== "filler" && element?.role !== "unknown") return false;
  }
  return false;
}

/** Whether a text only tells what is collected: that subject is loved, and not collecting. */
export function isOfASubject(elements: readonly Element[], polarity: readonly Polarity[]): boolean {
  const places = [...elements.keys()].filter((at) => isCollecting(elements[at] as Element));
  return places.length > 0 && places.every((at) => namesItsSubject(elements, polarity, at));
}

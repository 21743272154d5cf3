import { type Element, isLiving } from "./element";

/** Words that complain; others only tell how many there are: "has tons of plants", 一堆多肉. */
const COMPLAINT =
  /太|够|不缺|[放摆装塞]不下|满|成灾|泛滥|多[死过]|别再|不[再要]|too|enough|trop|assez|demasiad|basta|sobra|more|plus/i;
/** How far from a living thing its number may stand. */
const REACH = 5;

/** Many animals or plants that nobody complains of: whoever has them loves them. */
export function isPlenty(elements: readonly Element[], at: number): boolean {
  const element = elements[at];
  if (element?.role !== "item") return false;
  if (!element.concepts.some(({ kind, id }) => kind === "interest" && isLiving(id))) return false;
  const near = elements.slice(Math.max(0, at - REACH), at + REACH + 1);
  const counts = near.filter(({ role }) => role === "surplus" || role === "after");
  return counts.length > 0 && counts.every(({ words }) => !COMPLAINT.test(words));
}

/**
 * Models that answer by a script, for grading what becomes of their answers: a good one that knows
 * the readers' grades, a lazy one that reads nothing, and a lying one that wants the worst.
 */
import type { ModelRequest, ModelSource } from "../ports";
import type { Grade } from "./judged";

export const SCRIPTS = ["good", "lazy", "lying"] as const;
export type Script = (typeof SCRIPTS)[number];

/** The grades that readers gave for the request that is asked, by the ids of gifts. */
export type GradesById = ReadonlyMap<number, Grade>;

type Asked = {
  gifts: [id: number, ...unknown[]][];
  person: { budget: { min: number } };
  ideasFor: [id: string, name: string][];
};

/** A source that answers every request by its script. `turn` varies what the lazy one does. */
export const scriptedModel = (script: Script, grades: GradesById, turn: number): ModelSource => ({
  name: "openai",
  deadline: 1_000,
  dailyNeurons: null,
  complete: async ({ user }: ModelRequest) => {
    const asked = JSON.parse(user) as Asked;
    const ids = asked.gifts.map(([id]) => id);
    const picks = picksOf(script, ids, grades, turn).map((id) => ({ id, reason: REASONS[script] }));
    const ideas = script === "lying" ? inventedIdeas(asked) : [];
    return { text: JSON.stringify({ picks, ideas }), neurons: 0 };
  },
});

const REASONS: Record<Script, string> = {
  good: "It suits what was said of them.",
  lazy: "A nice gift for anyone.",
  lying: "He always wanted it, and she said so too.",
};

/** What an ungraded gift is taken for: between harmless and fitting. */
const UNGRADED = 1.5;

function picksOf(
  script: Script,
  ids: readonly number[],
  grades: GradesById,
  turn: number,
): number[] {
  const gradeOf = (id: number) => grades.get(id)?.[0] ?? UNGRADED;
  const bestFirst = ids.toSorted((a, b) => gradeOf(b) - gradeOf(a));
  if (script === "good") return bestFirst;
  // Half of its answers hold gifts that nobody offered.
  if (script === "lying") return [...bestFirst.reverse(), ...(turn % 2 ? [999_001] : [])];
  const last = ids.slice(-1);
  return [ids.slice(0, 8), ids.slice(-2), [...last, ...last, ...last]][turn % 3] ?? [];
}

/** Gifts for something else under the tag of what was asked for, too dear, or for a child. */
function inventedIdeas({ person, ideasFor }: Asked): object[] {
  const [tag, name] = ideasFor[0] ?? ["tea", "tea"];
  const price = person.budget.min + 5;
  const idea = { description: "Sold by many shops.", category: "kitchen", tags: [tag], price };
  const told = { ...idea, ages: [15, 120], reason: "It suits what was said of them." };
  return [
    { ...told, name: "Set of steak knives" },
    { ...told, name: `${name} throne`, price: 90_000 },
    { ...told, name: `${name} rattle`, ages: [0, 2] },
  ];
}

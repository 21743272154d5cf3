/** Logistic regression over named features, deterministic: what `npm run mentions` trains with. */
import { probabilityOf } from "../../worker/domain/brief/mentions/credibility";

/** A mention: its features, and how much of a wish it is, 0 to 1. */
export type Example = { features: readonly string[]; target: number };

const EPOCHS = 40;
const RATE = 0.15;
/** How strongly weights are pulled to zero, an example. */
const DECAY = 0.0006;
/** A feature of fewer examples is noise. */
const LEAST_EXAMPLES = 3;
/** A smaller weight says next to nothing. */
const LEAST_WEIGHT = 0.06;

/** The weights by feature, "" being that of every mention; rounded and without the smallest. */
export function train(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const weights = new Map<string, number>([["", 0]]);
  for (const [name, count] of counts) if (count >= LEAST_EXAMPLES) weights.set(name, 0);
  /** AdaGrad: the sum of squared gradients by feature. */
  const squares = new Map([...weights.keys()].map((name) => [name, 1]));
  const rows = examples.map(({ features, target }) => ({
    names: ["", ...features.filter((name) => weights.has(name))],
    target,
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { names, target } of rows) {
      const sum = names.reduce((total, name) => total + (weights.get(name) ?? 0), 0);
      const error = probabilityOf(sum) - target;
      for (const name of names) {
        const weight = weights.get(name) ?? 0;
        const gradient = error + (name === "" ? 0 : DECAY * weight * names.length);
        const square = (squares.get(name) ?? 1) + gradient * gradient;
        squares.set(name, square);
        weights.set(name, weight - (RATE * gradient) / Math.sqrt(square));
      }
    }
  }
  const kept = [...weights].flatMap(([name, weight]): [string, number][] => {
    const rounded = Math.round(weight * 100) / 100;
    return name === "" || Math.abs(rounded) >= LEAST_WEIGHT ? [[name, rounded]] : [];
  });
  return new Map(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

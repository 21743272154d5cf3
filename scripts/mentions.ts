/**
 * `npm run mentions`: learns from the examples which mentions of an interest are wishes, prints how
 * well that holds for texts left out of the learning, and writes the weights that the reader uses.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wishProbability } from "../worker/domain/brief/mentions/credibility";
import { MentionedIn } from "../worker/domain/brief/mentions/features";
import { resolveNegation } from "../worker/domain/brief/negation";
import { mentionsOf } from "../worker/domain/brief/parse-interests";
import { scan } from "../worker/domain/brief/scan";
import { type Example, train } from "./mentions/train";

const FOLDER = join(import.meta.dirname, "mentions");
const WEIGHTS = join(import.meta.dirname, "../worker/domain/brief/mentions/weights.json");

/** A text, and for each interest that was read in it: a wish 2, partly 1, none 0. */
type Labelled = {
  locale: string;
  recipient: string;
  text: string;
  wishes: Record<string, 0 | 1 | 2>;
};

const labelled: Labelled[] = JSON.parse(readFileSync(join(FOLDER, "examples.json"), "utf8"));

/** The mentions of a text that somebody judged. */
function examplesOf({ recipient, text, wishes }: Labelled): Example[] {
  const elements = scan(text);
  const polarity = resolveNegation(elements, recipient || null);
  const mentioned = new MentionedIn(elements, polarity);
  return [...mentionsOf(elements, polarity)].flatMap(([id, at]) => {
    const label = wishes[id];
    return label === undefined
      ? []
      : [{ features: mentioned.featuresOf(at, id), target: label === 0 ? 0 : 1 }];
  });
}

/** Parts for cross-validation; a text is in one part whole. */
const PARTS = 10;
const parts = Array.from({ length: PARTS }, (_, part) =>
  labelled.filter((_text, at) => at % PARTS === part).flatMap(examplesOf),
);

const judged = parts.flatMap((held, part) => {
  const weights = train(parts.flatMap((examples, other) => (other === part ? [] : examples)));
  return held.map(({ features, target }) => ({
    probability: wishProbability(features, weights),
    isWish: target === 1,
  }));
});
const rows = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((limit) => {
  const refused = judged.filter(({ probability }) => probability < limit);
  const wrong = refused.filter(({ isWish }) => isWish).length;
  const none = judged.filter(({ isWish }) => !isWish).length;
  return {
    "less probable than": limit,
    mentions: refused.length,
    "no wish among them": `${(((refused.length - wrong) / refused.length) * 100).toFixed(0)}%`,
    "of all that are no wish": `${(((refused.length - wrong) / none) * 100).toFixed(0)}%`,
    "of all wishes": `${((wrong / (judged.length - none)) * 100).toFixed(1)}%`,
  };
});
console.table(rows);

const weights = train(parts.flat());
writeFileSync(WEIGHTS, `${JSON.stringify(Object.fromEntries(weights), null, 1)}\n`);
console.log(`${labelled.length} texts, ${judged.length} mentions, ${weights.size} weights`);

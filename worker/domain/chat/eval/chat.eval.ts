/** `npm run eval`: chat conversations through the rules alone, slot by slot after every turn. */
import { afterAll, describe, expect, test } from "vitest";
import { EMPTY_BRIEF } from "#shared/brief/schema";
import { EN } from "./conversations-en";
import { ES } from "./conversations-es";
import { FR } from "./conversations-fr";
import { ZH } from "./conversations-zh";
import { f1, precision, recall, type SlotScore, scoreConversations } from "./score";

const LEAST_F1 = 0.95;
const LEAST_CONVERSATIONS = 10;

const line = (name: string, conversations: number, score: SlotScore) =>
  [name.padEnd(12), String(conversations).padStart(3), String(score.turns).padStart(6)]
    .concat(
      [precision(score), recall(score), f1(score)].map((value) => value.toFixed(3).padStart(7)),
    )
    .join(" ");

describe("chat by rules alone", () => {
  const lines = ["chat            n  turns  prec.  recall      F1"];

  test.each([EN, FR, ES, ZH])("$locale", ({ locale, tuned, heldOut }) => {
    const all = [...tuned, ...heldOut];
    const score = scoreConversations(all, locale, EMPTY_BRIEF);
    lines.push(line(locale, all.length, score));
    for (const [name, part] of [
      ["  tuned", tuned],
      ["  held out", heldOut],
    ] as const) {
      lines.push(line(name, part.length, scoreConversations(part, locale, EMPTY_BRIEF)));
    }
    for (const { says, missing, extra } of score.misses) {
      lines.push(
        `    “${says}” misses ${missing.join(", ") || "-"}; adds ${extra.join(", ") || "-"}`,
      );
    }
    expect(all.length).toBeGreaterThanOrEqual(LEAST_CONVERSATIONS);
    expect(f1(score)).toBeGreaterThanOrEqual(LEAST_F1);
  });

  afterAll(() => console.info(lines.join("\n")));
});

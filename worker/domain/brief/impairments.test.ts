/** Chewing, swallowing, reading and remembering that are hard, said in four languages. */
import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF } from "#shared/brief/schema";
import { parseInterests } from "./parse-interests";
import { parseTurn } from "./read-message";

const limits = (text: string) =>
  parseInterests(text)
    .limits.filter((ask) => ["chewing", "swallowing", "reading", "memory"].includes(ask))
    .join(" ");

test.each([
  [
    "chewing",
    "can't chew well any more; has trouble chewing; wears dentures; only eats soft food; a du mal à mâcher; ne peut plus mâcher; elle porte un dentier; no puede masticar bien; le cuesta masticar; solo come blandito; tiene dentadura postiza; 牙口不好; 嚼不动; 牙都掉光了; 戴假牙; 牙口不好，嚼不動",
  ],
  [
    "swallowing",
    "has trouble swallowing since his operation; can't swallow well; dysphagia; on a pureed diet; problèmes de déglutition; du mal à avaler; elle mange mixé; fait des fausses routes; tiene problemas para tragar; no puede tragar; disfagia; 吞咽困难; 容易呛到; 只能吃流食; 外婆吞嚥困難",
  ],
  [
    "reading",
    "he's dyslexic; has dyslexia; struggles with reading; reading is hard for him; dyslexique; il a du mal à lire; troubles de la lecture; es disléxico; le cuesta leer; 有阅读障碍; 看书费劲; 不识字; 有閱讀障礙",
  ],
  [
    "memory",
    "has dementia; her memory is going; losing his memory; early Alzheimer's; memory loss; elle a Alzheimer; il perd la mémoire; sa mémoire flanche; troubles de la mémoire; está perdiendo la memoria; tiene alzhéimer; demencia senil; se le olvida todo; 记性不好了; 老年痴呆; 失智症; 阿尔茨海默症; 奶奶失智，記性變差",
  ],
  [
    "",
    "no dementia; not dyslexic; no problem swallowing; in memory of her dad; a good memory; memory foam pillow; can't read small print; aime les souvenirs; pas dyslexique; 记性很好; 不是阅读障碍",
  ],
])("%s", (expected, texts) => {
  for (const text of texts.split("; ")) expect([text, limits(text)]).toEqual([text, expected]);
});

describe("beside a limit", () => {
  test("a memory that goes is no memory game", () => {
    expect(parseInterests("her memory is going").interests).toEqual([]);
  });

  test("Chinese words for dementia tell no age of life", () => {
    expect(parseTurn("外公有老年痴呆", "zh", { brief: EMPTY_BRIEF }).brief.ages).toBeNull();
  });
});

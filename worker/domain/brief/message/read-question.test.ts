import { describe, expect, test } from "vitest";
import { Draft } from "./draft";
import { type Question, readQuestion } from "./read-question";

const asked = (text: string, count = 8) => readQuestion(new Draft(text), count);

const QUESTIONS: [Question, string[]][] = [
  [
    { about: "more" },
    [
      "more",
      "Show me more",
      "more ideas please",
      "something else?",
      "any other ideas?",
      "what else do you have",
      "d'autres idées",
      "Montre-moi autre chose",
      "encore",
      "Plus d'idées, s'il te plaît",
      "más ideas",
      "muéstrame otros regalos",
      "¿algo distinto?",
      "还有吗？",
      "换一批",
      "再推荐几个",
      "还有别的吗",
    ],
  ],
  [
    { about: "why", gift: 1 },
    [
      "why the second one?",
      "Why number 2?",
      "pourquoi le deuxième ?",
      "¿Por qué el segundo?",
      "为什么推荐第二个？",
    ],
  ],
  [
    { about: "why", gift: null },
    ["why?", "why these gifts", "Pourquoi ces cadeaux ?", "¿por qué?", "为什么？"],
  ],
  [
    { about: "compare", gifts: [0, 1] },
    [
      "compare the first two",
      "compare the first and the second",
      "which one is better?",
      "compare les deux premiers",
      "compara los dos primeros",
      "比较前两个",
      "第一个和第二个有什么不同",
    ],
  ],
  [
    { about: "compare", gifts: [0, 2] },
    ["compare 1 and 3", "1 vs 3", "compara el primero y el tercero"],
  ],
  [
    { about: "gift", gift: 1 },
    [
      "the second one",
      "tell me more about the second",
      "I like the second one",
      "le deuxième",
      "j'aime bien le deuxième",
      "el segundo",
      "me gusta la segunda",
      "第二个",
      "第二个怎么样",
    ],
  ],
  [{ about: "gift", gift: 7 }, ["the last one", "le dernier", "el último", "最后一个"]],
  [
    { about: "where", gift: null },
    [
      "where can I buy it",
      "where to buy?",
      "où l'acheter ?",
      "où puis-je le trouver",
      "¿dónde lo compro?",
      "¿dónde se compra?",
      "在哪里买",
      "哪儿能买？",
    ],
  ],
  [
    { about: "where", gift: 2 },
    ["where can I buy the third one", "où acheter le troisième", "第三个在哪买"],
  ],
  [
    { about: "pick" },
    [
      "which one would you pick?",
      "what do you recommend",
      "lequel choisiriez-vous ?",
      "¿cuál elegirías?",
      "你会选哪个",
    ],
  ],
  [
    { about: "like", gift: 1 },
    [
      "more like the second",
      "something similar to the second one",
      "more like the second but cheaper",
      "plus comme le deuxième",
      "más como el segundo",
      "algo parecido al segundo",
      "更多像第二个的",
      "类似第二个的",
    ],
  ],
];

describe.each(QUESTIONS)("%o", (question, texts) => {
  test.each(texts)("%s", (text) => {
    expect(asked(text)).toEqual(question);
  });
});

test.each([
  "more handmade",
  "for my dad, he turned 60",
  "she loves her second home",
  "cheaper",
  "he is in second grade",
  "más barato",
  "moins cher, plus drôle",
  "her first apartment",
  "su primer piso",
  "le premier anniversaire de mon fils",
  "she already has more than enough mugs",
  "便宜一点",
  "第一次当妈妈",
  "50 to 100",
  "no more candles",
  "wants to learn where birds nest",
  "where she lives there is no garden",
])("is no question: %s", (text) => {
  expect(asked(text)).toBeNull();
});

test("without gifts on screen there is nothing to ask about", () => {
  for (const [, texts] of QUESTIONS) for (const text of texts) expect(asked(text, 0)).toBeNull();
});

test("what is said beside a question is left to be read", () => {
  const draft = new Draft("why the second one? and she hates wool");
  readQuestion(draft, 8);
  expect(draft.flat).toContain("she hates wool");
  expect(draft.flat).not.toContain("second");
});

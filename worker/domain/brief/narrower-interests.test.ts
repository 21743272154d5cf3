/** A narrower interest and the broader one it lies in: one may be loved and the other refused. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF, NO_DISLIKES } from "#shared/brief/schema";
import { briefOf, candidateOf } from "../../testing/candidates";
import { INTERESTS, isNarrower, isWithin, lineageOf } from "../catalogue/interests";
import { brokenWishes } from "../recommendations/certify";
import { parseInterests } from "./parse-interests";
import { parseTurn } from "./read-message";

const briefly = (text: string) => {
  const { interests, dislikes } = parseInterests(text);
  return {
    likes: interests.map(({ id }) => id).join(" "),
    no: dislikes.interests.toSorted().join(" "),
  };
};

describe("a praised narrower interest survives the dislike of its broader one", () => {
  test.each([
    ["my wife hates music except opera, which she adores", "opera", "music"],
    ["no music, but loves opera", "opera", "music"],
    ["doesn't like sports, other than climbing", "climbing", "sport"],
    ["no games apart from chess", "chess", "games"],
    ["synthé modulaire, pas de notes de musique", "synthesizers", "music"],
    ["n'aime pas la musique sauf l'opéra", "opera", "music"],
    ["pas de jeux, à part les échecs", "chess", "games"],
    ["odia la música menos el flamenco", "flamenco", "music"],
    ["no le gusta el deporte, excepto el tenis", "tennis", "sport"],
    ["不喜欢音乐，但是特别喜欢歌剧", "opera", "music"],
    ["她不喜欢音乐，除了歌剧", "opera", "music"],
    ["她不喜歡音樂，除了歌劇", "opera", "music"],
  ])("%s", (text, likes, no) => expect(briefly(text)).toEqual({ likes, no }));

  test.each([
    ["no sports, football or tennis please", "", "football sport tennis"],
    ["hates sports: football, tennis, golf", "", "football golf sport tennis"],
    ["loves music except opera", "music", "opera"],
    ["aime la musique sauf l'opéra", "music", "opera"],
    ["le gusta la música, menos la ópera", "music", "opera"],
  ])("%s: what is refused by name isn't praised", (text, likes, no) =>
    expect(briefly(text)).toEqual({ likes, no }),
  );

  test("said in a later message, the broader dislike takes the narrower interest back", () => {
    const first = parseTurn("she likes football", "en", { brief: EMPTY_BRIEF }).brief;
    const { brief } = parseTurn("no sports please", "en", { brief: first });
    expect(brief.interests).toEqual([]);
  });

  test("said in a later message, the narrower interest survives the broader dislike", () => {
    const first = parseTurn("she hates music", "en", { brief: EMPTY_BRIEF }).brief;
    const { brief } = parseTurn("but she loves opera", "en", { brief: first });
    expect(brief.interests.map(({ id }) => id)).toEqual(["opera"]);
    expect(brief.dislikes.interests).toEqual(["music"]);
  });
});

const anyId = fc.constantFrom(...INTERESTS.map(({ id }) => id));
const anyNarrower = fc.constantFrom(
  ...INTERESTS.flatMap(({ id }) =>
    lineageOf(id)
      .slice(1)
      .map((broader) => ({ id, broader })),
  ),
);
const refusing = (...interests: string[]) => ({ dislikes: { ...NO_DISLIKES, interests } });
const breaks = (serves: string[], likes: string[], ...no: string[]) =>
  brokenWishes(candidateOf(1, { serves }), briefOf(likes, refusing(...no))).includes("dislikes");

describe("on the whole tree", () => {
  test("a gift for the praised interest passes, one for the rest of the broader one doesn't", () => {
    fc.assert(
      fc.property(anyNarrower, anyId, ({ id, broader }, other) => {
        expect(breaks([id], [id], broader)).toBe(false);
        if (!isWithin(other, broader) || isWithin(other, id)) return;
        expect(breaks([other], [id], broader)).toBe(true);
      }),
    );
  });

  test("a disliked narrower interest inside a loved broader one is refused", () => {
    fc.assert(
      fc.property(anyNarrower, ({ id, broader }) => {
        expect(breaks([id], [broader], id)).toBe(true);
        expect(breaks([broader], [broader], id)).toBe(false);
      }),
    );
  });

  test("a dislike of the stated interest itself refuses its gifts", () => {
    fc.assert(
      fc.property(anyId, (id) => {
        expect(breaks([id], [id], id)).toBe(true);
      }),
    );
  });

  test("of three levels each dislike is judged by itself", () => {
    const levels = INTERESTS.map(({ id }) => lineageOf(id)).filter(({ length }) => length === 3);
    expect(levels.length).toBeGreaterThan(0);
    for (const [leaf = "", group = "", family = ""] of levels) {
      expect(isNarrower(leaf, family)).toBe(true);
      expect(breaks([leaf], [group], family)).toBe(false);
      expect(breaks([leaf], [group], family, leaf)).toBe(true);
      expect(breaks([leaf], [leaf], family, group)).toBe(false);
    }
  });

  test("'no music' spares an opera recording of the music shelf where opera is praised", () => {
    const brief = briefOf(["opera"], {
      dislikes: { ...NO_DISLIKES, interests: ["music"], categories: ["music"] },
    });
    const gift = { category: "music" as const };
    expect(brokenWishes(candidateOf(1, { ...gift, serves: ["opera"] }), brief)).toEqual([]);
    expect(brokenWishes(candidateOf(1, { ...gift, serves: ["jazz"] }), brief)).toEqual([
      "dislikes",
    ]);
  });
});

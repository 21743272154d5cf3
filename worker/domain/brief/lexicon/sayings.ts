import type { InterestId } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Aliases } from "./types";

/** Whole phrases that tell of an interest though none of their words names it. */
export const sayings: Record<Locale, Record<InterestId, Aliases>> = {
  en: {
    sport:
      "never misses {a|the} {match|game}, never misses {matches|games}, {watches|sees} every {match|game}",
  },
  fr: {
    sport: `ne {rate|manque|loupe} {aucun|jamais un|jamais le|pas un|pas un seul} match,
      ne {rate|manque|loupe} jamais de match, regarde tous les matchs, regarde tous les matches`,
  },
  es: {
    climbing: "escala*",
    sport: `{no|nunca|jamás} se pierde {un|ni un|ningún|ni un solo} partido, ve todos los partidos`,
  },
  zh: {
    "chinese-opera": "爱听戏, 喜欢听戏",
    sport: "从不错过一场比赛, 从不错过比赛, 不错过任何一场比赛, 每场比赛都看, 每场球必看",
  },
};

import type { Recommendation } from "#shared/recommendations/schema";
import { useTranslation } from "~/translation";
import { isUnmet } from "./results-heading";
import { withinSentence } from "./within-sentence";

/** A paragraph of strange words is not read back in full. */
const MOST = 3;

/** What was asked for and is in none of the gifts, in one quiet line; nothing when all was met. */
export function UnmetNote({ recommendation }: { recommendation: Recommendation }) {
  const { t, i18n } = useTranslation("home");
  if (!isUnmet(recommendation)) return null;
  const { gifts, unmet } = recommendation;
  const list = new Intl.ListFormat(i18n.language, { type: "disjunction" });
  const themes = unmet.interests.map(({ words }) =>
    t("results.unmet.theme", { word: withinSentence(words) }),
  );
  const words = unmet.words.map((word) => t("results.unmet.word", { word }));
  const sentences = [
    // Without any gift the notice below says what is in the way.
    gifts.length > 0 && themes.length > 0
      ? t("results.unmet.interests", {
          count: gifts.length,
          list: list.format(themes.slice(0, MOST)),
        })
      : "",
    words.length > 0 ? t("results.unmet.words", { list: list.format(words.slice(0, MOST)) }) : "",
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <p className="type-small mt-1.5 max-w-[65ch] text-soft">
      {sentences.join(i18n.language === "zh" ? "" : " ")}
    </p>
  );
}

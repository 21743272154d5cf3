import { useTranslation } from "~/translation";

type HeadsStoryProps = {
  heads: { likely: number; unnamed: number };
  isPlanned: boolean;
  isGuessed: boolean;
};

/** Where the one headcount of a party comes from, in a sentence. Needs the namespace "party". */
export function HeadsStory({ heads, isPlanned, isGuessed }: HeadsStoryProps) {
  const { t } = useTranslation("party");
  const source = isGuessed
    ? "guessed"
    : isPlanned
      ? "planned"
      : heads.unnamed > 0
        ? "open"
        : "listed";
  return <>{t(`heads.${source}`, { count: heads.likely })}</>;
}

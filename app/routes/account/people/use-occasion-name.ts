import type { OccasionView } from "#shared/people/occasions";
import { useTranslation } from "~/translation";

/** What an occasion is called: in the giver's words, else by its kind. Needs "gifts". */
export function useOccasionName() {
  const { t } = useTranslation("gifts");
  return ({ kind, title }: Pick<OccasionView, "kind" | "title">) => title || t(`occasions.${kind}`);
}

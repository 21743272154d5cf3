import { formatBudget } from "#shared/format/money";
import type { Check } from "#shared/recommendations/schema";
import { CheckIcon } from "~/components/ui/icons";
import { type FixedT, useTranslation } from "~/translation";
import { ageText, isOneAge } from "./age-text";

/** What was proved for a gift, a tick each, in two columns. */
export function ChecksList({ checks }: { checks: readonly Check[] }) {
  const { t, i18n } = useTranslation("cards");
  const words = checks.map((check) => wordsOf(check, t, i18n.language));
  return (
    <ul aria-label={t("checks.list")} className="grid grid-cols-2 content-start gap-x-3 gap-y-2.5">
      {[...new Set(words)].map((text) => (
        <li key={text} className="type-label flex min-w-0 items-start gap-2">
          <CheckIcon className="mt-0.5 size-4 text-good" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function wordsOf(check: Check, t: FixedT<"cards">, locale: string): string {
  switch (check.kind) {
    case "budget":
      return formatBudget(check, locale);
    case "age":
      return t(isOneAge(check) ? "checks.oneAge" : "checks.age", {
        age: ageText([check.min, check.max], t),
      });
    case "occasion":
      return t(`gifts:occasions.${check.occasion}`);
    case "relationship":
      return t(`checks.relationship.${check.relationship}`);
    case "interest":
      return check.name;
    case "without":
      return t(`checks.without.${check.care}`);
    case "easy":
      return t(`checks.easy.${check.ask}`);
    case "notGiven":
      return t("checks.notGiven", { name: check.name });
  }
}

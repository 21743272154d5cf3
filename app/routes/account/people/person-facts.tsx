import { formatDayOfYear } from "#shared/format/dates";
import type { PersonView } from "#shared/people/schema";
import { useTranslation } from "~/translation";

/** Relationship, age and birthday in one line. Needs the namespaces "recipients" and "gifts". */
export function PersonFacts({ person }: { person: PersonView }) {
  const { t, i18n } = useTranslation("recipients");
  const { relationship, age, birthday } = person;
  const facts = [
    relationship && t(`gifts:relationships.${relationship}`),
    age && t(age.isExact ? "age" : "about", { count: age.years }),
    birthday && t("birthday", { day: formatDayOfYear(birthday, i18n.language) }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <p className="figures mt-1 type-small text-soft">{facts.join(" · ")}</p>;
}

/** What was understood of a person, piece by piece. */
export function Chips({ chips }: { chips: PersonView["chips"] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ id, label }) => (
        <li key={id} className="max-w-full rounded-tag bg-sunk px-3 py-1.5 type-label break-words">
          {label}
        </li>
      ))}
    </ul>
  );
}

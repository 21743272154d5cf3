import { useTranslation } from "~/translation";

const ORDER = ["name", "type", "date", "place", "guests", "budget"] as const;

/** What isn't set yet is empty, and left out. */
export type FactsView = Record<(typeof ORDER)[number], string>;

/** What staff need to know of the party; they change nothing of it. */
export function PartyFactsList({ facts }: { facts: FactsView | null }) {
  const { t } = useTranslation("requests");
  return (
    <section aria-labelledby="facts-title" className="min-w-0">
      <h3 id="facts-title" className="type-card">
        {t("facts.title")}
      </h3>
      {facts ? (
        <dl className="mt-3">
          {ORDER.filter((fact) => facts[fact]).map((fact) => (
            <div
              key={fact}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5"
            >
              <dt className="type-label text-soft">{t(`facts.${fact}`)}</dt>
              <dd className="min-w-0 type-small wrap-anywhere">{facts[fact]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 type-small text-soft">{t("facts.none")}</p>
      )}
    </section>
  );
}

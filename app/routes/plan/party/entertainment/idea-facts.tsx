import { formatPrice } from "#shared/format/money";
import type { IdeaView } from "#shared/party/entertainment/schema";
import { CheckIcon, ChevronIcon } from "~/components/ui/icons";
import { type FixedT, useTranslation } from "~/translation";

/** "45 min", "2 hr", "2 hr 30 min". */
export function timeText(total: number, t: FixedT<"entertainment">): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return t("time.minutes", { minutes });
  return t(minutes === 0 ? "time.hours" : "time.both", { hours, minutes });
}

function agesText([from, to]: readonly [number, number], t: FixedT<"entertainment">): string {
  if (to < 99) return t("agesFacts.range", { from, to });
  return from <= 3 ? t("agesFacts.all") : t("agesFacts.from", { from });
}

/** What an idea costs all guests of the party, as an estimate. */
export function CostText({ cents }: { cents: number }) {
  const { t, i18n } = useTranslation("entertainment");
  return <>{cents === 0 ? t("free") : t("about", { price: formatPrice(cents, i18n.language) })}</>;
}

/**
 * What was checked for this party: time, ages, place, guests, and the moods that were wished for.
 */
export function IdeaFacts({ idea }: { idea: IdeaView }) {
  const { t } = useTranslation("entertainment");
  const facts = [
    timeText(idea.minutes, t),
    agesText(idea.ages, t),
    t(`places.${idea.place}`),
    t("guestsFacts", { from: idea.guests[0], to: idea.guests[1] }),
    ...idea.moods.map((mood) => t(`moods.${mood}`)),
  ];
  return (
    <ul aria-label={t("checks")} className="grid grid-cols-2 content-start gap-x-3 gap-y-2">
      {facts.map((fact) => (
        <li key={fact} className="figures flex min-w-0 items-start gap-2 type-label">
          <CheckIcon className="mt-0.5 size-4 text-good" />
          <span className="min-w-0">{fact}</span>
        </li>
      ))}
    </ul>
  );
}

/** What an idea needs and how it goes, behind a line that opens without scripts. */
export function IdeaSteps({ idea, className = "" }: { idea: IdeaView; className?: string }) {
  const { t } = useTranslation("entertainment");
  return (
    <details className={`group ${className}`}>
      <summary
        aria-label={t("howOf", { name: idea.name })}
        className="flex min-h-11 items-center justify-between gap-3 type-small font-semibold"
      >
        {t("how")}
        <ChevronIcon className="size-4.5 duration-120 group-open:rotate-180" />
      </summary>
      <div className="pb-4 type-small">
        <p className="type-label text-soft">{t("needs")}</p>
        <ul className="mt-1 list-disc ps-5">
          {idea.needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p className="mt-3 type-label text-soft">
          {t("steps", { time: timeText(idea.prepMinutes, t) })}
        </p>
        <ol className="mt-1 list-decimal space-y-1 ps-5">
          {idea.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </details>
  );
}

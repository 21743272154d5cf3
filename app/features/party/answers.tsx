import type { GuestAnswer, Tally } from "#shared/party/guests/schema";
import { useTranslation } from "~/translation";

const LOOKS: Record<GuestAnswer, string> = {
  yes: "fill-ribbon",
  maybe: "fill-ink",
  none: "fill-edge",
  no: "fill-line",
};

/** How guests answered, as a bar and in figures. Needs the namespace "guests". */
export function Answers({ tally }: { tally: Tally }) {
  const { t } = useTranslation("guests");
  const { guests, yes, maybe, no } = tally;
  const answers: [GuestAnswer, number][] = [
    ["yes", yes],
    ["maybe", maybe],
    ["none", guests - yes - maybe - no],
    ["no", no],
  ];
  return (
    <>
      <Bar answers={answers} />
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {answers.map(([answer, count]) => (
          <div key={answer} className="flex flex-col-reverse">
            <dt className="flex items-center gap-1.5 type-label text-soft">
              <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
                <rect width="10" height="10" rx="3" className={LOOKS[answer]} />
              </svg>
              {t(`answers.${answer}`)}
            </dt>
            <dd className="figures type-panel">{count}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The same figures as lengths; the list beside it says them in words. */
function Bar({ answers }: { answers: [GuestAnswer, number][] }) {
  const all = answers.reduce((sum, [, count]) => sum + count, 0);
  let from = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="mt-2 h-3 w-full overflow-hidden rounded-tag bg-raised forced-colors:border"
    >
      {answers.map(([answer, count]) => {
        const width = all === 0 ? 0 : (count / all) * 100;
        const x = from;
        from += width;
        return width === 0 ? null : (
          <rect
            key={answer}
            x={x}
            width={Math.max(width - 0.6, 0.4)}
            height="10"
            className={LOOKS[answer]}
          />
        );
      })}
    </svg>
  );
}

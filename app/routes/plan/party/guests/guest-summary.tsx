import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GuestPage } from "~worker/domain/party-guests/party-guests.server";
import type { GuestAnswer } from "~worker/domain/party-guests/schema";

type GuestSummaryProps = Pick<GuestPage, "tally" | "headcount" | "diets"> & {
  address: (search: Record<string, string>) => string;
};

const LOOKS: Record<GuestAnswer, string> = {
  yes: "fill-ribbon",
  maybe: "fill-ink",
  none: "fill-edge",
  no: "fill-line",
};

/** How many to expect, how they answered, what the kitchen should know. */
export function GuestSummary({ tally, headcount, diets, address }: GuestSummaryProps) {
  const { t } = useTranslation("guests");
  const { low, likely, high } = headcount;
  const open = tally.guests - tally.yes - tally.maybe - tally.no;
  const answers: [GuestAnswer, number][] = [
    ["yes", tally.yes],
    ["maybe", tally.maybe],
    ["none", open],
    ["no", tally.no],
  ];
  return (
    <section aria-labelledby="expected" className="rounded-dialog bg-tint px-5 py-6 sm:p-8">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h2 id="expected" className="type-label text-soft">
            {t("expected.title")}
          </h2>
          <p className="figures mt-1 type-hero">
            {low === high ? low : t("expected.range", { low, high })}
          </p>
          <p className="mt-2 max-w-prose type-small text-soft">
            {tally.guests === 0 ? t("expected.none") : t("expected.likely", { count: likely })}
          </p>
        </div>
        <div>
          <h3 className="type-label text-soft">{t("answers.title")}</h3>
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
          {tally.yes > 0 ? (
            <p className="mt-4 type-small">
              {t("coming", {
                adults: t("adults", { count: tally.yesAdults }),
                children: t("children", { count: tally.yesChildren }),
              })}
            </p>
          ) : null}
        </div>
      </div>
      {diets.length > 0 ? (
        <div className="mt-6 border-line border-t pt-5">
          <h3 className="type-label text-soft">{t("diets.title")}</h3>
          <ul className="mt-2 grid gap-x-12 gap-y-1 type-small md:grid-cols-2">
            {diets.map(({ id, name, diet }) => (
              <li key={id} className="break-words">
                <span className="font-semibold">{name}</span> · {diet}
              </li>
            ))}
          </ul>
          {tally.diets > diets.length ? (
            <Link to={address({ show: "diet" })} className="link inline-block py-2 type-small">
              {t("diets.more", { count: tally.diets - diets.length })}
            </Link>
          ) : null}
        </div>
      ) : null}
    </section>
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

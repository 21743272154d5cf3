import { useId } from "react";
import { numberFormat } from "#shared/format/formatters";
import { useTranslation } from "~/translation";
import type { Figure, Plot } from "./plots";
import { scaleTop } from "./plots";

export type PlotDay = Record<Figure, number> & { day: string; name: string };

const WIDTH = 520;
const HEIGHT = 150;
const GAP = 3;
/** Room for the scale's figure above and the days below. */
const TOP = 18;
const FOOT = 20;

/** Fills from the bottom up (look: charts): ribbon, ink, hatched edge. */
const fillOf = (hatch: string) => ["fill-ribbon", "fill-ink", hatch] as const;

/**
 * Thirty days as bars, with the day's free allowance as a line, and all of it as a table behind.
 */
export function DayPlot({ plot, days }: { plot: Plot; days: readonly PlotDay[] }) {
  const { t, i18n } = useTranslation("dashboard");
  const id = useId();
  const number = numberFormat(i18n.language);
  const sums = days.map((day) => plot.series.reduce((sum, name) => sum + day[name], 0));
  const total = sums.reduce((sum, value) => sum + value, 0);
  const top = scaleTop(Math.max(...sums), plot.limit);
  const today = sums.at(-1) ?? 0;
  return (
    <figure className="min-w-0">
      <figcaption>
        <h3 className="type-card">{t(`plot.${plot.name}.title`)}</h3>
        <p className="figures mt-1 type-small text-soft">
          {t("plots.sum", { total: number.format(total), today: number.format(today) })}
          {plot.limit ? ` ${t("plots.limit", { limit: number.format(plot.limit) })}` : ""}
        </p>
      </figcaption>
      <Legend series={plot.series} hatch={id} />
      <Bars {...{ plot, days, sums, top }} hatch={id} label={t(`plot.${plot.name}.title`)} />
      <details className="mt-2">
        <summary className="w-fit type-label text-soft underline underline-offset-4">
          {t("plots.table")}
        </summary>
        <Table plot={plot} days={days} />
      </details>
    </figure>
  );
}

type BarsProps = {
  plot: Plot;
  days: readonly PlotDay[];
  sums: readonly number[];
  top: number;
  hatch: string;
  label: string;
};

function Bars({ plot, days, sums, top, hatch, label }: BarsProps) {
  const { i18n } = useTranslation();
  const short = numberFormat(i18n.language, { notation: "compact" });
  const step = WIDTH / days.length;
  const scale = (value: number) => (value / top) * (HEIGHT - TOP - FOOT);
  const floor = HEIGHT - FOOT;
  const highest = Math.max(...sums);
  const peak = sums.indexOf(highest);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="mt-3 w-full overflow-visible"
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      {days.map((day, place) => {
        let bottom = floor;
        return plot.series.map((name, index) => {
          const height = scale(day[name]);
          bottom -= height;
          return height > 0 ? (
            <rect
              key={`${day.day}-${name}`}
              x={place * step}
              y={bottom}
              width={step - GAP}
              height={Math.max(height, 1)}
              className={index < 2 ? (fillOf("")[index] ?? "") : "stroke-edge"}
              {...(index < 2 ? {} : { fill: `url(#${hatch})` })}
            />
          ) : null;
        });
      })}
      <line x1="0" x2={WIDTH} y1={floor + 0.5} y2={floor + 0.5} className="stroke-edge" />
      {plot.limit !== undefined && plot.limit <= top ? (
        <line
          x1="0"
          x2={WIDTH}
          y1={floor - scale(plot.limit)}
          y2={floor - scale(plot.limit)}
          strokeDasharray="6 4"
          className="stroke-bad"
        />
      ) : null}
      {highest > 0 ? (
        <text
          x={peak * step + (step - GAP) / 2}
          y={floor - scale(highest) - 5}
          textAnchor={peak > days.length - 3 ? "end" : "middle"}
          className="figures fill-ink type-badge max-sm:text-[1.125rem]"
        >
          {short.format(highest)}
        </text>
      ) : null}
      {days.map(({ day, name }, place) =>
        place % 7 === days.length % 7 ? (
          <text
            key={day}
            x={place * step}
            y={HEIGHT - 4}
            className="fill-soft type-badge font-normal max-sm:text-[1.125rem]"
          >
            {name}
          </text>
        ) : null,
      )}
    </svg>
  );
}

const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="2" height="5" className="fill-edge" />
  </pattern>
);

function Legend({ series, hatch }: { series: readonly Figure[]; hatch: string }) {
  const { t } = useTranslation("dashboard");
  if (series.length < 2) return null;
  const fills = fillOf("");
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {series.map((name, index) => (
        <li key={name} className="flex items-center gap-2 type-label text-soft">
          <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
            <rect
              width="12"
              height="12"
              className={fills[index] || "stroke-edge"}
              {...(fills[index] ? {} : { fill: `url(#${hatch})` })}
            />
          </svg>
          {t(`series.${name}`)}
        </li>
      ))}
    </ul>
  );
}

function Table({ plot, days }: { plot: Plot; days: readonly PlotDay[] }) {
  const { t, i18n } = useTranslation("dashboard");
  const number = numberFormat(i18n.language);
  return (
    <table className="figures mt-2 w-full type-label">
      <thead>
        <tr>
          <th scope="col" className="py-1 text-start font-medium text-soft">
            {t("plots.day")}
          </th>
          {plot.series.map((name) => (
            <th key={name} scope="col" className="py-1 text-end font-medium text-soft">
              {t(`series.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {day.name}
            </th>
            {plot.series.map((name) => (
              <td key={name} className="py-1 text-end">
                {number.format(day[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

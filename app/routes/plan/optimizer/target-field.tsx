import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "~/components/ui/field-error";
import { formatPrice } from "~/lib/price";
import { sliderPlace, targetRange } from "./target";

/**
 * The target as a slider and as a box for the exact figure. Without scripts the box alone is there.
 */
export function TargetField({
  budget,
  target,
  onChange,
  problem,
}: {
  /** Current budget in cents. */
  budget: number;
  /** Dollars, as typed. */
  target: string;
  onChange: (target: string) => void;
  /** A key of the `errors` translations. */
  problem: string | undefined;
}) {
  const { t, i18n } = useTranslation("optimizer");
  const id = useId();
  const { min, max } = targetRange(budget);
  const place = sliderPlace(target, budget);
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const less = budget - Math.round(Number(target) * 100);
  const compared = () => {
    if (less > 0) return t("target.less", { price: price(less) });
    return t(less < 0 ? "target.more" : "target.same");
  };
  const saving = Number(target) > 0 && budget > 0 ? compared() : null;
  const described = [`${id}-saving`, problem && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={`${id}-slider`} className="type-label text-soft noscript:hidden">
            {t("target.label")}
          </label>
          <p className="figures type-section text-ribbon noscript:hidden">{price(place * 100)}</p>
          <label htmlFor={`${id}-box`} className="sr-only noscript:not-sr-only">
            {t("target.box")}
          </label>
        </div>
        <div className="relative w-32 shrink-0">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-soft"
          >
            $
          </span>
          <input
            id={`${id}-box`}
            name="target"
            type="number"
            inputMode="decimal"
            min={1}
            step="any"
            value={target}
            onChange={(event) => onChange(event.currentTarget.value)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={described}
            className="field figures ps-7!"
          />
        </div>
      </div>
      <div className="relative mt-3 noscript:hidden">
        <svg aria-hidden="true" className="slider-rail">
          <rect className="fill-edge" width="100%" height="100%" rx="3" />
          <rect className="fill-ribbon" width={railShare(place, min, max)} height="100%" rx="3" />
        </svg>
        <input
          id={`${id}-slider`}
          type="range"
          min={min}
          max={max}
          step={1}
          disabled={budget === 0}
          value={place}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-valuetext={price(place * 100)}
          aria-describedby={`${id}-saving`}
          className="slider"
        />
      </div>
      <div className="figures flex justify-between type-label font-normal text-soft noscript:hidden">
        <span>{price(min * 100)}</span>
        <span>{price(max * 100)}</span>
      </div>
      <p id={`${id}-saving`} className="figures mt-2 type-small text-soft">
        {saving}
      </p>
      {problem ? <FieldError id={`${id}-error`}>{t(`errors:${problem}`)}</FieldError> : null}
    </div>
  );
}

const railShare = (place: number, min: number, max: number) =>
  `${max > min ? (100 * (place - min)) / (max - min) : 100}%`;

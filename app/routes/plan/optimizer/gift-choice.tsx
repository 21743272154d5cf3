import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "~/components/ui/field-error";
import { categoryName } from "~/features/gift-card/category-name";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { formatPrice } from "~/lib/price";
import type { ChoosableGift } from "./open-settings.server";

type GiftChoiceProps = {
  gifts: readonly ChoosableGift[];
  /** How many the source holds, of which one plan may not take all. */
  total: number;
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
  /** A key of the `errors` translations. */
  problem: string | undefined;
};

/** The gifts of the plan, each to be ticked or left out. */
export function GiftChoice({ gifts, total, chosen, onToggle, problem }: GiftChoiceProps) {
  const { t, i18n } = useTranslation("optimizer");
  const id = useId();
  return (
    <fieldset
      aria-labelledby={`${id}-title`}
      aria-describedby={problem ? `${id}-error` : `${id}-hint`}
      className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`${id}-title`} className="type-panel">
          {t("gifts.title")}
        </h2>
        <p className="figures type-small whitespace-nowrap text-soft" role="status">
          {t("gifts.count", { chosen: chosen.size, total: gifts.length })}
        </p>
      </div>
      <p id={`${id}-hint`} className="mt-1 type-small text-soft">
        {total > gifts.length ? `${t("gifts.limit", { limit: gifts.length, total })} ` : null}
        {t("gifts.hint")}
      </p>
      {problem ? (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{t(`errors:${problem}`)}</FieldError>
        </div>
      ) : null}
      <ul className="mt-4 border-t border-line">
        {gifts.map((gift, index) => (
          <li key={gift.id} className="border-b border-line">
            <label className="group flex cursor-pointer items-center gap-4 py-3">
              <input
                type="checkbox"
                name="gift"
                value={gift.id}
                checked={chosen.has(gift.id)}
                onChange={() => onToggle(gift.id)}
                aria-invalid={problem && index === 0 ? true : undefined}
                className="size-5 shrink-0 scroll-mb-28 accent-ribbon"
              />
              <span className="w-18 shrink-0 opacity-45 transition-opacity duration-120 group-has-checked:opacity-100">
                <GiftPicture src={gift.imageUrl} alt="" eager={index < 8} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block type-body font-semibold">{gift.name}</span>
                <span className="block type-label font-normal text-soft">
                  {categoryName(t, gift.category)}
                </span>
              </span>
              <span className="figures type-body font-semibold whitespace-nowrap">
                {formatPrice(gift.priceCents, i18n.language)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

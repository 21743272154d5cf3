import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { categoryName } from "~/features/gift-card/category-name";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import type { DeskGift } from "~worker/domain/gift-desk/schema";

/**
 * One gift of the back office: what it looks like, whether it is shown, and what the Owner may do
 * (spec §2).
 */
export function GiftRow({ gift }: { gift: DeskGift }) {
  const { t } = useTranslation("gift-desk");
  const id = useId();
  const { name, price, isActive, isStock } = gift;
  const marks = [
    ...(isActive ? [] : [t("hidden")]),
    ...(isStock ? [t("stock")] : []),
    ...(gift.holiday || gift.season ? [t(`gifts:seasons.${gift.holiday ?? gift.season}`)] : []),
  ];
  return (
    <li className="rounded-panel bg-raised p-4 shadow-rest">
      <article aria-labelledby={id} className="flex gap-4">
        <div className={`w-24 shrink-0 sm:w-30 ${isActive ? "" : "opacity-60"}`}>
          <GiftPicture src={gift.imageUrl} alt="" eager={false} />
        </div>
        <div className="min-w-0 flex-1">
          <h3 id={id} className="type-card wrap-anywhere">
            {name}
          </h3>
          <p className="figures mt-1 type-small text-soft">
            {price} · {categoryName(t, gift.category)}
          </p>
          {marks.length > 0 ? (
            <ul className="mt-2 flex flex-wrap gap-2">
              {marks.map((mark) => (
                <li
                  key={mark}
                  className={`rounded-tag px-2 py-0.5 type-badge ${mark === t("hidden") ? "bg-warn-tint text-warn" : "bg-sunk text-soft"}`}
                >
                  {mark}
                </li>
              ))}
            </ul>
          ) : null}
          <div className="mt-3 flex flex-wrap items-start gap-2">
            <ButtonLink
              to={`/dev/gifts/${gift.id}`}
              size="small"
              aria-label={t("editOf", { name })}
            >
              {t("edit")}
            </ButtonLink>
            <ConfirmAction
              label={t("delete")}
              name={t("deleteOf", { name })}
              question={t("deleteAsk", { name })}
              pendingText={t("deleting")}
              unsent={t("deleteFailed")}
              values={{ id: String(gift.id), version: String(gift.version), intent: "delete" }}
            />
          </div>
        </div>
      </article>
    </li>
  );
}

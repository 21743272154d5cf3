import type { RevealedClaim } from "#shared/gift-lists/claims";
import { useTranslation } from "~/translation";

/** Who promised what, as the list's owner sees it from the day of reveal on. */
export function Revealed({ claims }: { claims: readonly RevealedClaim[] }) {
  const { t } = useTranslation("lists");
  return (
    <section aria-labelledby="revealed" className="mt-12 border-t border-line pt-8">
      <h2 id="revealed" className="type-panel">
        {t("share.revealed.title")}
      </h2>
      {claims.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-2 type-body">
          {claims.map(({ id, name, itemName: item, quantity: count }) => (
            <li key={id} className="break-words">
              {count > 1
                ? t("share.revealed.many", { name, item, count })
                : t("share.revealed.by", { name, item })}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 type-body text-soft">{t("share.revealed.none")}</p>
      )}
    </section>
  );
}

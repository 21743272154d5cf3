import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "~/components/toast/toast-provider";
import { Alert } from "~/components/ui/alert";
import { CategoryNiches } from "~/features/category-niches/category-niches";
import { SHELF, themePath } from "~worker/domain/catalogue/themes";
import type { CategoryAccess } from "./data.server";

/**
 * "Featured Categories" (spec §2). Niches lead to their pages for whoever may go there; the others
 * hear that they come soon: in a toast, or without scripts in the page.
 */
export function HomeCategories({ access }: { access: CategoryAccess }) {
  const { t } = useTranslation("home");
  const toast = useToast();
  const answer = (event: MouseEvent) => {
    // A press for another tab goes where the link says, and hears it there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toast({ title: t("categories.alert"), icon: "alert" });
  };
  return (
    <section id="categories" className="wrap section-gap" aria-labelledby="categories-title">
      <h2 id="categories-title" className="type-section">
        {t("categories.title")}
      </h2>
      <div className="mt-6 mb-9 grid gap-3">
        {!access.open && (
          <p className="flex flex-col gap-x-6 gap-y-1 rounded-panel border border-transparent bg-sunk px-7 py-5 sm:flex-row sm:items-center">
            <strong className="type-label font-semibold whitespace-nowrap text-ribbon">
              {t("categories.soon")}
            </strong>
            <span className="type-body text-soft">{t("categories.notice")}</span>
          </p>
        )}
        {access.answered && <Alert title={t("categories.alert")} tone="warn" />}
      </div>
      <CategoryNiches
        niches={SHELF.map((id) => ({
          id,
          name: t(`categories.items.${id}`),
          to: access.mayEnter ? themePath(id) : CLOSED_PATH,
        }))}
        onPress={access.mayEnter ? undefined : answer}
      />
    </section>
  );
}

/** Where a closed category button of the home page leads: to the notice of spec §8. */
const CLOSED_PATH = "/?soon=1#categories";

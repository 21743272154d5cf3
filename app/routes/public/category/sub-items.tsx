import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { CheckIcon } from "~/components/ui/icons";
import { findThemeItem, type Theme, themePath } from "~worker/domain/catalogue/themes";

/**
 * A category's sub-items; pressing the pressed one lets go of it. A form, so that it needs no
 * scripts.
 */
export function SubItems({ theme, asked }: { theme: Theme; asked: string }) {
  const { t } = useTranslation("categories");
  const chosen = findThemeItem(theme, asked);
  return (
    <Form action={themePath(theme.id)} method="get" preventScrollReset className="mt-8">
      <fieldset>
        <legend className="mb-3 type-label text-soft">{t("itemsLabel")}</legend>
        <div className="flex flex-wrap gap-2.5">
          {theme.items.map(({ id, name }) => {
            const pressed = chosen?.id === id;
            return (
              <button
                key={id}
                type="submit"
                name={pressed ? undefined : "item"}
                value={pressed ? undefined : name}
                aria-pressed={pressed}
                className={`inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-5 py-1.5 type-body font-semibold transition-colors duration-120 ${
                  pressed
                    ? "border-ribbon bg-tint text-ink"
                    : "border-edge text-ink hover:border-ink hover:bg-sunk"
                }`}
              >
                {pressed && <CheckIcon className="size-4.5 text-ribbon" />}
                {t(`items.${id}`)}
              </button>
            );
          })}
        </div>
      </fieldset>
    </Form>
  );
}

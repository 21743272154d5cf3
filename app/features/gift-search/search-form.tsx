import { SEARCH_LIMITS } from "#shared/catalogue/schema";
import { AGES, BUDGET_BANDS, BUDGETS, CATEGORIES, OCCASIONS } from "#shared/catalogue/vocabulary";
import { formatBudget } from "#shared/format/money";
import { Button } from "~/components/ui/button";
import { SearchIcon } from "~/components/ui/icons";
import { SelectField } from "~/components/ui/select-field";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { SearchTerms } from "./search-url";
import { useLiveSearch } from "./use-live-search";

/**
 * Text and filters. A plain GET form, so a search is an address that can be shared and works
 * without scripts; with them it runs as one types.
 */
export function SearchForm({ terms, pending }: { terms: SearchTerms; pending: boolean }) {
  const { t, i18n } = useTranslation("search");
  const live = useLiveSearch(terms);
  return (
    <search>
      <Form
        method="get"
        action="/search"
        className="rounded-panel bg-raised p-4 shadow-rest sm:p-6"
        ref={live.form}
        onSubmit={live.onSubmit}
        onInput={live.onInput}
        onCompositionEnd={live.onInput}
      >
        <label htmlFor="search-text" className="type-label text-soft">
          {t("field")}
        </label>
        <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
          <div className="relative flex-1">
            <SearchIcon className="pointer-events-none absolute inset-y-0 start-4 my-auto text-soft" />
            <input
              id="search-text"
              type="search"
              name="q"
              defaultValue={terms.q}
              maxLength={SEARCH_LIMITS.query}
              placeholder={t("placeholder")}
              autoComplete="off"
              enterKeyHint="search"
              className="field ps-11"
            />
          </div>
          <Button
            type="submit"
            variant="ribbon"
            pending={pending}
            pendingText={t("searching")}
            className="sm:min-w-36"
          >
            {t("submit")}
          </Button>
        </div>
        <fieldset className="mt-4 grid gap-3 xs:grid-cols-2 sm:grid-cols-4 sm:gap-4">
          <legend className="sr-only">{t("filters")}</legend>
          <SelectField
            name="budget"
            label={t("price")}
            placeholder={t("any")}
            defaultValue={terms.budget ?? ""}
            options={BUDGETS.map((band) => {
              const [min, max] = BUDGET_BANDS[band];
              return { value: band, label: formatBudget({ min, max }, i18n.language) };
            })}
          />
          <SelectField
            name="age"
            label={t("age")}
            placeholder={t("any")}
            defaultValue={terms.age ?? ""}
            options={AGES.map((age) => ({ value: age, label: t(`gifts:ages.${age}`) }))}
          />
          <SelectField
            name="occasion"
            label={t("occasion")}
            placeholder={t("any")}
            defaultValue={terms.occasion ?? ""}
            options={OCCASIONS.map((id) => ({ value: id, label: t(`gifts:occasions.${id}`) }))}
          />
          <SelectField
            name="category"
            label={t("category")}
            placeholder={t("any")}
            defaultValue={terms.category ?? ""}
            options={CATEGORIES.map((id) => ({ value: id, label: t(`gifts:categories.${id}`) }))}
          />
        </fieldset>
      </Form>
    </search>
  );
}

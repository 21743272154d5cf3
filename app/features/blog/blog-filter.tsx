import { BLOG, BLOG_CATEGORIES, type BlogCategory } from "#shared/blog/vocabulary";
import { Button } from "~/components/ui/button";
import { CheckIcon, SearchIcon } from "~/components/ui/icons";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { BlogTerms } from "./blog-url";
import { useBlogFilter } from "./use-blog-filter";

/**
 * Search and category buttons. A plain GET form whose buttons submit, so that it works without
 * scripts; with them the list follows at once.
 */
export function BlogFilter({ terms }: { terms: BlogTerms }) {
  const { t } = useTranslation("blog");
  const filter = useBlogFilter(terms);
  return (
    <search>
      <Form method="get" action="/blog" onSubmit={filter.onSubmit}>
        <div className="flex max-w-2xl flex-wrap gap-3">
          <div className="relative min-w-0 flex-[1_1_14rem]">
            <SearchIcon className="pointer-events-none absolute inset-y-0 start-4 my-auto text-soft" />
            <input
              ref={filter.field}
              type="search"
              name="q"
              aria-label={t("searchLabel")}
              placeholder={t("search")}
              defaultValue={terms.q}
              maxLength={BLOG.query}
              autoComplete="off"
              enterKeyHint="search"
              className="field ps-11"
              onInput={filter.onInput}
              onCompositionEnd={filter.onInput}
            />
          </div>
          {/* First among the buttons: it is the one that Enter presses. */}
          <Button type="submit" pending={filter.pending} className="max-sm:px-4">
            {t("submit")}
          </Button>
        </div>
        {terms.category.map((id) => (
          <input key={id} type="hidden" name="category" value={id} />
        ))}
        <fieldset className="mt-4">
          <legend className="sr-only">{t("filters")}</legend>
          <ul className="flex flex-wrap gap-2">
            {BLOG_CATEGORIES.map((id) => (
              <li key={id}>
                <CategoryButton id={id} isOn={filter.category.includes(id)} />
              </li>
            ))}
          </ul>
        </fieldset>
      </Form>
    </search>
  );
}

function CategoryButton({ id, isOn }: { id: BlogCategory; isOn: boolean }) {
  const { t } = useTranslation("blog");
  return (
    <button
      type="submit"
      name="toggle"
      value={id}
      aria-pressed={isOn}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] px-4 type-label transition-colors duration-120 ${
        isOn ? "border-ink press-ink" : "border-edge hover:border-ink hover:bg-sunk"
      }`}
    >
      {isOn ? <CheckIcon className="-ms-1 size-4" /> : null}
      {t(`categories.${id}`)}
    </button>
  );
}

import { useLocation } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { addressOfUrl } from "~/lib/address";
import { useTranslation } from "~/translation";

type PagerProps = {
  /** The parameter that carries the key. */
  name?: string;
  /** Key of the page after this one; null at the end. */
  next: string | number | null;
  /** What is paged, where a page has more than one pager. */
  of?: string;
};

/** On to older entries and back to the newest; the rest of the address stays. */
export function Pager({ name = "after", next, of }: PagerProps) {
  const { t } = useTranslation("admin");
  const { pathname, search } = useLocation();
  const here = new URLSearchParams(search);
  const isFirst = !here.has(name);
  if (isFirst && next === null) return null;
  const at = (key: string | null) => {
    const query = new URLSearchParams(here);
    query.delete("said");
    if (key === null) query.delete(name);
    else query.set(name, key);
    return addressOfUrl({ pathname, search: `?${query}` });
  };
  return (
    <nav
      aria-label={of ? `${t("pages")}: ${of}` : t("pages")}
      className="mt-6 flex flex-wrap gap-3"
    >
      {isFirst ? null : (
        <ButtonLink to={at(null)} size="small">
          {t("newest")}
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink to={at(String(next))} size="small">
          {t("older")}
        </ButtonLink>
      )}
    </nav>
  );
}

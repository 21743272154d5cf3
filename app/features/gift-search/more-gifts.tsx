import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import type { SearchPage } from "#shared/catalogue/schema";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { Spinner } from "~/components/ui/spinner";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import type { UnreachableResult } from "~/forms/unreachable-result";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import { type SearchTerms, searchUrl } from "./search-url";

type MoreGiftsProps = { terms: SearchTerms; next: string | null; continued?: boolean };

/** Pages that were added, by language and address: Back shows them again, and the same place. */
const pages = new Map<string, SearchPage>();

/**
 * The way to the following page: a link, which with scripts adds that page below instead of
 * leaving, and then offers the one after it.
 */
export function MoreGifts({ terms, next, continued = false }: MoreGiftsProps) {
  const { t, i18n } = useTranslation("search");
  const fetcher = useFetcher<{ page: SearchPage | null } | UnreachableResult>();
  const added = useRef<HTMLElement>(null);
  const href = searchUrl({ ...terms, after: next ?? undefined });
  const name = `${i18n.language} ${href}`;
  const returned = useNavigationType() === "POP";
  const [page, setPage] = useState(() => (returned && pages.get(name)) || null);
  const loaded = fetcher.data && "page" in fetcher.data ? fetcher.data.page : null;
  // Gifts that came stay, also where reading them again fails.
  if (loaded && loaded !== page) setPage(loaded);
  const failed = fetcher.data !== undefined && !loaded && fetcher.state === "idle";

  useEffect(() => {
    if (!loaded) return;
    pages.set(name, loaded);
    // Where the reader was going: past the button to what it brought.
    added.current?.focus({ preventScroll: true });
  }, [loaded, name]);

  if (page) {
    return (
      <section
        ref={added}
        tabIndex={-1}
        aria-label={terms.q ? t("moreGifts", { query: terms.q }) : t("more")}
        className="mt-14 focus-visible:outline-none"
      >
        <GiftGrid arriving>
          {page.gifts.map((gift) => (
            <GiftCard key={gift.id} gift={gift} occasion={terms.occasion} />
          ))}
        </GiftGrid>
        <MoreGifts terms={terms} next={page.next} />
      </section>
    );
  }
  if (!next && !continued) return null;

  const loading = fetcher.state !== "idle";
  function add(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!loading) fetcher.load(href);
  }
  return (
    <div className="mt-14 flex flex-wrap items-center gap-3">
      {failed ? (
        <Alert title={t("failed")} className="basis-full">
          <p>{t("failedText")}</p>
        </Alert>
      ) : null}
      {next ? (
        <ButtonLink
          to={href}
          onClick={add}
          aria-disabled={loading || undefined}
          icon={loading ? <Spinner className="size-4.5" /> : null}
        >
          {t(loading ? "loadingMore" : "more")}
        </ButtonLink>
      ) : null}
      {continued ? (
        <ButtonLink to={searchUrl(terms)} variant="text">
          {t("backToStart")}
        </ButtonLink>
      ) : null}
    </div>
  );
}

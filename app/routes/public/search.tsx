import { data, useNavigation } from "react-router";
import { DEFAULT_PICTURE, sharePictureOf } from "#shared/catalogue/pictures";
import {
  hasSearchTerms,
  SEARCH_LIMITS,
  type SearchInput,
  type SearchPage,
  searchInput,
} from "#shared/catalogue/schema";
import { DomainError, ERROR_STATUS } from "#shared/errors";
import { Alert } from "~/components/ui/alert";
import { CategoryLinks } from "~/features/gift-search/category-links";
import { Results } from "~/features/gift-search/results";
import { SearchForm } from "~/features/gift-search/search-form";
import { type SearchTerms, searchUrl } from "~/features/gift-search/search-url";
import { singleWords } from "~/features/gift-search/single-words";
import { giftListData } from "~/features/structured-data/structured-data";
import type { RouteHandle } from "~/lib/route-modules";
import { pageMeta, siteOf } from "~/lib/seo";
import { type FixedT, useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { searchGifts } from "~worker/domain/catalogue/search/gift-search.server";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";
import { describeError } from "~worker/log";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/search";

export const handle = {
  namespaces: ["search", "gifts", "cards", "errors"],
  failed: "search:failed",
} satisfies RouteHandle;

/** Why there are no results: a text too long to read, too many searches, or a failure of ours. */
const STATUS = {
  tooLong: 400,
  tooManyRequests: ERROR_STATUS.tooManyRequests,
  unavailable: ERROR_STATUS.unavailable,
  internal: ERROR_STATUS.internal,
} as const;
type Problem = keyof typeof STATUS;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const input = readAddress(asked);
  const { after, ...terms } = input;

  let page: SearchPage | null = null;
  let problem: Problem | null =
    (asked.get("q") ?? "").length > SEARCH_LIMITS.query ? "tooLong" : null;
  if (!problem && hasSearchTerms(terms)) {
    try {
      const found = await searchGifts(ctx, input);
      page = { ...found, gifts: await withDiscounts(ctx, viewer, found.gifts) };
    } catch (error) {
      const code = error instanceof DomainError ? error.code : "internal";
      problem = code === "tooManyRequests" || code === "unavailable" ? code : "internal";
      if (problem !== "tooManyRequests") {
        ctx.log.error("search_failed", { error: describeError(error) });
      }
    }
  }
  const searched = page !== null;
  const words = {
    title: titleOf(ctx, terms, searched),
    description: ctx.t("search:description"),
  };
  // Split here and not in the page: browsers cut Chinese into words each in their own way.
  const alone = page?.gifts.length === 0 ? singleWords(terms.q) : [];
  return data(
    { terms, page, problem, alone, continued: Boolean(after), words },
    { status: problem ? STATUS[problem] : 200 },
  );
}

function titleOf(ctx: Ctx, { q, category }: SearchTerms, searched: boolean): string {
  if (searched && q.trim()) return ctx.t("search:metaFor", { query: q });
  return searched && category
    ? `${ctx.t(`gifts:categories.${category}`)} · Giftwright`
    : ctx.t("search:metaTitle");
}

/**
 * What an address asks for, as far as it can be read: a filter that we don't know is none, text
 * that is too long is cut for the field.
 */
function readAddress(asked: URLSearchParams): SearchInput {
  const { age, budget, occasion, category, after } = searchInput.shape;
  return {
    q: (asked.get("q") ?? "").slice(0, SEARCH_LIMITS.query),
    age: age.safeParse(asked.get("age")).data,
    budget: budget.safeParse(asked.get("budget")).data,
    occasion: occasion.safeParse(asked.get("occasion")).data,
    category: category.safeParse(asked.get("category")).data,
    after: after.parse(asked.get("after") ?? undefined),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { words, page, terms } = loaderData;
  const site = siteOf(matches);
  return pageMeta(matches, {
    path: searchUrl(terms),
    ...words,
    image: sharePictureOf(DEFAULT_PICTURE),
    noindex: page !== null,
    structured: site && page && page.gifts.length > 0 ? [giftListData(site, page.gifts)] : [],
  });
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const { terms, page, problem, alone, continued } = loaderData;
  const { t } = useTranslation("search");
  const navigation = useNavigation();
  const pending = navigation.location?.pathname === "/search";
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 mb-8 max-w-prose type-lead text-soft">{t("lead")}</p>
      <SearchForm terms={terms} pending={pending} />
      <p role="status" className="sr-only">
        {announcement(t, pending, page, terms.q)}
      </p>
      <div className="mt-12">
        {problem ? (
          <Alert title={t(problem === "tooLong" ? "tooLongTitle" : "failed")}>
            {problem === "tooLong"
              ? t("tooLong", { count: SEARCH_LIMITS.query })
              : t(problem === "tooManyRequests" ? "errors:tooManyRequests" : "failedText")}
          </Alert>
        ) : (
          <Results {...{ terms, page, alone, continued, pending }} />
        )}
        {page || problem || pending ? null : <CategoryLinks />}
      </div>
    </div>
  );
}

/** What a reader of screens hears when results come. */
function announcement(
  t: FixedT<"search">,
  pending: boolean,
  page: SearchPage | null,
  query: string,
): string {
  if (pending) return t("searching");
  if (!page) return "";
  const count = page.gifts.length;
  if (count === 0) return query.trim() ? t("none", { query }) : t("noneForFilters");
  return t(page.next ? "countMore" : "count", { count });
}

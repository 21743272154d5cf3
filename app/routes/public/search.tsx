import { useTranslation } from "react-i18next";
import { data, useNavigation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Results } from "~/features/gift-search/results";
import { SearchForm } from "~/features/gift-search/search-form";
import { Shelves } from "~/features/gift-search/shelves";
import { searchGifts } from "~worker/domain/catalogue/catalogue.server";
import { SEARCH_LIMITS, type SearchPage, searchInput } from "~worker/domain/catalogue/schema";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/search";

export const handle = { namespaces: ["search", "gifts", "cards"] };

type Problem = "tooLong" | "failed";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = searchInput.safeParse(asked);
  // A key to go on after that can't be one starts over; text that is too long is cut for the field.
  const input = parsed.success
    ? parsed.data
    : searchInput.parse({ ...asked, q: asked.q?.slice(0, SEARCH_LIMITS.query), after: undefined });
  const { after, ...terms } = input;

  let page: SearchPage | null = null;
  let problem: Problem | null = (asked.q?.length ?? 0) > SEARCH_LIMITS.query ? "tooLong" : null;
  if (!problem && terms.q.trim()) {
    try {
      page = await searchGifts(ctx, input);
    } catch (error) {
      ctx.log.error("search_failed", { error: String(error) });
      problem = "failed";
    }
  }
  const searched = page !== null;
  const words = {
    title: searched ? ctx.t("search:metaFor", { query: terms.q }) : ctx.t("search:metaTitle"),
    description: ctx.t("search:description"),
  };
  const status = problem === "failed" ? 503 : problem === "tooLong" ? 400 : 200;
  return data({ terms, page, problem, continued: Boolean(after), words }, { status });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.words.title },
        { name: "description", content: loaderData.words.description },
        ...(loaderData.page ? [{ name: "robots", content: "noindex, follow" }] : []),
      ]
    : [];

export default function Search({ loaderData }: Route.ComponentProps) {
  const { terms, page, problem, continued } = loaderData;
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
          <Alert title={t(problem === "failed" ? "failed" : "tooLongTitle")}>
            {problem === "failed" ? t("failedText") : t("tooLong", { count: SEARCH_LIMITS.query })}
          </Alert>
        ) : (
          <Results {...{ terms, page, continued, pending }} />
        )}
        {page || problem || pending ? null : <Shelves />}
      </div>
    </div>
  );
}

/** What a reader of screens hears when results come. */
function announcement(
  t: (key: string, values?: Record<string, unknown>) => string,
  pending: boolean,
  page: SearchPage | null,
  query: string,
): string {
  if (pending) return t("searching");
  if (!page) return "";
  const count = page.gifts.length;
  if (count === 0) return t("none", { query });
  return t(page.next ? "countMore" : "count", { count });
}

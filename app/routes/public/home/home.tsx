/**
 * `/`: the season's window, the finder and its results, or the season's gifts and the list of
 * categories.
 */

import { type MouseEvent, useEffect, useRef, useState } from "react";
import {
  data,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLocation,
  useRevalidator,
} from "react-router";
import { sharePictureOfSeason } from "#shared/catalogue/pictures";
import type { GiftView } from "#shared/catalogue/schema";
import type { SeasonKey } from "#shared/catalogue/season";
import { HOME_THEMES } from "#shared/catalogue/themes";
import type { Recommendation } from "#shared/recommendations/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Alert } from "~/components/ui/alert";
import { requestContext } from "~/context.server";
import { GiftSkeletons } from "~/features/gift-card/gift-skeletons";
import { ChatChips } from "~/features/gift-chat/chat-chips";
import { THUMBS } from "~/features/gift-chat/chat-post";
import { ChatWish } from "~/features/gift-chat/chat-wish";
import { GiftChat } from "~/features/gift-chat/gift-chat";
import { GiftChatProvider, useGiftChat } from "~/features/gift-chat/gift-chat-provider";
import { GiftThumbs } from "~/features/gift-chat/gift-thumbs";
import { DiscoveryCard } from "~/features/gift-finder/discovery-card";
import type { FinderAnswer, FinderValues } from "~/features/gift-finder/finder-answer";
import { SAME_VISIT, useKeptAnswers, useVisit } from "~/features/gift-finder/use-kept-answers";
import { type PageAnswer, PageAnswerContext } from "~/features/recommendations/page-answer";
import { Results } from "~/features/recommendations/results";
import { resultsHeading } from "~/features/recommendations/results-heading";
import { ResultsWaiting } from "~/features/recommendations/results-waiting";
import { useAddressOf } from "~/features/recommendations/use-address-of";
import { useAnswer } from "~/features/recommendations/use-answer";
import { type SwapActions, useSwap } from "~/features/recommendations/use-swap";
import { SeasonHero } from "~/features/season-hero/season-hero";
import { websiteData } from "~/features/structured-data/structured-data";
import { themeHref } from "~/features/themes/theme-href";
import { ThemeTiles } from "~/features/themes/theme-tiles";
import { readForm } from "~/forms/handle-form.server";
import { Link, useFetcher, useNavigate } from "~/lib/router";
import { pageMeta, siteOf } from "~/lib/seo";
import { useTranslation } from "~/translation";
import { CHAT_COOKIE, readCookie } from "~worker/cookies";
import type { Route } from "./+types/home";
import {
  answerFinder,
  readAnswer,
  readChat,
  readSeasonal,
  readThemeAccess,
  type ThemeAccess,
} from "./data.server";
import { type AnswerSources, firstOf, nextOf } from "./latest-answer";
import { Carousel } from "./seasonal/carousel";

export const handle = { namespaces: ["home", "talk", "cards", "gifts", "errors"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  // An answer has an address, so that it can be reloaded, sent and kept.
  const recalled = await readAnswer(ctx, viewer, request);
  const chat = await readChat(ctx, viewer, request, recalled?.gifts ?? null);
  const asked = new URL(request.url).searchParams;
  // The finder's answer or the conversation's gifts stand where the carousel would.
  const isAnswered = asked.has("index") || recalled !== null || Boolean(chat?.gifts.length);
  const seasonal = isAnswered ? undefined : await readSeasonal(ctx, viewer);
  return {
    season: ctx.season,
    seasonal,
    recalled,
    chat,
    themeAccess: await readThemeAccess(ctx, viewer, request),
    title: ctx.t("home:meta.title"),
    description: ctx.t("home:meta.description"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, description, season } = loaderData;
  const site = siteOf(matches);
  return pageMeta(matches, {
    path: "/",
    title,
    description,
    image: sharePictureOfSeason(season),
    structured: site ? websiteData(site) : [],
  });
};

/**
 * The finder's answer changes nothing that the loader read. One that arrives on the way to another
 * address must not stop that address from being read.
 */
export const shouldRevalidate = ({
  formAction,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (!formAction?.startsWith("/?index") || currentUrl.search !== nextUrl.search);

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const form = await readForm(request);
  const token = readCookie(request, CHAT_COOKIE);
  const { answer, status } = await answerFinder(ctx, viewer, token, form);
  return data(answer, { status });
}

/** A result without a list of gifts is a failure of its own. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<FinderAnswer> {
  const answer = (await serverAction()) as FinderAnswer | undefined;
  if (answer?.error || answer?.lastResult?.error) return answer;
  if (Array.isArray(answer?.recommendation?.gifts)) return answer as FinderAnswer;
  return { ...NO_RESULT, error: "badFormat" };
}

const NO_RESULT = { lastResult: null, values: null, recommendation: null, changed: false } as const;

export default function Home({ loaderData }: Route.ComponentProps) {
  const visit = useVisit();
  return (
    <GiftChatProvider key={visit} view={loaderData.chat}>
      <Finder
        visit={visit}
        season={loaderData.season}
        seasonal={loaderData.seasonal}
        recalled={loaderData.recalled}
        categories={loaderData.themeAccess}
      />
    </GiftChatProvider>
  );
}

type FinderProps = {
  visit: string;
  season: SeasonKey;
  /** Null when they can't be had, undefined while nobody asked for them. */
  seasonal: GiftView[] | null | undefined;
  /** The answer that the address names. */
  recalled: Recommendation | null;
  categories: ThemeAccess;
};

/** Form, conversation and their one answer in one visit; the link on the logo starts another. */
function Finder({ visit, season, seasonal, recalled, categories }: FinderProps) {
  const { t } = useTranslation("home");
  const fetcher = useFetcher<FinderAnswer>({ key: `finder-${visit}` });
  const posted = useActionData<FinderAnswer>() ?? null;
  const finder = fetcher.data ?? posted;
  const pending = fetcher.state !== "idle";
  const kept = useKeptAnswers(fetcher, posted);
  const heading = useAnswer(pending ? undefined : fetcher.data, kept.again);
  const chat = useGiftChat();
  const swap = useSwap(visit);
  const { conversationId } = chat;
  const sources = { recalled, finder, chat: chat.answer, conversationId, swapped: swap.answer };
  const answer = useLatestAnswer({ ...sources, kept: kept.values });
  useAddressOf(answer);
  useOwnLanguage(answer, swap);
  useRefusals(swap);
  const chatField = () => document.querySelector<HTMLElement>("#chat textarea")?.focus();
  const form = useForm(finder, answer, kept.values);
  const current = finder?.recommendation;
  const isFirst = useIsFirst(answer);
  const last = chat.messages.at(-1);
  const said = answer?.by === "chat" && last?.role === "assistant" ? last.content : null;
  const results = answer && (
    <Results
      key="results"
      {...{ answer, fetcher, swap, heading, said }}
      busy={pending || chat.busy}
      isTitle={isFirst}
      chips={
        <>
          <ChatChips label={t("results.brief")} onLast={chatField} />
          <ChatWish />
        </>
      }
      thumbs={({ id }) => <GiftThumbs giftId={id} />}
    />
  );
  return (
    <PageAnswerContext value={answer}>
      {!isFirst && <SeasonHero key="hero" season={season} />}
      {isFirst && results}
      <DiscoveryCard key="card" {...form} fetcher={fetcher} isLow={isFirst}>
        <GiftChat />
      </DiscoveryCard>
      <p key="status" role="status" className="sr-only">
        {pending ? t("finder.pending") : current && resultsHeading(current, t)}
      </p>
      {!answer && (pending || (chat.busy && chat.chips.length > 0)) && <ResultsWaiting />}
      {!isFirst && results}
      {!pending && !answer && !(chat.busy && chat.chips.length > 0) && (
        <>
          {seasonal === undefined ? <SeasonalLater /> : <SeasonalFavorites gifts={seasonal} />}
          <HomeThemes access={categories} />
        </>
      )}
    </PageAnswerContext>
  );
}

/**
 * Whether the answer stands above the form, in place of the season's window. Only one that the
 * conversation gave to a page without any stands below, so that nothing moves while one writes.
 */
function useIsFirst(answer: PageAnswer | null): boolean {
  const [wasFirst, setWasFirst] = useState(false);
  const isFirst = answer !== null && (wasFirst || answer.by !== "chat");
  if (isFirst !== wasFirst) setWasFirst(isFirst);
  return isFirst;
}

/**
 * The finder's form: its first values, and its own last answer. A button elsewhere and an answer
 * that came by chat or address give it new values; after its own answer it keeps what was typed.
 */
function useForm(finder: FinderAnswer | null, page: PageAnswer | null, kept: FinderValues | null) {
  const [form, setForm] = useState(() => ({
    start: finder?.values ?? page?.values ?? null,
    // Its values would take the place of those that the form is filled with.
    overtaken: null as FinderAnswer | null,
  }));
  const filled = page && page.by !== "finder" ? page.values : null;
  const asked = finder?.changed && page?.by === "finder" ? finder.values : null;
  const start = filled ?? asked ?? (finder ? form.start : (kept ?? form.start));
  const next = { start, overtaken: filled && filled !== form.start ? finder : form.overtaken };
  if (start !== form.start) setForm(next);
  const { overtaken } = start === form.start ? form : next;
  return { start, answer: finder === overtaken ? null : finder };
}

/** In another language the answer on screen is asked for again by its address. */
function useOwnLanguage(answer: PageAnswer | null, { ask }: SwapActions) {
  const { language } = useTranslation().i18n;
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    if (answer) ask(answer.recommendation.address, answer.values);
  }, [language, answer, ask]);
}

/** The conversation learns of a gift that was refused, and when that is taken back. */
function useRefusals({ answer }: SwapActions) {
  const { gifts, rate } = useGiftChat();
  const last = useRef<number | null>(null);
  useEffect(() => {
    const refused = answer?.swap?.refused ?? null;
    if (!answer || refused === last.current) return;
    const [id, thumb] = refused === null ? [last.current, "none"] : [refused, "notThis"];
    last.current = refused;
    const gift = gifts?.find((one) => one.id === id);
    if (gift) void rate(gift, THUMBS[thumb as "none" | "notThis"]);
  });
}

/** Asks for the carousel's gifts once the conversation's are gone. */
function SeasonalLater() {
  const { busy } = useGiftChat();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    // Before its end a turn isn't kept, and the server would still find the gifts of the one
    // before.
    if (busy) return;
    // An address that names an answer would only bring that back.
    if (!search) void revalidate();
    else void navigate("/", { replace: true, preventScrollReset: true, state: SAME_VISIT });
  }, [busy, search, revalidate, navigate]);
  return (
    <div className="wrap section-gap">
      <GiftSkeletons />
    </div>
  );
}

/** The answer that came last, from whichever side; the finder and the chat share one. */
function useLatestAnswer(sources: AnswerSources): PageAnswer | null {
  const [state, setState] = useState(() => ({ sources, current: firstOf(sources) }));
  const { sources: before } = state;
  const names = ["finder", "chat", "conversationId", "swapped", "kept"] as const;
  if (names.every((name) => before[name] === sources[name])) return state.current;
  const current = nextOf(state.current, before, sources);
  setState({ sources, current });
  return current;
}

/**
 * "Seasonal Favorites": the season's gifts in a carousel; `gifts` is null when they could not be
 * had.
 */
function SeasonalFavorites({ gifts }: { gifts: readonly GiftView[] | null }) {
  if (gifts === null) return <Failure />;
  return gifts.length > 0 ? <Carousel gifts={gifts} /> : null;
}

function Failure() {
  const { t } = useTranslation("home");
  const { revalidate } = useRevalidator();
  return (
    <section className="wrap section-gap" aria-labelledby="seasonal-title">
      <h2 id="seasonal-title" className="type-section mb-6">
        {t("carousel.title")}
      </h2>
      <Alert title={t("carousel.failed")} tone="warn">
        <p>{t("carousel.failedText")}</p>
        <Link
          to="/"
          reloadDocument
          className="link mt-2 inline-block py-1"
          onClick={(event) => {
            event.preventDefault();
            void revalidate();
          }}
        >
          {t("carousel.again")}
        </Link>
      </Alert>
    </section>
  );
}

/**
 * "Featured Categories", which are the themes. They lead to their pages for whoever may go there;
 * the others hear that they come soon: in a toast, or without scripts in the page.
 */
function HomeThemes({ access }: { access: ThemeAccess }) {
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
      <ThemeTiles
        themes={HOME_THEMES.map((id) => ({
          id,
          name: t(`gifts:themes.${id}`),
          to: access.mayEnter ? themeHref(id) : CLOSED_PATH,
        }))}
        onPress={access.mayEnter ? undefined : answer}
      />
    </section>
  );
}

/** Where a closed category button of the home page leads: to the notice that says so. */
const CLOSED_PATH = "/?soon=1#categories";

/**
 * `/`: the season's window, the finder and its results, or the season's gifts and the shelf of
 * categories.
 */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  data,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useRevalidator,
} from "react-router";
import { requestContext } from "~/context.server";
import { GiftSkeletons } from "~/features/gift-card/gift-skeletons";
import { ChatResults, useChatLeads } from "~/features/gift-chat/chat-results";
import { GiftChat } from "~/features/gift-chat/gift-chat";
import { GiftChatProvider, useGiftChat } from "~/features/gift-chat/gift-chat-provider";
import { DiscoveryCard } from "~/features/gift-finder/discovery-card";
import type { FinderAnswer, FinderValues } from "~/features/gift-finder/finder-answer";
import { useKeptAnswers, useVisit } from "~/features/gift-finder/use-kept-answers";
import { leadOf } from "~/features/recommendations/lead";
import { Results } from "~/features/recommendations/results";
import { ResultsWaiting } from "~/features/recommendations/results-waiting";
import { useAddressOf } from "~/features/recommendations/use-address-of";
import { useAnswer } from "~/features/recommendations/use-answer";
import { SeasonHero } from "~/features/season-hero/season-hero";
import { websiteData } from "~/features/structured-data/structured-data";
import { readForm } from "~/form.server";
import { pageMeta, siteOf } from "~/lib/seo";
import { sharePictureOfSeason } from "~worker/domain/catalogue/pictures";
import type { GiftView } from "~worker/domain/catalogue/schema";
import type { Recommendation } from "~worker/domain/recommendations/schema";
import type { Route } from "./+types/home";
import { answerFinder } from "./answer-finder.server";
import { CategoryShelf } from "./category-shelf";
import { readAnswer } from "./read-answer.server";
import { readChat } from "./read-chat.server";
import { readShelf } from "./read-shelf.server";
import { readSeasonal } from "./seasonal/read-seasonal.server";
import { SeasonalFavorites } from "./seasonal/seasonal-favorites";

export const handle = { namespaces: ["home", "talk", "cards", "gifts", "errors"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const chat = await readChat(ctx, viewer, request);
  const asked = new URL(request.url).searchParams;
  // An answer has an address, so that it can be reloaded, sent and kept.
  const recalled = asked.has("index") ? null : await readAnswer(ctx, viewer, asked);
  // The finder's answer or the conversation's gifts stand where the carousel would.
  const isAnswered = asked.has("index") || recalled !== null || Boolean(chat?.gifts.length);
  const seasonal = isAnswered ? undefined : await readSeasonal(ctx, viewer);
  return {
    season: ctx.season,
    seasonal,
    recalled,
    chat,
    shelf: await readShelf(ctx, viewer, request),
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

/** The finder's answer changes nothing that the loader read. */
export const shouldRevalidate = ({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && !formAction?.startsWith("/?index");

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { answer, status } = await answerFinder(ctx, viewer, await readForm(request));
  return data(answer, { status });
}

/** A result without a list of gifts is a failure of its own (spec §8). */
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
  const posted = useActionData<FinderAnswer>();
  return (
    <>
      <SeasonHero season={loaderData.season} />
      <GiftChatProvider key={visit} view={loaderData.chat} leads={!posted && !loaderData.recalled}>
        <Finder visit={visit} seasonal={loaderData.seasonal} recalled={loaderData.recalled} />
      </GiftChatProvider>
    </>
  );
}

type FinderProps = {
  visit: string;
  /** Null when they can't be had, undefined while nobody asked for them. */
  seasonal: GiftView[] | null | undefined;
  /** The answer that the address names. */
  recalled: Recommendation | null;
};

/** Form and answer of one visit; a press on the shop's name starts another. */
function Finder({ visit, seasonal, recalled }: FinderProps) {
  const { t } = useTranslation("home");
  const fetcher = useFetcher<FinderAnswer>({ key: `finder-${visit}` });
  const posted = useActionData<FinderAnswer>() ?? null;
  const answer = fetcher.data ?? posted;
  const pending = fetcher.state !== "idle";
  const kept = useKeptAnswers(fetcher, posted, recalled !== null);
  const heading = useAnswer(pending ? undefined : fetcher.data, kept.again);
  const results =
    useLastResults(answer) ?? (recalled && { recommendation: recalled, values: kept.values });
  const current = answer?.recommendation;
  useAddressOf(current ?? null);
  const { giveWay } = useGiftChat();
  const chatLeads = useChatLeads();
  useEffect(() => {
    if (pending) giveWay();
  }, [pending, giveWay]);
  return (
    <>
      <DiscoveryCard answer={answer} kept={kept.values} fetcher={fetcher}>
        <GiftChat />
      </DiscoveryCard>
      <p role="status" className="sr-only">
        {pending ? t("finder.pending") : current && leadOf(current, t)}
      </p>
      {pending && <ResultsWaiting />}
      {!pending && chatLeads && <ChatResults />}
      {!pending && results && !chatLeads && (
        <Results {...results} {...{ fetcher, heading }} id={current ? "answer" : undefined} />
      )}
      {!pending && !results && !chatLeads && (
        <>
          {seasonal === undefined ? <SeasonalLater /> : <SeasonalFavorites gifts={seasonal} />}
          <CategoryShelf />
        </>
      )}
    </>
  );
}

/** Asks for the carousel's gifts once the conversation's are gone. */
function SeasonalLater() {
  const { busy } = useGiftChat();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Before its end a turn isn't kept, and the server would still find the gifts of the one
    // before.
    if (!busy) void revalidate();
  }, [busy, revalidate]);
  return (
    <div className="wrap section-gap">
      <GiftSkeletons />
    </div>
  );
}

/** The last gifts that came; a question that fails after them takes nothing away. */
function useLastResults(answer: FinderAnswer | null) {
  const { recommendation, values } = answer ?? {};
  const [last, setLast] = useState<{ recommendation: Recommendation; values: FinderValues } | null>(
    null,
  );
  if (!recommendation || !values || last?.recommendation === recommendation) return last;
  const next = { recommendation, values };
  setLast(next);
  return next;
}

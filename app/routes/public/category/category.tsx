/** `/category/{category}`: a theme's gifts, sub-item by sub-item, for everyone. */
import { data, useNavigation } from "react-router";
import { DEFAULT_PICTURE, sharePictureOf } from "#shared/catalogue/pictures";
import type { GiftView } from "#shared/catalogue/schema";
import { findTheme, findThemeItem, THEME_IDS, type Theme, themeOf } from "#shared/catalogue/themes";
import type { Viewer } from "#shared/viewer";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { ArrowLeftIcon, CheckIcon } from "~/components/ui/icons";
import { requestContext } from "~/context.server";
import { ScenePicture } from "~/features/frame/scene-picture";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import { GiftSkeletons } from "~/features/gift-card/gift-skeletons";
import { breadcrumbData, giftListData } from "~/features/structured-data/structured-data";
import { themeHref } from "~/features/themes/theme-href";
import { ThemePicture, ThemeTiles } from "~/features/themes/theme-tiles";
import { Form } from "~/lib/router";
import { pageMeta, siteOf } from "~/lib/seo";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { suggestGifts } from "~worker/domain/catalogue/catalogue.server";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";
import { describeError } from "~worker/log";
import type { Route } from "./+types/category";

export const handle = { namespaces: ["themes", "gifts", "cards", "errors"] };

/** Longest name of a sub-item that is shown back; ours are far shorter. */
const MAX_ITEM = 60;

/**
 * What an address asks of a theme: `asked` as typed, `item` the sub-item that it names, if any,
 * and the gifts: none for a sub-item that we don't know, null when they can't be read.
 */
async function readSuggestions(ctx: Ctx, viewer: Viewer, theme: Theme, query: URLSearchParams) {
  const asked = (query.get("item") ?? "").trim().slice(0, MAX_ITEM).toWellFormed();
  const item = findThemeItem(theme, asked);
  const known = { asked: item?.name ?? asked, item: item?.id ?? null };
  if (asked && !item) return { ...known, gifts: [] };
  try {
    const gifts = await suggestGifts(ctx, theme, item);
    return { ...known, gifts: await withDiscounts(ctx, viewer, gifts) };
  } catch (error) {
    ctx.log.error("suggestions_failed", { error: describeError(error) });
    return { ...known, gifts: null };
  }
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const theme = findTheme(params.category);
  if (!theme) {
    const title = `${ctx.t("themes:unknown.title")} · Giftwright`;
    return data({ theme: null, title }, { status: 404 });
  }
  const suggestions = await readSuggestions(ctx, viewer, theme, new URL(request.url).searchParams);
  const name = ctx.t(`gifts:themes.${theme.id}`);
  const item = suggestions.item && ctx.t(`themes:items.${suggestions.item}`);
  return data(
    {
      theme: theme.id,
      ...suggestions,
      title: item
        ? ctx.t("themes:meta.titleItem", { item, name })
        : ctx.t("themes:meta.title", { name }),
      description: ctx.t(`themes:descriptions.${theme.id}`),
      trail: [
        { name: ctx.t("themes:home"), path: "/" },
        { name, path: themeHref(theme.id) },
      ],
    },
    { status: suggestions.gifts ? 200 : 503 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title } = loaderData;
  if (!loaderData.theme) return [{ title }, { name: "robots", content: "noindex" }];
  const { theme, description, gifts, asked, trail } = loaderData;
  const site = siteOf(matches);
  return pageMeta(matches, {
    path: themeHref(theme),
    title,
    description,
    image: sharePictureOf(`/art/niche-${theme}.webp`),
    structured: site ? [giftListData(site, gifts ?? []), breadcrumbData(site, trail)] : [],
    // A sub-item is a part of its theme's page, not one of its own.
    noindex: asked !== "",
  });
};

export default function ThemePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("themes");
  const next = useNavigation().location;
  if (!loaderData.theme) return <UnknownTheme />;
  const theme = themeOf(loaderData.theme);
  const { gifts } = loaderData;
  const pending = next?.pathname.startsWith("/category/") ?? false;
  const asked = pending ? (new URLSearchParams(next?.search).get("item") ?? "") : loaderData.asked;
  const here = themeHref(theme.id);
  return (
    <div className="wrap pt-6 sm:pt-10">
      <ButtonLink to="/" size="small" icon={<ArrowLeftIcon className="size-4.5" />}>
        {t("home")}
      </ButtonLink>
      <header className="mt-6 flex items-end gap-5 sm:gap-8">
        <div className="theme-picture">
          <ThemePicture id={theme.id} eager />
        </div>
        <div className="min-w-0 pb-1">
          <h1 className="type-page">{t(`gifts:themes.${theme.id}`)}</h1>
          <p className="mt-2 max-w-prose type-lead text-soft max-sm:hidden">
            {t(`descriptions.${theme.id}`)}
          </p>
        </div>
      </header>
      <p className="mt-4 type-lead text-soft sm:hidden">{t(`descriptions.${theme.id}`)}</p>
      <SubItems theme={theme} asked={asked} />
      {gifts || pending ? (
        <Suggestions theme={theme} asked={asked} gifts={gifts ?? []} pending={pending} />
      ) : (
        <Alert title={t("failed")} className="mt-10">
          <p>{t("failedText")}</p>
          <ButtonLink to={here} size="small" className="mt-3">
            {t("again")}
          </ButtonLink>
        </Alert>
      )}
      <section className="section-gap" aria-labelledby="other-occasions">
        <h2 id="other-occasions" className="mb-8 type-panel">
          {t("others")}
        </h2>
        <ThemeTiles
          themes={THEME_IDS.filter((id) => id !== theme.id).map((id) => ({
            id,
            name: t(`gifts:themes.${id}`),
            to: themeHref(id),
          }))}
        />
      </section>
    </div>
  );
}

/** What stands at the address of a theme that there is not. */
function UnknownTheme() {
  const { t } = useTranslation("themes");
  return (
    <section className="wrap grid items-center gap-8 pt-10 sm:pt-16 md:grid-cols-[1fr_30rem] md:gap-16">
      <div className="md:order-last">
        <ScenePicture
          src={DEFAULT_PICTURE}
          className="aspect-6/5 w-full max-w-[30rem] rounded-panel object-cover"
        />
      </div>
      <div>
        <h1 className="type-page break-phrases">{t("unknown.title")}</h1>
        <p className="mt-4 max-w-md type-lead text-soft">{t("unknown.text")}</p>
        <ButtonLink to="/" variant="ribbon" className="mt-8">
          {t("home")}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * A theme's sub-items; pressing the pressed one lets go of it. A form, so that it needs no
 * scripts.
 */
function SubItems({ theme, asked }: { theme: Theme; asked: string }) {
  const { t } = useTranslation("themes");
  const chosen = findThemeItem(theme, asked);
  return (
    <Form action={themeHref(theme.id)} method="get" preventScrollReset className="mt-8">
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

type SuggestionsProps = {
  theme: Theme;
  /** The sub-item as the address has it; empty for the whole theme. */
  asked: string;
  gifts: readonly GiftView[];
  pending: boolean;
};

/** The gifts of a sub-item, or those recommended for the theme, under their heading. */
function Suggestions({ theme, asked, gifts, pending }: SuggestionsProps) {
  const { t } = useTranslation("themes");
  const item = findThemeItem(theme, asked);
  const name = item ? t(`items.${item.id}`) : asked || t("recommended");
  const count = gifts.length;
  const none = !pending && count === 0;
  return (
    <section className="mt-12" aria-labelledby="suggestions" aria-busy={pending}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="suggestions" className="type-section wrap-anywhere">
          {name}
        </h2>
        <p role="status" className="figures type-small text-soft">
          {pending ? t("loading") : !none && t("count", { count })}
        </p>
      </div>
      {none && (
        <p role="status" className="type-lead wrap-anywhere text-soft">
          {t("none", { item: name })}
        </p>
      )}
      {pending ? (
        <GiftSkeletons count={6} />
      ) : (
        <GiftGrid key={asked}>
          {gifts.map((gift, index) => (
            <GiftCard
              key={gift.id}
              gift={gift}
              occasion={theme.occasion ?? undefined}
              eager={index < 3}
            />
          ))}
        </GiftGrid>
      )}
    </section>
  );
}

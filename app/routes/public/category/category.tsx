/** `/category/{category}`: a category's gifts, sub-item by sub-item, for everyone (spec §2, §6). */
import { useTranslation } from "react-i18next";
import { data, useNavigation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { ArrowLeftIcon } from "~/components/ui/icons";
import { requestContext } from "~/context.server";
import { CategoryNiches, NichePicture } from "~/features/category-niches/category-niches";
import { breadcrumbData, giftListData } from "~/features/structured-data/structured-data";
import { pageMeta, siteOf } from "~/lib/seo";
import { sharePictureOf } from "~worker/domain/catalogue/pictures";
import { findTheme, THEME_IDS, themeOf, themePath } from "~worker/domain/catalogue/themes";
import type { Route } from "./+types/category";
import { readSuggestions } from "./read-suggestions.server";
import { SubItems } from "./sub-items";
import { Suggestions } from "./suggestions";
import { UnknownCategory } from "./unknown-category";

export const handle = { namespaces: ["categories", "gifts", "cards", "errors"] };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const theme = findTheme(params.category);
  if (!theme) {
    const title = `${ctx.t("categories:unknown.title")} · Giftwright`;
    return data({ theme: null, title }, { status: 404 });
  }
  const suggestions = await readSuggestions(ctx, viewer, theme, new URL(request.url).searchParams);
  const name = ctx.t(`gifts:themes.${theme.id}`);
  const item = suggestions.item && ctx.t(`categories:items.${suggestions.item}`);
  return data(
    {
      theme: theme.id,
      ...suggestions,
      title: item
        ? ctx.t("categories:meta.titleItem", { item, name })
        : ctx.t("categories:meta.title", { name }),
      description: ctx.t(`categories:descriptions.${theme.id}`),
      trail: [
        { name: ctx.t("categories:home"), path: "/" },
        { name, path: themePath(theme.id) },
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
    path: themePath(theme),
    title,
    description,
    image: sharePictureOf(`/art/niche-${theme}.webp`),
    structured: site ? [giftListData(site, gifts ?? []), breadcrumbData(site, trail)] : [],
    // A sub-item is a part of its category's page, not one of its own.
    noindex: asked !== "",
  });
};

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("categories");
  const next = useNavigation().location;
  if (!loaderData.theme) return <UnknownCategory />;
  const theme = themeOf(loaderData.theme);
  const { gifts } = loaderData;
  const pending = next?.pathname.startsWith("/category/") ?? false;
  const asked = pending ? (new URLSearchParams(next?.search).get("item") ?? "") : loaderData.asked;
  const here = themePath(theme.id);
  return (
    <div className="wrap pt-6 sm:pt-10">
      <ButtonLink to="/" size="small" icon={<ArrowLeftIcon className="size-4.5" />}>
        {t("home")}
      </ButtonLink>
      <header className="mt-6 flex items-end gap-5 sm:gap-8">
        <div className="category-icon">
          <NichePicture id={theme.id} eager />
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
        <CategoryNiches
          niches={THEME_IDS.filter((id) => id !== theme.id).map((id) => ({
            id,
            name: t(`gifts:themes.${id}`),
            to: themePath(id),
          }))}
        />
      </section>
    </div>
  );
}

/** `/gifts/{slug}`: one gift, whom it suits and what is like it; what sharing a gift shares. */
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { requestContext } from "~/context.server";
import { categoryName } from "~/features/gift-card/category-name";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import { searchUrl } from "~/features/gift-search/search-url";
import { breadcrumbData, giftPath, productData } from "~/features/structured-data/structured-data";
import { pageMeta, siteOf } from "~/lib/seo";
import {
  findSimilar,
  getGiftBySlug,
  nameInterests,
  themesOfGift,
} from "~worker/domain/catalogue/catalogue.server";
import { themeNamed } from "~worker/domain/catalogue/category-names";
import { sharePictureOf } from "~worker/domain/catalogue/pictures";
import { themePath } from "~worker/domain/catalogue/themes";
import { type GiftCategory, isCategory } from "~worker/domain/catalogue/vocabulary";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";
import { DomainError } from "~worker/domain/errors";
import type { Route } from "./+types/gift";
import { Breadcrumbs } from "./breadcrumbs";
import { GiftDetails } from "./gift-details";
import { WhoItSuits } from "./who-it-suits";

export const handle = { namespaces: ["gift", "gifts", "cards", "errors"] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const page = await getGiftBySlug(ctx, params.slug).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "notFound")
      throw data(null, { status: 404 });
    throw error;
  });
  const { suits } = page;
  const all = [page.gift, ...(await findSimilar(ctx, page))];
  const [gift = page.gift, ...similar] = await withDiscounts(ctx, viewer, all);
  const category = categoryName(ctx.t, gift.category);
  const theme = themeNamed(gift.category);
  return {
    gift,
    interests: nameInterests(ctx, gift.tags),
    suits: suits && {
      ages: suits.ages,
      occasions: suits.occasions,
      relationships: suits.relationships,
    },
    themes: themesOfGift(gift, suits?.occasions ?? []),
    similar,
    title: ctx.t("gift:meta.title", { name: gift.name }),
    trail: [
      { name: ctx.t("gift:trail.home"), path: "/" },
      { name: category, path: theme ? themePath(theme) : searchOf(gift.category, category) },
      { name: gift.name, path: giftPath(gift.slug) },
    ],
  };
}

/** A search for a category: by its filter, or by its words where it is none of ours. */
const searchOf = (category: GiftCategory, name: string) =>
  searchUrl(isCategory(category) ? { category } : { q: name });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { gift, title, trail } = loaderData;
  const site = siteOf(matches);
  return pageMeta(matches, {
    path: giftPath(gift.slug),
    title,
    description: gift.description,
    image: sharePictureOf(gift.imageUrl),
    structured: site ? [productData(site, gift), breadcrumbData(site, trail)] : [],
  });
};

export default function Gift({ loaderData }: Route.ComponentProps) {
  const { gift, interests, suits, themes, similar, trail } = loaderData;
  const { t } = useTranslation("gift");
  return (
    <div className="wrap pt-6 sm:pt-8">
      <Breadcrumbs steps={trail} />
      {/* Another gift is another page: its picture and buttons start afresh. */}
      <article key={gift.id} aria-labelledby="gift-name">
        <GiftDetails gift={gift}>
          <WhoItSuits interests={interests} suits={suits} themes={themes} />
        </GiftDetails>
      </article>
      <section className="section-gap" aria-labelledby="similar">
        <h2 id="similar" className="mb-6 type-section">
          {t("similar")}
        </h2>
        <GiftGrid>
          {similar.map((other) => (
            <GiftCard key={other.id} gift={other} compact />
          ))}
        </GiftGrid>
      </section>
    </div>
  );
}

/** `/gifts/{slug}`: one gift, whom it suits and what is like it; what sharing a gift shares. */

import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { themeNamed } from "#shared/catalogue/category-names";
import { sharePictureOf } from "#shared/catalogue/pictures";
import type { GiftView } from "#shared/catalogue/schema";
import type { ThemeId } from "#shared/catalogue/themes";
import {
  type GiftCategory,
  isCategory,
  MAX_AGE,
  type Occasion,
  RELATIONSHIPS,
  type Relationship,
} from "#shared/catalogue/vocabulary";
import { formatPrice } from "#shared/format/money";
import { requestContext } from "~/context.server";
import { orNotFound } from "~/failures.server";
import { ageText } from "~/features/gift-card/age-text";
import { ApproximatePrice } from "~/features/gift-card/approximate-price";
import { BuyButton } from "~/features/gift-card/buy-button";
import { categoryName } from "~/features/gift-card/category-name";
import { DiscountCodes } from "~/features/gift-card/discount-codes";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { GiftTag } from "~/features/gift-card/gift-tag";
import { SaveButton } from "~/features/gift-card/save-button";
import { SeasonPennant } from "~/features/gift-card/season-pennant";
import { SHARED, ShareButton } from "~/features/gift-card/share-button";
import { AddToList } from "~/features/gift-lists/add-to-list";
import { searchUrl } from "~/features/gift-search/search-url";
import { breadcrumbData, giftPath, productData } from "~/features/structured-data/structured-data";
import { themeHref } from "~/features/themes/theme-href";
import type { Address, To } from "~/lib/address";
import { Link } from "~/lib/router";
import { pageMeta, siteOf } from "~/lib/seo";
import { type FixedT, useTranslation } from "~/translation";
import {
  findSimilar,
  getGiftBySlug,
  nameInterests,
  themesOfGift,
} from "~worker/domain/catalogue/catalogue.server";
import { withDiscounts } from "~worker/domain/discounts/discounts.server";
import type { Route } from "./+types/gift";
import "./folded-card.css";

export const handle = { namespaces: ["gift", "gifts", "cards", "errors"] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const page = await orNotFound(getGiftBySlug(ctx, params.slug));
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
      { name: ctx.t("gift:trail.home"), path: "/" as const },
      { name: category, path: theme ? themeHref(theme) : searchOf(gift.category, category) },
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
  const isShared = useLocation().search === SHARED;
  return (
    <div className="wrap pt-6 sm:pt-8">
      <Breadcrumbs steps={trail} />
      {/* Another gift is another page: its picture and buttons start afresh. */}
      <article
        key={gift.id}
        aria-labelledby="gift-name"
        className={isShared ? "folded-card" : undefined}
      >
        {isShared && <p className="type-lead mb-5 text-ribbon">{t("shared")}</p>}
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

type BreadcrumbsProps = { steps: readonly { name: string; path: Address }[] };

/** The way to this page, from home; the last step is the page itself. */
function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const { t } = useTranslation("gift");
  return (
    <nav aria-label={t("trail.label")} className="mb-6 sm:mb-8">
      <ol className="flex flex-wrap items-center gap-x-2 type-label font-normal text-soft">
        {steps.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < steps.length - 1 ? (
              <Link to={path} className="inline-flex min-h-8 items-center link">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type GiftDetailsProps = {
  gift: GiftView;
  /** What follows the buttons. */
  children: ReactNode;
};

/** A gift at large: its picture beside its words, price and buttons. */
function GiftDetails({ gift, children }: GiftDetailsProps) {
  const { t, i18n } = useTranslation("gift");
  const reason = gift.reasoning ?? gift.why;
  return (
    <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12 lg:gap-16">
      <div className="relative">
        <GiftPicture src={gift.imageUrl} alt={gift.name} eager />
        <SeasonPennant gift={gift} />
      </div>
      <div>
        <p className="type-label font-normal text-soft">{categoryName(t, gift.category)}</p>
        <h1 id="gift-name" className="mt-1 type-page break-words">
          {gift.name}
        </h1>
        <p className="mt-4 type-lead text-soft">{gift.description}</p>
        {reason && (
          <div className="mt-6">
            <GiftTag reason={reason} />
          </div>
        )}
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
          <span className="figures type-panel whitespace-nowrap">
            {formatPrice(gift.priceCents, i18n.language)}
          </span>
          <ApproximatePrice price={gift.approximatePrice} />
          <span className="type-body">{t("store", { store: gift.store })}</span>
        </p>
        <p className="mt-1 type-small text-soft">{t("priceNote")}</p>
        <div className="gift-actions mt-6 flex-wrap">
          <BuyButton gift={gift} />
          <SaveButton gift={gift} />
          <AddToList gift={gift} />
          <ShareButton gift={gift} />
        </div>
        <p className="mt-3">
          <Link
            to={`/people/give?gift=${gift.id}`}
            className="link inline-block py-1 type-small"
            rel="nofollow"
          >
            {t("given")}
          </Link>
        </p>
        {gift.discounts && (
          <div className="mt-5 max-w-md">
            <DiscountCodes gift={gift} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

type WhoItSuitsProps = {
  /** What the gift is for, in the visitor's language. */
  interests: readonly { id: string; name: string }[];
  /** Null where only the interests are known. */
  suits: {
    ages: readonly [number, number];
    occasions: readonly Occasion[];
    relationships: readonly Relationship[];
  } | null;
  /** The occasion categories that it belongs to, each with a page of its own. */
  themes: readonly ThemeId[];
};

/** Whom a gift suits, by the facts that ranking goes by. */
function WhoItSuits({ interests, suits, themes }: WhoItSuitsProps) {
  const { t, i18n } = useTranslation("gift");
  const list = (words: string[]) => new Intl.ListFormat(i18n.language).format(words);
  return (
    <section aria-labelledby="suits" className="mt-10 rounded-panel bg-raised p-6 shadow-rest">
      <h2 id="suits" className="type-panel">
        {t("suits.title")}
      </h2>
      <dl className="mt-4 grid gap-4">
        {interests.length > 0 && (
          <Fact name={t("suits.interests")}>
            <Chips links={interests.map(({ name }) => ({ to: searchUrl({ q: name }), name }))} />
          </Fact>
        )}
        {suits && (
          <>
            <Fact name={t("suits.ages")}>{agesOf(suits.ages, t)}</Fact>
            <Fact name={t("suits.relationships")}>{list(peopleOf(suits.relationships, t))}</Fact>
            <Fact name={t("suits.occasions")}>
              {list(suits.occasions.map((occasion) => t(`gifts:occasions.${occasion}`)))}
            </Fact>
          </>
        )}
        {themes.length > 0 && (
          <Fact name={t("suits.categories")}>
            <Chips
              links={themes.map((id) => ({ to: themeHref(id), name: t(`gifts:themes.${id}`) }))}
            />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Chips({ links }: { links: readonly { to: To; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-2 pt-1">
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-8 items-center rounded-full border border-edge px-3 type-label hover:border-ink hover:bg-sunk"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-label text-soft">{name}</dt>
      <dd className="type-body">{children}</dd>
    </div>
  );
}

const agesOf = (ages: readonly [number, number], t: FixedT<"gift">) =>
  ages[0] === 0 && ages[1] >= MAX_AGE ? t("suits.anyAge") : ageText(ages, t);

/** "Other" says nothing beside the rest, and all of them are anyone. */
function peopleOf(relationships: readonly Relationship[], t: FixedT<"gift">): string[] {
  const named = relationships.filter((relationship) => relationship !== "other");
  if (named.length === RELATIONSHIPS.length - 1 || named.length === 0) return [t("suits.anyone")];
  return named.map((relationship) => t(`gifts:relationships.${relationship}`));
}

import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ageText } from "~/features/gift-card/age-text";
import { searchUrl } from "~/features/gift-search/search-url";
import { type ThemeId, themePath } from "~worker/domain/catalogue/themes";
import {
  MAX_AGE,
  type Occasion,
  RELATIONSHIPS,
  type Relationship,
} from "~worker/domain/catalogue/vocabulary";

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
export function WhoItSuits({ interests, suits, themes }: WhoItSuitsProps) {
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
              links={themes.map((id) => ({ to: themePath(id), name: t(`gifts:themes.${id}`) }))}
            />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Chips({ links }: { links: readonly { to: string; name: string }[] }) {
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

const agesOf = (ages: readonly [number, number], t: TFunction<"gift">) =>
  ages[0] === 0 && ages[1] >= MAX_AGE ? t("suits.anyAge") : ageText(ages, t as TFunction);

/** "Other" says nothing beside the rest, and all of them are anyone. */
function peopleOf(relationships: readonly Relationship[], t: TFunction<"gift">): string[] {
  const named = relationships.filter((relationship) => relationship !== "other");
  if (named.length === RELATIONSHIPS.length - 1 || named.length === 0) return [t("suits.anyone")];
  return named.map((relationship) => t(`gifts:relationships.${relationship}`));
}

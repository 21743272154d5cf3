import type { SeasonKey } from "#shared/catalogue/season";
import { useTranslation } from "~/translation";
import { SeasonScene } from "./season-scene";
import "./season-hero.css";

/** The home page's window: headline, eyebrow and still life follow the season. */
export function SeasonHero({ season }: { season: SeasonKey }) {
  const { t } = useTranslation("home");
  return (
    <section className="season-hero on-scene" aria-labelledby="hero-title">
      <div className="wrap relative h-full">
        <div className="season-hero-copy">
          <p className="type-nav mb-3 font-semibold md:mb-5">{t(`hero.eyebrow.${season}`)}</p>
          <h1 id="hero-title" className="type-hero break-phrases whitespace-pre-line">
            {t(`hero.headline.${season}`)}
          </h1>
          <p className="type-lead mt-4 md:mt-5">{t("hero.lead")}</p>
        </div>
        <SeasonScene season={season} />
      </div>
    </section>
  );
}

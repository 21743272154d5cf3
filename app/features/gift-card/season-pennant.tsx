import { useContext } from "react";
import type { GiftView } from "#shared/catalogue/schema";
import type { Occasion } from "#shared/catalogue/vocabulary";
import { PageContext } from "~/lib/page-context";
import { useTranslation } from "~/translation";
import { pennantOf } from "./pennant";

type SeasonPennantProps = {
  gift: Pick<GiftView, "season" | "holiday">;
  occasion?: Occasion | undefined;
};

/**
 * "{Season} Pick", pinned to a picture's upper left corner, on gifts of what is on or asked for.
 */
export function SeasonPennant({ gift, occasion }: SeasonPennantProps) {
  const { t } = useTranslation("cards");
  const { season: now } = useContext(PageContext);
  const season = pennantOf(gift, now, occasion);
  return season ? <p className="season-pennant">{t(`pick.${season}`)}</p> : null;
}

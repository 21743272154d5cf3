/**
 * Made-up discount codes, to try things out on one's own machine: marked as samples, worth nothing
 * at any store, and never part of what a deploy loads.
 */
import type { Locale } from "#shared/locale";
import { quote } from "../../worker/domain/load-sql";

const DAY = 86_400;

type Sample = { slug: string; code: string; percent?: number; cents?: number; days: number | null };

const SAMPLES: readonly Sample[] = [
  { slug: "glass-teapot-with-infuser", code: "SAMPLE10", percent: 10, days: 60 },
  { slug: "glass-teapot-with-infuser", code: "SAMPLE5OFF", cents: 500, days: null },
  { slug: "black-teas-of-four-regions", code: "SAMPLE15", percent: 15, days: 30 },
  { slug: "jasmine-blooming-tea-flowers", code: "SAMPLEPAST", percent: 50, days: -1 },
  { slug: "pour-over-coffee-dripper-set", code: "SAMPLE20", percent: 20, days: 90 },
  { slug: "natural-cork-yoga-mat", code: "SAMPLE25", percent: 25, days: 14 },
  { slug: "wooden-whimsy-jigsaw-puzzle", code: "SAMPLE10OFF", cents: 1_000, days: null },
];

const TERMS: Record<Locale, string> = {
  en: "Made up, to try things out: no store takes this code.",
  fr: "Inventé pour faire des essais : aucun magasin n’accepte ce code.",
  es: "Inventado para hacer pruebas: ninguna tienda acepta este código.",
  zh: "为试用而虚构：任何商店都不接受此优惠码。",
};

/** SQL that makes the samples exactly these, checked and dated as of `now` (UTC seconds). */
export function sampleStatements(now: number): string[] {
  const rows = SAMPLES.map(({ slug, code, percent = null, cents = null, days }, index) => {
    const expiresAt = days === null ? null : now + days * DAY;
    const values = [code, percent, cents, JSON.stringify(TERMS), expiresAt, now - DAY, 1, now];
    return (
      "INSERT INTO discount_codes (id, gift_id, code, percent_off, cents_off, terms, expires_at, checked_at, is_sample, created_at) " +
      `SELECT ${quote(`sample-${index}`)}, id, ${values.map(quote).join(", ")} FROM gifts WHERE slug = ${quote(slug)};`
    );
  });
  return ["DELETE FROM discount_codes WHERE is_sample = 1;", ...rows];
}

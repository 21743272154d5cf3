import { pictureOfCategory } from "#shared/catalogue/pictures";
import { CATEGORIES, type Category } from "#shared/catalogue/vocabulary";
import { HERO_GIFT, SEASON_ART } from "../../app/features/season-hero/season-art";
import { IDEAS } from "../../worker/domain/party/entertainment/ideas";
import type { PicturedGift } from "./gifts";
import type { SceneName } from "./scenes";

/**
 * One drawing to be made into one file (a cut-out, a picture to share) or two (a scene, light and
 * dark).
 */
export type Order =
  | {
      kind: "picture" | "niche" | "share";
      file: string;
      emoji: string;
      /** Smaller drawings beside it; only on pictures. */
      beside?: readonly string[];
      scene: SceneName;
    }
  | {
      kind: "art";
      file: string;
      emoji: string;
    };

/** The home page's categories: what stands in which scene. */
const NICHES: Record<string, readonly [emoji: string, scene: SceneName]> = {
  birthday: ["birthday-cake", "food"],
  anniversary: ["ring", "jewelry"],
  wedding: ["dove", "beauty"],
  holiday: ["christmas-tree", "outdoors"],
  "thank-you": ["bouquet", "garden"],
  graduation: ["graduation-cap", "tech"],
  "st-patricks": ["shamrock", "music"],
  housewarming: ["house-with-garden", "home"],
  "baby-shower": ["baby-bottle", "kids"],
};

/** What stands in for a gift that has no picture of its own: a model's idea, by category. */
const STAND_INS: Record<Category, string> = {
  home: "couch-and-lamp",
  kitchen: "shallow-pan-of-food",
  books: "closed-book",
  tech: "laptop",
  garden: "seedling",
  beauty: "lotion-bottle",
  clothing: "scarf",
  sports: "sports-medal",
  games: "game-die",
  art: "artist-palette",
  music: "musical-score",
  outdoors: "camping",
  food: "pot-of-food",
  jewelry: "gem-stone",
  kids: "teddy-bear",
  experiences: "admission-tickets",
};

/** Everything that should exist under `public/pictures` and `public/art`. */
export function ordersOf(gifts: readonly PicturedGift[]): Order[] {
  const pictures = gifts.map(
    ({ slug, category, picture: [emoji = "wrapped-gift", ...beside] }): Order => ({
      kind: "picture",
      file: `pictures/${slug}`,
      emoji,
      beside,
      scene: category,
    }),
  );
  const niches = Object.entries(NICHES).map(([id, [emoji, scene]]): Order => {
    return { kind: "niche", file: `art/niche-${id}`, emoji, scene };
  });
  const seasonal = Object.values(SEASON_ART).flatMap((items) => items.map(({ emoji }) => emoji));
  const art = [...new Set(["wrapped-gift", ...seasonal])].map((emoji): Order => {
    return { kind: "art", file: `art/${emoji}`, emoji };
  });
  const ownDrawings = CATEGORIES.map((category): Order => {
    const file = pictureOfCategory(category)
      .slice(1)
      .replace(/\.webp$/, "");
    return { kind: "picture", file, emoji: STAND_INS[category], scene: category };
  });
  const stock: Order = {
    kind: "picture",
    file: "pictures/default",
    emoji: "wrapped-gift",
    scene: "default",
  };
  const scenes = [...pictures, stock, ...ownDrawings];
  // Seen by their host alone, so nobody shares them.
  const parties = IDEAS.map(({ slug, emoji, scene }): Order => {
    return { kind: "picture", file: `pictures/party-${slug}`, emoji, scene };
  });
  return [...scenes, ...parties, ...niches, ...art, ...sharesOf([stock, ...niches])];
}

/**
 * What other sites show for a link to a page that has no gift's picture: by category, and by
 * season.
 */
function sharesOf(orders: readonly Order[]): Order[] {
  const scenes = orders.flatMap((order): Order[] => {
    const file = order.file.replace(/^(pictures|art)\//, "share/");
    return order.kind === "art" ? [] : [{ ...order, kind: "share", file }];
  });
  const seasons = Object.entries(SEASON_ART).map(([season, [item]]): Order => {
    const emoji = item?.emoji ?? HERO_GIFT.emoji;
    return { kind: "share", file: `share/season-${season}`, emoji, scene: "default" };
  });
  return [...scenes, ...seasons];
}

/** The files of an order, below `public/`. */
export function filesOf({ kind, file }: Order): string[] {
  if (kind === "share") return [`${file}.jpg`];
  return kind === "art" ? [`${file}.webp`] : [`${file}.webp`, `${file}-dark.webp`];
}

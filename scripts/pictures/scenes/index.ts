import type { Category } from "#shared/catalogue/vocabulary";
import type { Scene } from "../scene";
import { art } from "./art";
import { beauty } from "./beauty";
import { books } from "./books";
import { clothing } from "./clothing";
import { experiences } from "./experiences";
import { food } from "./food";
import { games } from "./games";
import { garden } from "./garden";
import { home } from "./home";
import { jewelry } from "./jewelry";
import { kids } from "./kids";
import { kitchen } from "./kitchen";
import { music } from "./music";
import { neutral } from "./neutral";
import { outdoors } from "./outdoors";
import { sports } from "./sports";
import { tech } from "./tech";

export type SceneName = Category | "default";

/** Every category's scene (look.md, "Gift pictures"). */
export const SCENES: Record<SceneName, Scene> = {
  home,
  kitchen,
  books,
  tech,
  garden,
  beauty,
  clothing,
  sports,
  games,
  art,
  music,
  outdoors,
  food,
  jewelry,
  kids,
  experiences,
  default: neutral,
};

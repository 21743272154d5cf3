import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);

/** The absolute path of a file of the project. */
export function pathOf(file: string) {
  return fileURLToPath(new URL(file, ROOT));
}

/** The folders under `public/` that are wholly generated, and ignored by git. */
export const FOLDERS = ["pictures", "art", "share"] as const;

/** What was made from what. */
export const MANIFEST = "public/pictures/manifest.json";

/** True sizes of the cut-outs; committed, because the page's code needs them before any build. */
export const ART_SIZES = "app/features/season-hero/art.json";

/** Drawings that many pages show, in one file that browsers keep. */
import sprite from "./sprite.svg?url&no-inline";

/** The address of a drawing of `sprite.svg`, for the `href` of a `<use>`. */
export const drawingAt = (name: string) => `${sprite}#${name}`;

/** culori ships no types; these are the two calls the palette needs. */
declare module "culori" {
  type Oklch = { mode: "oklch"; l: number; c: number; h: number };
  export function toGamut(mode: "rgb", through: "oklch"): (color: Oklch) => { mode: "rgb" };
  export function formatHex(color: { mode: string }): string;
}

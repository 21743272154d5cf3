/** One more call of culori, which ships no types, for the token test. */
declare module "culori" {
  export function oklch(hex: string): { mode: "oklch"; l: number; c: number; h: number };
}

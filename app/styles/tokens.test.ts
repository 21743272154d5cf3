/**
 * Keeps the look's contrast promises, computed from the style sheets as they are (look.md, tokens).
 */
import { readFileSync } from "node:fs";
import { formatHex, oklch } from "culori";
import { describe, expect, it } from "vitest";

const TEXT = 4.5;
const EDGE = 3;
const SURFACES = ["paper", "raised", "sunk"] as const;
const SEASONS = [
  "st-patricks",
  "easter",
  "mothers-day",
  "fathers-day",
  "independence-day",
  "halloween",
  "thanksgiving",
  "christmas",
  "spring",
  "summer",
  "autumn",
  "winter",
];

const tokens = sheet("tokens.css");
const seasons = sheet("seasons.css");

describe.each(["light", "dark"] as const)("%s", (scheme) => {
  const base = { ...declared(tokens.light, "@theme static"), ...darkened(tokens, ":root") };
  const ratio = contrastIn(base);

  it.each(SURFACES)("text and edges show on %s", (surface) => {
    for (const text of ["ink", "soft", "good", "bad", "warn"]) {
      expect.soft(ratio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(TEXT);
    }
    expect.soft(ratio("edge", surface), `edge on ${surface}`).toBeGreaterThanOrEqual(EDGE);
  });

  it.each(["good", "bad", "warn"])("%s shows on its tint", (tone) => {
    for (const text of [tone, "ink", "soft"]) {
      expect.soft(ratio(text, `${tone}-tint`), text).toBeGreaterThanOrEqual(TEXT);
    }
    expect.soft(ratio("edge", `${tone}-tint`)).toBeGreaterThanOrEqual(EDGE);
  });

  it.each([
    ["paper", "ink", TEXT],
    ["bad-ink", "bad", TEXT],
    ["footer-ink", "footer", TEXT],
    ["footer-soft", "footer", TEXT],
    ["footer-edge", "footer", EDGE],
  ])("%s shows on %s", (front, back, least) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(least);
  });

  describe.each(SEASONS)("%s", (season) => {
    const colours = {
      ...base,
      ...declared(seasons.light, "[data-season]"),
      ...darkened(seasons, "[data-season]"),
      ...declared(seasons.light, `[data-season="${season}"]`),
      ...darkened(seasons, `[data-season="${season}"]`),
    };
    const of = contrastIn(colours);

    it("a: ribbon-ink on ribbon", () => {
      expect(of("ribbon-ink", "ribbon")).toBeGreaterThanOrEqual(TEXT);
    });
    it("b: ribbon on the page's surfaces", () => {
      for (const surface of SURFACES) {
        expect.soft(of("ribbon", surface), surface).toBeGreaterThanOrEqual(TEXT);
      }
    });
    it("c: ribbon on tint", () => {
      expect(of("ribbon", "tint")).toBeGreaterThanOrEqual(TEXT);
    });
    it("d: ink and soft on tint, edge too", () => {
      expect.soft(of("ink", "tint")).toBeGreaterThanOrEqual(TEXT);
      expect.soft(of("soft", "tint")).toBeGreaterThanOrEqual(TEXT);
      expect.soft(of("edge", "tint")).toBeGreaterThanOrEqual(EDGE);
    });
    it("e: scene-ink on wall and floor", () => {
      for (const part of ["wall-from", "wall-to", "floor"]) {
        expect.soft(of("scene-ink", part), part).toBeGreaterThanOrEqual(TEXT);
      }
    });
    it("hover only adds contrast", () => {
      const hovered = contrastIn({
        ...colours,
        hover: hoverOf(resolve(colours, "ribbon"), scheme),
      });
      expect(hovered("ribbon-ink", "hover")).toBeGreaterThan(of("ribbon-ink", "ribbon"));
    });
  });

  /** What the dark part of a sheet changes; nothing in light. */
  function darkened(from: Sheet, selector: string) {
    return scheme === "dark" ? declared(from.dark, selector) : {};
  }
});

type Sheet = { light: string; dark: string };
type Colours = Record<string, string>;

/** A sheet's rules outside and inside its dark media query. */
function sheet(name: string): Sheet {
  const css = readFileSync(new URL(name, import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");
  const query = "@media (prefers-color-scheme: dark)";
  const start = css.indexOf(query);
  const dark = blockAt(css, start);
  return { light: css.slice(0, start), dark };
}

/** The text between the braces that open after `start`. */
function blockAt(css: string, start: number): string {
  const open = css.indexOf("{", start);
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return css.slice(open + 1, at);
  }
  throw new Error("braces don't match");
}

/** The colours that the rule of exactly this selector sets, by name. */
function declared(css: string, selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) return {};
  const pairs = blockAt(css, start).matchAll(/--color-([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...pairs].map(([, name = "", value = ""]) => [name, value.trim()]));
}

/** A token's hex value, through any number of var(). */
function resolve(colours: Colours, name: string): string {
  const value = colours[name];
  if (!value) throw new Error(`no colour ${name}`);
  const other = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  return other ? resolve(colours, other) : value;
}

/** WCAG 2 contrast of two tokens. */
function contrastIn(colours: Colours) {
  return (front: string, back: string) => {
    const [a, b] = [front, back].map((name) => luminance(resolve(colours, name)));
    const [light = 1, dark = 1] = [a, b].sort((one = 0, two = 0) => two - one);
    return (light + 0.05) / (dark + 0.05);
  };
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is not a colour of six digits`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The fill under a pointer: `--fill-step` of OKLCH lightness away from its text. */
function hoverOf(hex: string, scheme: "light" | "dark"): string {
  const source = scheme === "dark" ? tokens.dark : tokens.light;
  const step = Number(/--fill-step:\s*([-\d.]+);/.exec(source)?.[1]);
  const colour = oklch(hex);
  if (Number.isNaN(step)) throw new Error("no hover");
  const moved = { ...colour, l: colour.l + step };
  return formatHex(moved);
}

/**
 * Draws `docs/growth.svg` from the reports of `.cache/bench`: CPU against the control by the number
 * of gifts. Joins them all in `.cache/bench/bench.json`.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import type { Report } from "./bench";

const SHOWN = ["GET /", "GET /search?q=tea", "GET /gifts/…", "POST /api/recommend"];
const COLORS = ["#b3261e", "#1a6b4f", "#2b5fab", "#8a5a00"];
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [720, 380, 50, 190, 30, 50];

const reports = globSync(".cache/bench/[0-9]*.json")
  .map((file): Report => JSON.parse(readFileSync(file, "utf8")))
  .sort((a, b) => a.gifts - b.gifts);
const upload = ".cache/bench/upload.json";
const all = { reports, ...(existsSync(upload) && JSON.parse(readFileSync(upload, "utf8"))) };
writeFileSync(".cache/bench/bench.json", `${JSON.stringify(all, null, 2)}\n`);

const sizes = reports.map(({ gifts }) => gifts);
const [least, most] = [Math.log10(Math.min(...sizes)), Math.log10(Math.max(...sizes))];
const highest = Math.ceil(
  Math.max(...reports.flatMap(({ rows }) => SHOWN.map((name) => rows[name]?.ratio ?? 0))),
);
const x = (gifts: number) =>
  Math.round(LEFT + ((Math.log10(gifts) - least) / (most - least)) * (WIDTH - LEFT - RIGHT));
const y = (ratio: number) =>
  Math.round(HEIGHT - BOTTOM - (ratio / highest) * (HEIGHT - TOP - BOTTOM));

const grid = Array.from({ length: highest + 1 }, (_, ratio) => {
  const line = `M${LEFT} ${y(ratio)}H${WIDTH - RIGHT}`;
  return `<path d="${line}" stroke="#ddd"/><text x="12" y="${y(ratio) + 4}">${ratio} ×</text>`;
});
const ticks = sizes.map(
  (size) =>
    `<text x="${x(size)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${size.toLocaleString("en")}</text>`,
);
/** Names keep a line's height between them, whatever the lines do. */
let lowest = TOP - 16;
const lines = SHOWN.map((name, index) => ({ name, color: COLORS[index] }))
  .map((line) => ({ ...line, last: y(reports.at(-1)?.rows[line.name]?.ratio ?? 0) }))
  .sort((a, b) => a.last - b.last)
  .map(({ name, color, last }) => {
    const points = reports.map(({ gifts, rows }) => `${x(gifts)},${y(rows[name]?.ratio ?? 0)}`);
    lowest = Math.max(last, lowest + 16);
    return (
      `<polyline points="${points.join(" ")}" fill="none" stroke="${color}" stroke-width="2"/>` +
      `<text x="${WIDTH - RIGHT + 10}" y="${lowest + 4}" fill="${color}">${name}</text>`
    );
  });
const title = "CPU against the control, by the number of gifts";
writeFileSync(
  "docs/growth.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="13">
<title>${title}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${LEFT}" y="18" font-weight="bold">${title}</text>
${[...grid, ...ticks, ...lines].join("\n")}
<text x="${LEFT}" y="${HEIGHT - 8}">gifts (logarithmic)</text>
</svg>
`,
);
console.log("docs/growth.svg, .cache/bench/bench.json");

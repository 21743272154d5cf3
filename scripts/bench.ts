/**
 * `npm run bench`: how long the built Worker takes to answer on this machine, without network, and what
 * each page costs in D1. Figures are for comparing two states of the code, not for failing a build.
 */
const base = process.env.BASE_URL ?? "http://localhost:8787";
const WARM_UP = 15;
const ROUNDS = 120;

const briefs = [
  { age: "26-50", occasion: "birthday", interests: "tea, hiking", budget: "50-100" },
  { age: "71-80", occasion: "christmas", interests: "jardinage, sans noix", budget: "0-50" },
  { age: "11-14", occasion: "birthday", interests: "ajedrez, dinosaurios", budget: "0-50" },
  { age: "51-70", occasion: "retirement", interests: "咖啡、钓鱼，不要酒精", budget: "100-200" },
  { age: "22-25", occasion: "graduation", interests: "sourdough and gardning", budget: "200+" },
].map((brief) => ({ recipient: "My aunt", relationship: "family", ...brief }));

type Case = { name: string; ask: (round: number) => [path: string, init?: RequestInit] };

const json = { "content-type": "application/json" };
const cases: Case[] = [
  {
    name: "POST /api/recommend",
    ask: (round) => [
      "/api/recommend",
      { method: "POST", headers: json, body: JSON.stringify(briefs[round % briefs.length]) },
    ],
  },
  {
    name: "POST / (page)",
    ask: (round) => [
      "/?index",
      { method: "POST", body: new URLSearchParams(briefs[round % briefs.length]) },
    ],
  },
  { name: "GET / (page)", ask: () => ["/"] },
  { name: "GET /search?q=tea (page)", ask: () => ["/search?q=tea"] },
  { name: "GET /api/gifts/search?q=te", ask: () => ["/api/gifts/search?q=te"] },
  { name: "GET /api/gifts/search?q=cofee", ask: () => ["/api/gifts/search?q=cofee"] },
];

const figure = (timing: string, name: string) =>
  Number(new RegExp(`${name};desc="(\\d+)"`).exec(timing)?.[1] ?? 0);

async function measure({ name, ask }: Case) {
  const times: number[] = [];
  let [queries, rows, bytes] = [0, 0, 0];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const [path, init] = ask(round);
    const headers = new Headers(init?.headers);
    // Each round is another visitor, or the rate limit would answer.
    headers.set("cf-connecting-ip", `10.0.${round >> 8}.${round & 255}`);
    const started = performance.now();
    const response = await fetch(base + path, { ...init, headers });
    bytes = (await response.arrayBuffer()).byteLength;
    const took = performance.now() - started;
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    const timing = response.headers.get("server-timing") ?? "";
    queries = Math.max(queries, figure(timing, "queries"));
    rows = Math.max(rows, figure(timing, "rows-read"));
    if (round >= WARM_UP) times.push(took);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return { case: name, p50: at(0.5), p90: at(0.9), p99: at(0.99), queries, rows, bytes };
}

const table = [];
for (const entry of cases) table.push(await measure(entry));
console.table(table);

export {};

import { readFileSync } from "node:fs";
import { parseBrief } from "../worker/domain/brief/parse-brief";
import { factsOf } from "../worker/domain/catalogue/candidate";
import { interestName } from "../worker/domain/catalogue/interests";
import { termsOf } from "../worker/domain/catalogue/terms";
import { termsFor } from "../worker/domain/recommendations/candidates.server";
import { brokenWishes, isRefusedByName } from "../worker/domain/recommendations/certify";
import { rankCandidates } from "../worker/domain/recommendations/rank";
import { readCatalogue } from "./lib/catalogue-files";

const { gifts, seasonal, problems } = readCatalogue();
console.log(problems.length, "problems", problems.slice(0, 5));
const all = [...gifts, ...seasonal].map((g, i) => ({
  gift: g,
  c: { ...factsOf(g), id: i + 1 },
  terms: new Set(termsOf(factsOf(g))),
}));
const requests = JSON.parse(readFileSync(process.argv[2]!, "utf8"));
for (const r of requests) {
  const parsed = parseBrief(r);
  console.log("\n##", JSON.stringify(r));
  if (!parsed.ok) {
    console.log(parsed);
    continue;
  }
  const b = parsed.brief;
  console.log(
    "  brief:",
    JSON.stringify({
      ages: b.ages,
      occ: b.occasion,
      rel: b.relationship,
      aud: b.audience,
      budget: b.budget,
      interests: b.interests.map((i) => i.id + "<" + i.words),
      owned: b.owned,
      limits: b.limits,
      sit: b.situations,
      dis: Object.fromEntries(Object.entries(b.dislikes).filter(([, v]) => v.length)),
      unk: b.unknownWords,
    }),
  );
  const terms = new Set(termsFor(b));
  const cands = all
    .filter(
      (a) =>
        [...a.terms].some((t) => terms.has(t)) &&
        brokenWishes(a.c, b).length === 0 &&
        !isRefusedByName(a.gift.text.en.name, b),
    )
    .map((a) => a.c);
  for (const x of rankCandidates(cands, b, { season: "thanksgiving" }, 8)) {
    const g = all[x.candidate.id - 1]!.gift;
    console.log(
      "  -",
      `${g.text.en.name} $${g.priceCents / 100} [${x.match.how} ${"interest" in x.match ? x.match.interest.id : "situation" in x.match ? x.match.situation : ""}] ${x.score.toFixed(1)}`,
    );
  }
}

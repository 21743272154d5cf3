import { readFileSync, writeFileSync } from "node:fs";
import { functionWords, wishPhrases, kinPhrases, wishSpelling, occasionSpelling, occasionPhrases } from "../worker/domain/brief/lexicon/indexes";
import { commonWords } from "../worker/domain/brief/lexicon/common-words";
import { fold, singular } from "../worker/domain/brief/text";
const lists = ["english", "french", "spanish"].map((l) => readFileSync(`/tmp/mcw/package/build/resources/${l}.txt`, "utf8").split(/\s+/).slice(0, 8000));
const out = new Set(commonWords.split(/\s+/).filter(Boolean));
for (const word of lists.flat()) {
  const folded = fold(word);
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) continue;
  if (functionWords().has(folded) || wishPhrases().knows(folded) || kinPhrases().knows(folded) || occasionPhrases().knows(folded)) continue;
  const form = singular(folded);
  if (wishSpelling().closest(folded) ?? wishSpelling().closest(form) ?? occasionSpelling().closest(folded)) out.add(form);
}
const words = [...out].sort();
let text = ""; let line = " ";
for (const w of words) { if (line.length + w.length + 1 > 100) { text += line + "\n"; line = " "; } line += " " + w; }
text += line + "\n";
const src = readFileSync("worker/domain/brief/lexicon/common-words.ts", "utf8");
writeFileSync("worker/domain/brief/lexicon/common-words.ts", src.replace(/commonWords = `[\s\S]*`;/, "commonWords = `\n" + text + "`;"));
console.log(words.length);

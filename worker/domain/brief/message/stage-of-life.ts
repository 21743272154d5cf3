import type { AgeRange } from "../parse-age";
import { fold } from "../text";

/** What a word for a person tells of their age: what they most likely are, and what they may be. */
export type StageOfLife = { likely: AgeRange; possible: AgeRange };

const STAGES: readonly [RegExp, StageOfLife][] = [
  [/\bgreat[- ]grand|\barriere-grand|\bbisabuel|曾祖/, { likely: [80, 120], possible: [55, 120] }],
  [
    /\b(?:grandm|grandfather|grandpa|grandad|granddad|granny|gran\b|gramps|nana|nan\b|nanna|grandparents?|grand-?mere|grand-?pere|grands-parents|mamie|mamy|meme|papy|pepe|abuel[oa]s?|abuelit[oa]|yay[oa])|奶奶|外婆|姥姥|爷爷|外公|姥爷|祖父母/,
    { likely: [71, 80], possible: [35, 120] },
  ],
  [
    /\b(?:newborn|baby|infant|nouveau-?ne|bebe|recien nacid[oa])\b|宝宝|婴儿|新生儿/,
    { likely: [0, 1], possible: [0, 5] },
  ],
  [/\btoddlers?\b|学步/, { likely: [1, 3], possible: [0, 5] }],
  [
    /\b(?:kids?|child|children|little (?:boy|girl)|enfants?|gosses?|gamins?|peques?|ninos?|ninas?|petit garcon|petite fille)\b|孩子|小孩|小男孩|小女孩/,
    { likely: [6, 10], possible: [0, 20] },
  ],
  [
    /\b(?:mom|mum|mother|dad|father|mere|maman|pere|papa|madre|mama|padre|parents?|boss|husband|wife)\b|妈|爸|老板|老公|老婆/,
    { likely: [26, 50], possible: [15, 120] },
  ],
];

/**
 * The stage of life that the giver's word for the recipient implies, or null where it says none.
 */
export function stageOfLife(recipient: string): StageOfLife | null {
  const words = [...recipient].map(fold).join("");
  return STAGES.find(([word]) => word.test(words))?.[1] ?? null;
}

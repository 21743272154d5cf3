/** Candidates and briefs for tests of rules, with everything that a test isn't about filled in. */
import type { Brief } from "#shared/brief/schema";
import { NO_DISLIKES, OWNS_NOTHING } from "#shared/brief/schema";
import { OCCASIONS, RELATIONSHIPS } from "#shared/catalogue/vocabulary";
import type { Candidate } from "../domain/catalogue/candidate";

export const candidateOf = (id: number, facts: Partial<Candidate> = {}): Candidate => ({
  id,
  priceCents: 3_000,
  ages: [18, 120],
  category: "kitchen",
  kind: `kind-${id}`,
  serves: ["tea"],
  presumes: [],
  asks: [],
  situations: [],
  tones: [],
  occasions: OCCASIONS.filter((occasion) => occasion !== "other"),
  relationships: [...RELATIONSHIPS],
  audience: "anyone",
  cares: [],
  qualities: [],
  cliche: null,
  season: null,
  holiday: null,
  ...facts,
});

/** A brief for an adult friend's birthday under $50; `interests` are ids. */
export const briefOf = (
  interests: readonly string[],
  facts: Partial<Omit<Brief, "interests">> = {},
): Brief => ({
  recipient: "my friend",
  audience: null,
  ages: [26, 50],
  occasion: "birthday",
  celebration: null,
  relationship: "friend",
  situations: [],
  budget: { min: 0, max: 5_000 },
  currency: null,
  interests: interests.map((id) => ({ id, words: id })),
  owned: OWNS_NOTHING,
  limits: [],
  qualities: [],
  dislikes: NO_DISLIKES,
  unknownWords: [],
  ...facts,
});

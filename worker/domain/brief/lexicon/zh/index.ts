import type { LanguageLexicon } from "../types";
import { kin, occasions } from "./people";
import { signals, stopWords } from "./speech";
import { wishes } from "./wishes";

export const zh: LanguageLexicon = {
  locale: "zh",
  wishes,
  signals,
  stopWords,
  kin,
  occasions,
};

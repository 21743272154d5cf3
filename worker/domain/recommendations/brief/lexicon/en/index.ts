import type { LanguageLexicon } from "../types";
import { interests } from "./interests";
import { kin, occasions } from "./people";
import { signals, stopWords } from "./speech";
import { wishes } from "./wishes";

export const en: LanguageLexicon = {
  locale: "en",
  interests,
  wishes,
  signals,
  stopWords,
  kin,
  occasions,
};

import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FetcherWithComponents, useLocation, useNavigationType } from "react-router";
import { FINDER_ACTION, type FinderAnswer, type FinderValues } from "./finder-answer";
import { keepAnswers, keptAnswers, valuesOf } from "./kept-answers";

/**
 * A name for this visit of the page. Another one begins when a link leads here, also from here; a
 * reload, Back and a fragment stay within it.
 */
export function useVisit(): string {
  const { key } = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState(key);
  const current = type === "POP" ? visit : key;
  if (current !== visit) setVisit(current);
  return current;
}

type Kept = {
  /** What the form starts from when the last question is asked again. */
  values: FinderValues | null;
  /** True until the answer to that is there: nobody pressed a button for it. */
  again: RefObject<boolean>;
};

/**
 * Keeps what the finder sends, and asks it again where a visitor comes back (reload, Back, another
 * language), unless the address names the answer (`isRecalled`). Who follows a link to the page
 * starts afresh.
 */
export function useKeptAnswers(
  fetcher: FetcherWithComponents<FinderAnswer>,
  posted: FinderAnswer | null,
  isRecalled: boolean,
): Kept {
  const returned = useNavigationType() === "POP";
  const [values, setValues] = useState<FinderValues | null>(null);
  const again = useRef(false);
  const begun = useRef(false);
  const { formData, submit } = fetcher;

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (posted) return keepAnswers(posted.values);
    const kept = returned ? keptAnswers() : null;
    if (!kept) return keepAnswers(null);
    setValues(kept);
    // The page's address names the answer already: only the form is filled again.
    if (isRecalled) return;
    again.current = true;
    void submit(kept, { method: "post", action: FINDER_ACTION });
  }, [returned, posted, isRecalled, submit]);

  const { language } = useTranslation().i18n;
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    const kept = keptAnswers();
    if (!kept) return;
    again.current = true;
    void submit(kept, { method: "post", action: FINDER_ACTION });
  }, [language, submit]);

  useEffect(() => {
    if (formData) keepAnswers(valuesOf(formData));
  }, [formData]);

  return { values, again };
}

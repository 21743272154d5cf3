import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { FetcherWithComponents } from "~/lib/router";
import { FINDER_ACTION, type FinderAnswer, type FinderValues, valuesOf } from "./finder-answer";
import { keepAnswers, keptAnswers } from "./kept-answers";

/** The state of a navigation that stays within a visit of the page. */
export const SAME_VISIT = "same visit";

/** Which visit each entry of the history belongs to, by the entry's key. */
const visits = new Map<string, string>();

/** A fragment's entry, which the router doesn't know. */
const isFragment = () => typeof window !== "undefined" && window.history.state === null;

/**
 * A name for this visit of the page. Another one begins when a link leads here, also from here; a
 * reload and a fragment stay within it, and Back returns to the one that was left.
 */
export function useVisit(): string {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState(key);
  const returned = isFragment() ? visit : (visits.get(key) ?? key);
  const current = type === "POP" ? returned : state === SAME_VISIT ? visit : key;
  if (current !== visit) setVisit(current);
  useEffect(() => {
    if (!isFragment()) visits.set(key, current);
  }, [key, current]);
  return current;
}

type Kept = {
  /** What the form starts from when the visitor comes back to an answer. */
  values: FinderValues | null;
  /** True until the answer to a question that is asked again is there: nobody pressed a button. */
  again: RefObject<boolean>;
};

/**
 * What the finder's form held before a reload or Back, where it belongs to the answer that the
 * address names. A question without such an answer is asked again. Who follows a link to the page
 * starts afresh.
 */
export function useKeptAnswers(
  fetcher: FetcherWithComponents<FinderAnswer>,
  posted: FinderAnswer | null,
): Kept {
  const returned = useNavigationType() === "POP";
  const [values, setValues] = useState<FinderValues | null>(null);
  const again = useRef(false);
  const begun = useRef(false);
  const { formData, submit } = fetcher;

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (posted) return;
    const kept = returned ? keptAnswers() : null;
    if (!kept || kept.address !== addressHere()) return keepAnswers(null);
    setValues(kept.values);
    if (kept.address !== "") return;
    again.current = true;
    void submit(kept.values, { method: "post", action: FINDER_ACTION });
  }, [returned, posted, submit]);

  useEffect(() => {
    if (formData) keepAnswers({ values: valuesOf(formData), address: "" });
  }, [formData]);

  return { values, again };
}

/** The query of the page's address, written as an answer's is; empty for any other. */
function addressHere(): string {
  const here = new URLSearchParams(window.location.search);
  return here.has("gifts") ? here.toString() : "";
}

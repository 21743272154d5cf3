import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type SearchTerms, searchUrl } from "./search-url";

/** Long enough that a word is one search, short enough to feel at once. */
const PAUSE = 300;

/** Runs a search form as one types, keeps it in step with the address, and ignores blank text. */
export function useLiveSearch(terms: SearchTerms) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;

  function run(replace: boolean) {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as SearchTerms;
    const there = searchUrl(fields);
    if (!fields.q.trim() || there === here) return;
    navigate(there, { replace, preventScrollReset: true });
  }

  useEffect(() => {
    const stop = () => window.clearTimeout(timer.current);
    const stopAtLink = (event: MouseEvent) => {
      if (leavesPage(event)) stop();
    };
    // At the press itself: the router's own word of it waits for a render, perhaps longer than the pause.
    document.addEventListener("click", stopAtLink, true);
    window.addEventListener("popstate", stop);
    return () => {
      stop();
      document.removeEventListener("click", stopAtLink, true);
      window.removeEventListener("popstate", stop);
    };
  }, []);
  useEffect(() => showTerms(form.current, terms), [terms]);

  return {
    form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      run(false);
    },
    onInput(event: FormEvent) {
      window.clearTimeout(timer.current);
      // Half-typed pinyin is not a word yet; the end of the composition comes here too.
      if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
      timer.current = window.setTimeout(() => run(true), PAUSE);
    },
  };
}

/** Whether a press leads away from what is being typed; a new tab or window doesn't. */
function leavesPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey) return false;
  return target instanceof Element && target.closest("a[href]:not([target])") !== null;
}

/** Back and forward change the address under the form; whoever is typing is left alone. */
function showTerms(form: HTMLFormElement | null, terms: SearchTerms) {
  for (const key of ["q", "budget", "age", "occasion"] as const) {
    const field = form?.elements.namedItem(key);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field !== document.activeElement) field.value = terms[key] ?? "";
  }
}

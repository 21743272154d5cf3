import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type SearchTerms, searchUrl } from "./search-url";

/** Long enough that a word is one search, short enough to feel at once. */
const PAUSE = 300;

/** Runs a search form as one types, keeps it in step with the address, and ignores blank text. */
export function useLiveSearch(terms: SearchTerms) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const own = useRef("");
  const navigate = useNavigate();
  const going = useNavigation().location;
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;

  function run(replace: boolean) {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as SearchTerms;
    const there = searchUrl(fields);
    if (!fields.q.trim() || there === here) return;
    own.current = there;
    navigate(there, { replace, preventScrollReset: true });
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // Whoever leaves by a link means that more than the last letters typed.
    const elsewhere = going && `${going.pathname}${going.search}` !== own.current;
    if (elsewhere) window.clearTimeout(timer.current);
  }, [going]);
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

/** Back and forward change the address under the form; whoever is typing is left alone. */
function showTerms(form: HTMLFormElement | null, terms: SearchTerms) {
  for (const key of ["q", "budget", "age", "occasion"] as const) {
    const field = form?.elements.namedItem(key);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field !== document.activeElement) field.value = terms[key] ?? "";
  }
}

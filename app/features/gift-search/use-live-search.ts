import { type FormEvent, useEffect, useRef } from "react";
import { askedAddress } from "~/lib/asked-address";
import { useNavigate } from "~/lib/router";
import { useDebouncedCallback } from "~/lib/use-debounced-callback";
import { PARTS, type SearchTerms, searchUrl } from "./search-url";

/**
 * Runs a search form as one types, and keeps it in step with the address. Nothing asked for does
 * nothing.
 */
export function useLiveSearch(terms: SearchTerms) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useDebouncedCallback();
  const navigate = useNavigate();

  function run(replace: boolean) {
    pause.stop();
    if (!form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as SearchTerms;
    const there = searchUrl(fields);
    // Words come faster than answers: who goes back to the old ones while others are on their way
    // wants them again.
    const asked = askedAddress();
    if (there === `${asked.pathname}${asked.search}`) return;
    // Blank text does nothing, unless the last filter of a search without words was taken
    // back.
    if (there === "/search" && terms.q.trim()) return;
    navigate(there, { replace, preventScrollReset: true });
  }

  const shown = useRef(terms);
  useEffect(() => {
    // At first the form shows them, or what was chosen before the scripts were up.
    if (shown.current === terms) return;
    shown.current = terms;
    showTerms(form.current, terms);
  }, [terms]);

  return {
    form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      run(false);
    },
    onInput(event: FormEvent) {
      pause.stop();
      // Half-typed pinyin is not a word yet; the end of the composition comes here too.
      if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
      pause.start(() => run(true));
    },
  };
}

/** Back and forward change the address under the form; whoever is typing is left alone. */
function showTerms(form: HTMLFormElement | null, terms: SearchTerms) {
  for (const key of PARTS) {
    const field = form?.elements.namedItem(key);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field !== document.activeElement) field.value = terms[key] ?? "";
  }
}

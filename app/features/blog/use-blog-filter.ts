import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { askedAddress } from "~/lib/asked-address";
import { useNavigate } from "~/lib/router";
import { useDebouncedCallback } from "~/lib/use-debounced-callback";
import { type BlogTerms, blogUrl, readBlogTerms, toggleCategory } from "./blog-url";

/** Narrows the list as one types and presses, and keeps the field in step with the address. */
export function useBlogFilter({ q }: BlogTerms) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useDebouncedCallback();
  const navigate = useNavigate();
  const here = useLocation();
  const coming = useNavigation().location;
  const pending = coming?.pathname === "/blog";
  // Presses come faster than answers: the next one starts from what is on its way.
  const asked = pending ? coming : here;
  const { category } = termsOf(asked);

  function go(terms: BlogTerms, replace: boolean) {
    pause.stop();
    const there = blogUrl(terms);
    const now = askedAddress();
    if (there === `${now.pathname}${now.search}`) return;
    navigate(there, { replace, preventScrollReset: true });
  }

  const typed = () => field.current?.value ?? "";

  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = q;
  }, [q]);

  return {
    field,
    pending,
    category,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "";
      go(toggleCategory({ q: typed(), category }, pressed), false);
    },
    onInput(event: FormEvent) {
      pause.stop();
      // Half-typed pinyin is not a word yet; the end of the composition comes here too.
      if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
      pause.start(() => go({ ...termsOf(askedAddress()), q: typed() }, true));
    },
  };
}

const termsOf = ({ search }: { search: string }) => readBlogTerms(new URLSearchParams(search));

import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LOCALE_KEY } from "~worker/locale";

/**
 * Choices of a language: every button in it is a native submit, so the page comes back whole in the new
 * language, with scripts or without.
 */
export function LanguageForm({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action="/language"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) {
          rememberLanguage(submitter.value);
        }
      }}
    >
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {children}
    </form>
  );
}

/** Keeps the choice in local storage too; a browser that refuses has the cookie still. */
export function rememberLanguage(code: string) {
  try {
    localStorage.setItem(LOCALE_KEY, code);
  } catch {
    // Private windows may forbid storage.
  }
}

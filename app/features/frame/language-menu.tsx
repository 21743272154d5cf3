import { CheckIcon, ChevronIcon } from "~/components/ui/icons";
import { LANGUAGES } from "~/lib/languages";
import { useTranslation } from "~/translation";
import { Flag } from "./flag";
import { LanguageForm } from "./language-form";
import { RegionForm } from "./region-form";

/** The four languages with flag, own name and a check on the current one. */
export function LanguageChoices() {
  const { i18n } = useTranslation();
  return (
    <LanguageForm>
      <ul className="grid gap-1">
        {LANGUAGES.map(({ code, name, lang }) => {
          const current = code === i18n.language;
          return (
            <li key={code}>
              <button
                type="submit"
                name="language"
                value={code}
                aria-current={current ? "true" : undefined}
                className="flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start hover:bg-sunk"
              >
                <Flag code={code} />
                <span lang={lang} className="type-nav">
                  {name}
                </span>
                {current ? <CheckIcon className="ms-auto size-5 text-ribbon" /> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </LanguageForm>
  );
}

/** The language switcher of the wide navigation bar. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const current = LANGUAGES.find(({ code }) => code === i18n.language) ?? LANGUAGES[0];
  return (
    <>
      <button type="button" popoverTarget="language-menu" className="language-button nav-link">
        <span className="sr-only">{t("nav.language")}</span>
        <span lang={current.lang} className="type-nav">
          {current.name}
        </span>
        <ChevronIcon className="size-4" />
      </button>
      <div id="language-menu" popover="auto" className="bar-panel language-panel">
        <LanguageChoices />
        <RegionForm className="mt-3 border-t border-line px-3 pt-3 pb-1" />
      </div>
    </>
  );
}

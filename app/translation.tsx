/**
 * `useTranslation`, in place of react-i18next's, which keeps a subscription, four memos and a copy
 * of i18next's object for each component that shows a word: a third of the time in which the
 * server renders a page. Here the provider alone hears of another language, and a component reads
 * one context.
 */
import type { i18n, ThirdPartyModule } from "i18next";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import type { Namespace } from "#shared/translate";
import { type FixedT, fixedT } from "~worker/fixed-t";

export type { ErrorKey } from "#shared/errors";
export {
  dynamicKey,
  type KeyOf,
  type Namespace,
  type QualifiedKey,
  type Translate,
} from "#shared/translate";
export type { FixedT };

/** The words of a page: those of each namespace, made when first asked for. */
type Words = { i18n: i18n; byNamespace: Map<string, unknown> };
type Translation<Own extends Namespace> = { t: FixedT<Own>; i18n: i18n; ready: true };

const WordsContext = createContext<Words | null>(null);

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const language = useSyncExternalStore(
    (changed) => {
      i18n.on("languageChanged", changed);
      return () => i18n.off("languageChanged", changed);
    },
    () => i18n.language,
    () => i18n.language,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other words
  const words = useMemo<Words>(() => ({ i18n, byNamespace: new Map() }), [i18n, language]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("no I18nextProvider around");
  return words;
}

/** `t` for the keys of a namespace, or of the first of several. */
export function useTranslation<Own extends Namespace = "common">(
  ns: Own | readonly [Own, ...Namespace[]] = "common" as Own,
): Translation<Own> {
  const { i18n, byNamespace } = useWords();
  const name = typeof ns === "string" ? ns : ns.join();
  const known = byNamespace.get(name);
  if (known) return known as Translation<Own>;
  const translation = { t: fixedT(i18n, i18n.language, ns), i18n, ready: true } as const;
  byNamespace.set(name, translation);
  return translation;
}

let instance: i18n | undefined;

/** Makes an instance the one that `getI18n` answers. */
export const initReactI18next: ThirdPartyModule = {
  type: "3rdParty",
  init: (i18n) => {
    instance = i18n;
  },
};

/** The browser's instance; on the server there is one for each language. */
export function getI18n(): Omit<i18n, "t"> & { t: FixedT<"common"> } {
  if (!instance) throw new Error("no words were loaded");
  return instance as unknown as ReturnType<typeof getI18n>;
}

import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  type FetcherWithComponents,
  useActionData,
  useFetcher,
  useSearchParams,
} from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { useEachAnswer } from "~/lib/use-each-answer";
import type { Intent, SectionAnswer } from "./section-answer";

export type SectionState = {
  intent: Intent;
  fetcher: FetcherWithComponents<SectionAnswer>;
  form: RefObject<HTMLFormElement | null>;
  pending: boolean;
  /** A message for the whole form. */
  error: string | undefined;
  /** What a page without scripts says when this form went through. */
  done: string | undefined;
  /** What a field of this form shows: `kept` unless something else was typed and refused. */
  field: (name: string, kept?: string) => { name: string; defaultValue: string; error?: string };
};

/**
 * One form of the page with its answer, from the open page or from a posted one. A success shows a
 * toast and clears the form, a failure takes the focus to what to mend.
 */
export function useSection(intent: Intent): SectionState {
  const { t } = useTranslation("account");
  const fetcher = useFetcher<SectionAnswer>();
  const posted = useActionData<SectionAnswer>();
  const [address] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  const toast = useToast();
  // Idle: the page has read again what changed.
  useEachAnswer(fetcher.state === "idle" ? fetcher.data : undefined, ({ done }) => {
    if (done) {
      form.current?.reset();
      toast({ title: t(`done.${intent}`) });
      return;
    }
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const { error } = answer ?? {};
  return {
    intent,
    fetcher,
    form,
    pending: fetcher.state !== "idle",
    error: error ? t(`errors:${error}`) : undefined,
    done: !answer && address.get("done") === intent ? t(`done.${intent}`) : undefined,
    field: (name, kept = "") => {
      const wrong = answer?.errors?.[name];
      return {
        name,
        defaultValue: answer?.values?.[name] ?? kept,
        ...(wrong && { error: t(`errors:${wrong}`) }),
      };
    },
  };
}

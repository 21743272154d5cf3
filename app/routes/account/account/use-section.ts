import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type FetcherWithComponents,
  useActionData,
  useFetcher,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import type { Intent, InterruptedPart, Restored, SectionAnswer } from "./section-answer";

export type SectionState = {
  intent: Intent;
  fetcher: FetcherWithComponents<SectionAnswer>;
  form: RefObject<HTMLFormElement | null>;
  pending: boolean;
  /** A message for the whole form. */
  error: string | undefined;
  /** What the form says when it went through without scripts, or after signing in again. */
  done: string | undefined;
  /** What a field of this form shows: `kept` unless something else was typed and refused. */
  field: (name: string, kept?: string) => { name: string; defaultValue: string; error?: string };
};

/** What was typed in this part of the page before its visitor signed in again; null for other parts. */
export function useRestored(part: InterruptedPart): Record<string, string> | null {
  const { restored } = useLoaderData<{ restored: Restored | null }>();
  // The page forgets it when it reads its data again; the fields must not.
  const [kept] = useState(restored);
  return kept?.part === part ? kept.values : null;
}

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
  const restored = useRestored(intent);
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  const toast = useToast();
  // Idle: the page has read again what changed.
  useActionResultEffect(fetcher.state === "idle" ? fetcher.data : undefined, ({ done }) => {
    if (done) {
      form.current?.reset();
      toast({ title: t(`done.${intent}`) });
      return;
    }
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const { error } = answer ?? {};
  const doneBefore = address.get("done") === intent ? t(`done.${intent}`) : undefined;
  return {
    intent,
    fetcher,
    form,
    pending: fetcher.state !== "idle",
    error: error ? t(`errors:${error}`) : undefined,
    done: answer ? undefined : restored ? t("verified") : doneBefore,
    field: (name, kept = "") => {
      const wrong = answer?.errors?.[name];
      return {
        name,
        defaultValue: answer?.values?.[name] ?? restored?.[name] ?? kept,
        ...(wrong && { error: t(`errors:${wrong}`) }),
      };
    },
  };
}

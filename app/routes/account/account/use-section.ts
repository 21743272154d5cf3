import { useState } from "react";
import { useActionData, useLoaderData, useSearchParams } from "react-router";
import { useToast } from "~/components/toast/toast-provider";
import { useActionForm } from "~/forms/use-action-form";
import { useTranslation } from "~/translation";
import {
  type Intent,
  type InterruptedPart,
  type Restored,
  type SectionResult,
  typedValues,
} from "./section-result";

export type SectionState = Omit<ReturnType<typeof useActionForm<{ codes?: string[] }>>, "done"> & {
  intent: Intent;
  /** A message for the whole form. */
  error: string | undefined;
  /** What the form says when it went through without scripts, or after signing in again. */
  message: string | undefined;
  /** What a field of this form shows: `stored` unless something else was typed and refused. */
  field: (name: string, stored?: string) => { name: string; defaultValue: string; error?: string };
};

/**
 * What was typed in this part of the page before its visitor signed in again; null for other parts.
 */
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
  const posted = useActionData<SectionResult>();
  const [address] = useSearchParams();
  const restored = useRestored(intent);
  const toast = useToast();
  // The others leave the page.
  const doneText = intent === "signOut" || intent === "close" ? undefined : t(`done.${intent}`);
  const section = useActionForm({ intent, posted }, () => {
    section.form.current?.reset();
    if (doneText) toast({ title: doneText });
  });
  const { outcome, problem } = section;
  const error = outcome?.error;
  const doneBefore = address.get("done") === intent ? doneText : undefined;
  const typed = outcome && !outcome.done ? typedValues(outcome) : {};
  return {
    ...section,
    intent,
    error: error ? t(`errors:${error}`) : undefined,
    // A password never waits in the cookie of what was typed, so it has to be typed again.
    message: outcome
      ? undefined
      : restored
        ? t(intent === "password" ? "password.retype" : "verified")
        : doneBefore,
    field: (name, stored = "") => {
      const wrong = problem(name);
      return {
        name,
        defaultValue: typed[name] ?? restored?.[name] ?? stored,
        ...(wrong && { error: t(`errors:${wrong}`) }),
      };
    },
  };
}

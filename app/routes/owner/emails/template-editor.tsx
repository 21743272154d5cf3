import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Field, useControl } from "~/components/ui/field";
import { TextField } from "~/components/ui/text-field";
import { isUnreachable } from "~/forms/action-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { sampleValues, TEMPLATE_LIMITS } from "~worker/domain/mail/placeholders";
import type { EditableTemplateId } from "~worker/domain/mail/schema";
import { EditorButtons } from "./editor-buttons";
import type { EditorResult, EditorWords } from "./editor-result";
import { MailPreview } from "./mail-preview";
import { PlaceholderList } from "./placeholder-list";

type TemplateEditorProps = {
  template: EditorWords & { id: EditableTemplateId; locale: string; isOwn: boolean };
  /** What the form came back with where no scripts ran. */
  posted: EditorResult | undefined;
  username: string;
};

/** Subject and content beside what becomes of them. Keeps what is typed through every failure. */
export function TemplateEditor({ template, posted, username }: TemplateEditorProps) {
  const { t } = useTranslation("emails");
  const fetcher = useFetcher<EditorResult>();
  const [words, setWords] = useState<EditorWords>(posted?.result?.words ?? template);
  const { outcome, notice } = useOutcome(fetcher.data, posted, setWords);
  const errors = outcome?.result?.errors ?? {};
  const type = (change: Partial<EditorWords>) => setWords((now) => ({ ...now, ...change }));
  const shown = useDeferredValue(words);
  return (
    <div className="mt-3 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <fetcher.Form method="post" noValidate className="grid gap-5">
        {notice}
        <input type="hidden" name="version" value={words.version} />
        <TextField
          name="subject"
          label={t("subject")}
          lang={template.locale}
          value={words.subject}
          onChange={(event) => type({ subject: event.target.value })}
          maxLength={TEMPLATE_LIMITS.subject}
          autoComplete="off"
          aria-required
          error={errors.subject}
        />
        <ContentField
          lang={template.locale}
          value={words.content}
          onType={(content) => type({ content })}
          error={errors.content}
        />
        <PlaceholderList id={template.id} />
        <EditorButtons
          isOwn={template.isOwn}
          pending={fetcher.state === "idle" ? null : (fetcher.formData?.get("intent") ?? null)}
        />
      </fetcher.Form>
      <MailPreview
        template={shown}
        values={sampleValues(username)}
        locale={template.locale}
        // On a phone it stands below the form, on a desktop it stays in sight.
        className="lg:sticky lg:top-24"
      />
    </div>
  );
}

type ContentFieldProps = {
  lang: string;
  value: string;
  onType: (text: string) => void;
  error: string | undefined;
};

function ContentField({ lang, value, onType, error }: ContentFieldProps) {
  const { t } = useTranslation("emails");
  const hint = t("contentHint");
  const control = useControl(undefined, { hint, error });
  return (
    <Field id={control.id} label={t("content")} hint={hint} error={error}>
      <textarea
        {...control}
        name="content"
        rows={14}
        lang={lang}
        value={value}
        onChange={(event) => onType(event.target.value)}
        maxLength={TEMPLATE_LIMITS.content}
        aria-required
        className="field field-sizing-content min-h-72! resize-none"
      />
    </Field>
  );
}

/** Follows the newest result: an alert for what failed, with the focus where it is corrected. */
function useOutcome(
  sent: EditorResult | undefined,
  posted: EditorResult | undefined,
  setWords: (change: (now: EditorWords) => EditorWords) => void,
): { outcome: EditorResult | undefined; notice: ReactNode } {
  const { t } = useTranslation("emails");
  const alert = useRef<HTMLDivElement>(null);
  useActionResultEffect(sent, ({ done, intent, result }) => {
    const words = result?.words;
    if (!done) {
      if (words) setWords((now) => ({ ...now, version: words.version }));
      const box = alert.current;
      const invalid = box?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]");
      (invalid ?? box)?.focus();
      return;
    }
    if (words && intent === "reset") setWords(() => words);
    // What was typed while it was being saved stays.
    if (words && intent === "save") setWords((now) => ({ ...now, version: words.version }));
  });
  const outcome = sent ?? posted;
  if (!outcome || (outcome.done && (sent || outcome.intent === "preview"))) {
    return { outcome, notice: null };
  }
  const { done, message, result } = outcome;
  const reason = isUnreachable(outcome) ? t("errors:unreachable") : message?.description;
  return {
    outcome,
    notice: (
      <>
        <Alert ref={alert} tone={done ? "good" : "bad"} title={message?.title || t("saveFailed")}>
          <p>{reason}</p>
        </Alert>
        {result?.saved ? <SavedVersion words={result.saved} /> : null}
      </>
    ),
  };
}

/** What somebody else saved. */
function SavedVersion({ words }: { words: EditorWords }) {
  const { t } = useTranslation("emails");
  return (
    <section aria-label={t("theirs")} className="rounded-panel bg-sunk p-4">
      <h2 className="type-label text-soft">{t("theirs")}</h2>
      <p className="mt-2 type-body font-semibold wrap-anywhere">{words.subject}</p>
      <p className="mt-2 type-body whitespace-pre-line wrap-anywhere">{words.content}</p>
    </section>
  );
}

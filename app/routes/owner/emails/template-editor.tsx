import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { PLACEHOLDERS, sampleValues, TEMPLATE_LIMITS } from "#shared/mail/placeholders";
import { type MailTemplate, type MailValues, renderMail } from "#shared/mail/render";
import type { EditableTemplateId } from "#shared/mail/schema";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Field, useControl } from "~/components/ui/field";
import { TextField } from "~/components/ui/text-field";
import { isUnreachable } from "~/forms/unreachable-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useFetcher } from "~/lib/router";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import type { EditorResult, EditorWords } from "./editor-result";

type TemplateEditorProps = {
  template: EditorWords & { id: EditableTemplateId; locale: string; isOwn: boolean };
  /** What the form came back with where no scripts ran. */
  posted: EditorResult | undefined;
  username: string;
};

/** Subject and content beside what becomes of them. Keeps what is typed through every failure. */
export function TemplateEditor({ template, posted, username }: TemplateEditorProps) {
  const { t } = useTranslation("mail-admin");
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
  const { t } = useTranslation("mail-admin");
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
  const { t } = useTranslation("mail-admin");
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
  const { t } = useTranslation("mail-admin");
  return (
    <section aria-label={t("theirs")} className="rounded-panel bg-sunk p-4">
      <h2 className="type-label text-soft">{t("theirs")}</h2>
      <p className="mt-2 type-body font-semibold wrap-anywhere">{words.subject}</p>
      <p className="mt-2 type-body whitespace-pre-line wrap-anywhere">{words.content}</p>
    </section>
  );
}

/** What may stand in braces, what becomes of it, and what must not be missing. */
function PlaceholderList({ id }: { id: EditableTemplateId }) {
  const { t } = useTranslation("mail-admin");
  const { known, required } = PLACEHOLDERS[id];
  return (
    <section aria-labelledby="placeholders" className="rounded-panel bg-sunk px-4 py-3">
      <h2 id="placeholders" className="type-label text-soft">
        {t("placeholders.title")}
      </h2>
      <dl className="mt-1 grid gap-1 type-small">
        {known.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>
              <code className="font-semibold">{`{${name}}`}</code>
            </dt>
            <dd className="min-w-0 flex-1 basis-48">
              {t(`placeholders.${name}`)}
              {name === required ? (
                <span className="text-soft"> · {t("placeholders.required")}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type MailPreviewProps = {
  template: MailTemplate;
  values: MailValues;
  locale: string;
  className?: string;
};

/**
 * The mail as it goes out, made by what makes the real one; our own markup, since the page runs no
 * other.
 */
function MailPreview({ template, values, locale, className = "" }: MailPreviewProps) {
  const { t } = useTranslation("mail-admin");
  const { subject, text } = renderMail(template, values, locale);
  const paragraphs = text.split(/\n\s*\n/).map((block) => block.trim());
  return (
    <section aria-labelledby="preview" className={`min-w-0 ${className}`}>
      <h2 id="preview" className="type-panel">
        {t("preview")}
      </h2>
      <p className="mt-1 type-label font-normal text-soft">{t("previewNote")}</p>
      <div className="mt-4 overflow-hidden rounded-panel border border-line bg-raised shadow-rest">
        <p
          lang={locale}
          className="border-b border-line px-6 py-4 type-body font-semibold wrap-anywhere"
        >
          {subject || "\u00A0"}
        </p>
        <div lang={locale} className="grid gap-4 px-6 py-7 type-body wrap-anywhere">
          <p className="type-section">Giftwright</p>
          {paragraphs.map((block, place) =>
            block === values.reset_code ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
              <p key={place} className="figures rounded-field bg-sunk px-5 py-4 type-section">
                {block}
              </p>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
              <p key={place} className="whitespace-pre-line">
                {block}
              </p>
            ),
          )}
        </div>
      </div>
    </section>
  );
}

type EditorButtonsProps = {
  /** Is there something to reset? */
  isOwn: boolean;
  /** The intent that is on its way. */
  pending: unknown;
};

/** Save, test, reset (which asks first), and a preview for pages without scripts. */
function EditorButtons({ isOwn, pending }: EditorButtonsProps) {
  const { t } = useTranslation("mail-admin");
  const isLive = useHydrated();
  const button = (intent: string) => ({
    type: "submit" as const,
    name: "intent",
    value: intent,
    pending: pending === intent,
    disabled: pending !== null,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="ribbon"
        pendingText={t("saving")}
        className="max-sm:w-full"
        {...button("save")}
      >
        {t("save")}
      </Button>
      {isLive ? null : (
        <Button className="max-sm:w-full" {...button("preview")}>
          {t("preview")}
        </Button>
      )}
      <Button pendingText={t("testing")} className="max-sm:w-full" {...button("test")}>
        {t("test")}
      </Button>
      {isOwn ? (
        <details className="max-sm:w-full open:basis-full">
          <summary className={`${buttonLook("text", "large")} w-fit max-sm:w-full`}>
            {t("reset")}
          </summary>
          <div className="grid justify-items-start gap-3 pt-3">
            <p className="max-w-[50ch] type-small">{t("resetAsk")}</p>
            <Button pendingText={t("resetting")} {...button("reset")}>
              {t("reset")}
            </Button>
          </div>
        </details>
      ) : (
        <Button variant="text" disabled className="max-sm:w-full">
          {t("reset")}
        </Button>
      )}
    </div>
  );
}

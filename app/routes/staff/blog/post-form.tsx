import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { DESK_LIMITS, type DeskPost } from "~worker/domain/blog-desk/schema";
import { MarkdownField } from "./markdown-field";
import { PostFactsFields } from "./post-facts-fields";
import { PostPreview } from "./post-preview";
import type { PostResult, Typed } from "./post-result";
import { SavedVersion } from "./saved-version";
import { usePostForm } from "./use-post-form";

type PostFormProps = {
  start: Typed;
  version: number;
  /** Null for a new post. */
  post: DeskPost | null;
  lang: string;
  gifts: readonly string[];
  /** What the form came back with where no scripts ran. */
  posted: PostResult | undefined;
};

/**
 * Words of a post in one language; in English what else it needs. Keeps what was typed through
 * every failure.
 */
export function PostForm({ start, version, post, lang, gifts, posted }: PostFormProps) {
  const { t } = useTranslation("blog-desk");
  const { fetcher, outcome, isUnreachable, pending, formProps } = usePostForm(posted);
  const state = outcome?.result;
  // What the text was made from, not what the page learned since.
  const [first] = useState(version);
  const errorOf = (name: string) => {
    const key = state?.errors[name];
    return key ? t(`errors:${key}`) : undefined;
  };
  // One at a time: a second submit would abort the save, and lose the version that it returns.
  const isBusy = pending !== null;
  const isEnglish = lang === "en";
  const isDraft = !post?.published;
  return (
    <>
      <fetcher.Form
        {...formProps}
        method="post"
        encType="multipart/form-data"
        className="mt-6 grid max-w-3xl gap-5"
      >
        {isUnreachable ? (
          <Alert title={t("failed")}>
            <p>{t("errors:unreachable")}</p>
          </Alert>
        ) : outcome && !outcome.done ? (
          <Alert title={outcome.message?.title || t("failed")}>
            <p>{t(`errors:${outcome.error ?? "invalidInput"}`)}</p>
          </Alert>
        ) : null}
        {isEnglish ? null : <p className="type-small text-soft">{t("translationHint")}</p>}
        <input type="hidden" name="version" value={state?.version ?? first} />
        <TextField
          name="title"
          label={t("field.title")}
          defaultValue={start.title}
          maxLength={DESK_LIMITS.title}
          error={errorOf("title")}
          autoComplete="off"
          lang={lang}
        />
        {isEnglish ? (
          <PostFactsFields start={start} post={post} gifts={gifts} errorOf={errorOf} />
        ) : null}
        <TextAreaField
          name="excerpt"
          label={t("field.excerpt")}
          hint={t("hint.excerpt")}
          defaultValue={start.excerpt}
          maxLength={DESK_LIMITS.excerpt}
          error={errorOf("excerpt")}
          lang={lang}
        />
        <MarkdownField start={start.content} lang={lang} error={errorOf("content")} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="save"
            variant={isDraft && isEnglish ? "outline" : "ribbon"}
            disabled={isBusy}
            pending={pending === "save"}
            pendingText={t("saving")}
          >
            {t(isDraft ? "save" : "update")}
          </Button>
          {isDraft && isEnglish ? (
            <Button
              type="submit"
              name="intent"
              value="publish"
              variant="ribbon"
              disabled={isBusy}
              pending={pending === "publish"}
              pendingText={t("publishing")}
            >
              {t("publish")}
            </Button>
          ) : null}
          <Button
            type="submit"
            name="intent"
            value="preview"
            disabled={isBusy}
            pending={pending === "preview"}
            pendingText={t("previewing")}
          >
            {t("preview")}
          </Button>
        </div>
      </fetcher.Form>
      {state?.saved ? <SavedVersion saved={state.saved} lang={lang} /> : null}
      {state?.preview ? (
        <PostPreview preview={state.preview} values={state.values} lang={lang} />
      ) : null}
    </>
  );
}

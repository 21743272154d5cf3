import { useEffect, useId, useRef, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { ADMIN_POST_LIMITS, type AdminPost } from "#shared/blog/admin/schema";
import { BLOG_CATEGORIES, type BlogCategory } from "#shared/blog/vocabulary";
import { DEFAULT_PICTURE, pictureOf } from "#shared/catalogue/pictures";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Field, useControl } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select-field";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { ArticleBody } from "~/features/blog/article-body";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { isUnreachable } from "~/forms/unreachable-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { PostResult, PostState, Typed } from "./post-result";

type PostFormProps = {
  start: Typed;
  version: number;
  /** Null for a new post. */
  post: AdminPost | null;
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
  const { t } = useTranslation("blog-admin");
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
          maxLength={ADMIN_POST_LIMITS.title}
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
          maxLength={ADMIN_POST_LIMITS.excerpt}
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

const FIELDS = ["title", "slug", "category", "picture", "excerpt", "content"] as const;

/** What somebody else saved while this form was open, to compare and to copy from. */
function SavedVersion({ saved, lang }: { saved: Typed; lang: string }) {
  const { t } = useTranslation("blog-admin");
  const fields = FIELDS.filter(
    (name) => lang === "en" || name === "title" || name === "excerpt" || name === "content",
  );
  return (
    <section
      aria-labelledby="saved-title"
      className="mt-8 max-w-3xl border-s-[3px] border-ribbon ps-5"
    >
      <h2 id="saved-title" className="type-card">
        {t("theirs.title")}
      </h2>
      <p className="mt-1 type-small text-soft">{t("theirs.text")}</p>
      <dl className="mt-4 grid gap-3">
        {fields.map((name) => (
          <div key={name}>
            <dt className="type-label text-soft">{t(`field.${name}`)}</dt>
            <dd className="type-small wrap-anywhere whitespace-pre-wrap" lang={lang}>
              {name === "category"
                ? t(`blog:categories.${saved.category as BlogCategory}`)
                : saved[name] || "–"}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The form's fetcher and last answer; asks before a page with unsaved words is left. */
function usePostForm(posted: PostResult | undefined) {
  const { t } = useTranslation("blog-admin");
  const fetcher = useFetcher<PostResult>();
  const result = fetcher.data as PostResult | undefined;
  const [last, setLast] = useState(posted);
  // A lost result says nothing: version and messages of the one before still hold.
  if (result && !isUnreachable(result) && result !== last) setLast(result);
  const unsaved = useRef(false);
  const intent = fetcher.formData?.get("intent");

  useActionResultEffect(result, ({ done }) => {
    if (!done) unsaved.current = true;
  });

  useBeforeUnload((event) => {
    if (unsaved.current) event.preventDefault();
  });
  const blocker = useBlocker(
    // The entry that is on screen already leaves nothing.
    ({ currentLocation, nextLocation }) =>
      unsaved.current && currentLocation.key !== nextLocation.key && !window.confirm(t("leave")),
  );
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);

  return {
    fetcher,
    outcome: last,
    isUnreachable: isUnreachable(result),
    pending: fetcher.state === "idle" ? null : intent,
    formProps: {
      onInput: () => {
        unsaved.current = true;
      },
      onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("value") !== "preview") unsaved.current = false;
      },
    },
  };
}

type MarkdownFieldProps = { start: string; lang: string; error: string | undefined };

const EXAMPLES = [
  ["heading", "## …"],
  ["strong", "**…**  *…*"],
  ["link", "[…](/gifts/codenames-word-game)"],
  ["list", "- …"],
  ["quote", "> …"],
  ["picture", "![…](/pictures/codenames-word-game.webp)"],
  ["gifts", "::gifts codenames-word-game moka-pot"],
] as const;

/** The long text of a post, with what one can write in it. */
function MarkdownField({ start, lang, error }: MarkdownFieldProps) {
  const { t } = useTranslation("blog-admin");
  const hint = t("hint.content");
  const control = useControl(undefined, { hint, error });
  return (
    <div className="grid gap-3">
      <Field id={control.id} label={t("field.content")} hint={hint} {...(error ? { error } : {})}>
        <textarea
          {...control}
          name="content"
          rows={18}
          defaultValue={start}
          maxLength={ADMIN_POST_LIMITS.content}
          lang={lang}
          className="field min-h-80 resize-y"
        />
      </Field>
      <details>
        <summary className="link w-fit cursor-pointer py-1 type-small">{t("help.title")}</summary>
        <dl className="mt-3 grid gap-x-6 gap-y-1 type-small sm:grid-cols-[auto_1fr]">
          {EXAMPLES.map(([key, example]) => (
            <div key={key} className="contents">
              <dt className="text-soft">{t(`help.${key}`)}</dt>
              <dd className="mb-2 wrap-anywhere sm:mb-0">
                <code>{example}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 type-small text-soft">{t("help.html")}</p>
      </details>
    </div>
  );
}

type PostPreviewProps = {
  preview: NonNullable<PostState["preview"]>;
  values: Typed;
  lang: string;
};

/**
 * A text as readers would see it, drawn by what draws their pages. Takes the focus when it comes.
 */
function PostPreview({ preview, values, lang }: PostPreviewProps) {
  const { t } = useTranslation("blog-admin");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview) heading.current?.focus();
  }, [preview]);
  const { blocks, readMinutes, unknownGifts } = preview;
  return (
    <section aria-labelledby="preview-title" className="mt-12 border-t border-line pt-8">
      <h2 ref={heading} id="preview-title" tabIndex={-1} className="type-label text-soft">
        {t("preview")}
      </h2>
      {unknownGifts.length > 0 ? (
        <Alert
          tone="warn"
          className="mt-4"
          title={t("unknownGifts", { slugs: unknownGifts.join(", ") })}
        />
      ) : null}
      <p className="mt-4 type-page break-phrases" lang={lang}>
        {values.title}
      </p>
      <p className="mt-3 max-w-prose type-lead text-soft" lang={lang}>
        {values.excerpt}
      </p>
      <p className="mt-3 type-label font-normal text-soft">
        {t("blog:minutes", { count: readMinutes })}
      </p>
      {blocks.length === 0 ? (
        <p className="mt-6 type-body text-soft">{t("previewEmpty")}</p>
      ) : (
        <ArticleBody blocks={blocks} locale={lang} />
      )}
    </section>
  );
}

type PostFactsFieldsProps = {
  start: Typed;
  post: AdminPost | null;
  gifts: readonly string[];
  errorOf: (name: string) => string | undefined;
};

/** Address, category and picture: the same in every language. */
function PostFactsFields({ start, post, gifts, errorOf }: PostFactsFieldsProps) {
  const { t } = useTranslation("blog-admin");
  const list = useId();
  const [picture, setPicture] = useState(start.picture);
  const isFixed = typeof post?.publishedAt === "number";
  const shown = picture === post?.picture ? post.imageUrl : pictureOf(picture);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          // A saved address may have been made from the title.
          key={post?.slug}
          name="slug"
          label={t("field.slug")}
          hint={t(isFixed ? "hint.slugFixed" : "hint.slug")}
          defaultValue={start.slug}
          maxLength={ADMIN_POST_LIMITS.slug}
          readOnly={isFixed}
          error={errorOf("slug")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          name="category"
          label={t("field.category")}
          defaultValue={start.category}
          error={errorOf("category")}
          options={BLOG_CATEGORIES.map((value) => ({
            value,
            label: t(`blog:categories.${value}`),
          }))}
        />
      </div>
      <div className="flex items-start gap-5">
        <TextField
          name="picture"
          label={t("field.picture")}
          hint={t("hint.picture")}
          defaultValue={start.picture}
          maxLength={ADMIN_POST_LIMITS.slug}
          error={errorOf("picture")}
          onInput={(event) => setPicture(event.currentTarget.value.trim())}
          list={list}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="flex-1"
        />
        <datalist id={list}>
          {gifts.map((slug) => (
            <option key={slug} value={slug} />
          ))}
        </datalist>
        <div className="mt-6 w-28 shrink-0">
          <GiftPicture
            src={/^[a-z0-9-]+$/.test(picture) ? shown : DEFAULT_PICTURE}
            alt=""
            eager={false}
          />
        </div>
      </div>
    </>
  );
}

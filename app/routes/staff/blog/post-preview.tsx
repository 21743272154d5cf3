import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { ArticleBody } from "~/features/blog/article-body";
import type { PostState, Typed } from "./post-result";

type PostPreviewProps = {
  preview: NonNullable<PostState["preview"]>;
  values: Typed;
  lang: string;
};

/**
 * A text as readers would see it, drawn by what draws their pages. Takes the focus when it comes.
 */
export function PostPreview({ preview, values, lang }: PostPreviewProps) {
  const { t } = useTranslation("blog-desk");
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

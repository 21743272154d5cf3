import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { BLOG_CATEGORIES } from "~worker/domain/blog/vocabulary";
import { DESK_LIMITS, type DeskPost } from "~worker/domain/blog-desk/schema";
import { DEFAULT_PICTURE, pictureOf } from "~worker/domain/catalogue/pictures";
import type { Typed } from "./post-result";

type PostFactsFieldsProps = {
  start: Typed;
  post: DeskPost | null;
  gifts: readonly string[];
  errorOf: (name: string) => string | undefined;
};

/** Address, category and picture: the same in every language. */
export function PostFactsFields({ start, post, gifts, errorOf }: PostFactsFieldsProps) {
  const { t } = useTranslation("blog-desk");
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
          maxLength={DESK_LIMITS.slug}
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
          maxLength={DESK_LIMITS.slug}
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

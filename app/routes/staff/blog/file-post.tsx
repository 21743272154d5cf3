import { useTranslation } from "react-i18next";
import { Alert } from "~/components/ui/alert";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import type { DeskPost } from "~worker/domain/blog-desk/schema";

/** One of the shop's own articles: what it is, and why it isn't edited here. */
export function FilePost({ post }: { post: DeskPost }) {
  const { t } = useTranslation("blog-desk");
  return (
    <div className="mt-6 max-w-2xl">
      <Alert tone="warn" title={t("errors:postIsFile")} />
      <div className="mt-6 flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="w-40">
          <GiftPicture src={post.imageUrl} alt="" eager={false} />
        </div>
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="type-badge text-ribbon">{t(`blog:categories.${post.category}`)}</p>
          <p className="mt-2 type-body">{post.texts.en.excerpt}</p>
        </div>
      </div>
      {post.published ? null : (
        <div className="mt-6">
          <ConfirmAction
            label={t("publish")}
            values={{ intent: "put-back" }}
            unsent={t("failed")}
          />
        </div>
      )}
    </div>
  );
}

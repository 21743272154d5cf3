import type { PostSummary } from "#shared/blog/schema";
import { Button } from "~/components/ui/button";
import { ShareIcon } from "~/components/ui/icons";
import { useShare } from "~/features/share/use-share";
import { href } from "~/lib/address";
import { useTranslation } from "~/translation";

/**
 * Shares an article's title, excerpt and address. Nothing without scripts: the address bar does it.
 */
export function SharePost({ post }: { post: PostSummary }) {
  const { t } = useTranslation("blog");
  const share = useShare();
  const { title, excerpt, slug } = post;
  const sharePost = () => {
    const url = new URL(href("/blog/:slug", { slug }), window.location.href);
    return share({ title, text: `${title}\n${excerpt}`, url: url.href });
  };
  return (
    <Button
      size="small"
      className="noscript:hidden"
      onClick={sharePost}
      icon={<ShareIcon className="size-4.5" />}
    >
      {t("share")}
    </Button>
  );
}

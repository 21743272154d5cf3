/**
 * What stands in for an article or the list while it is on its way from another page of the blog.
 */
import { useEffect, useState } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { PostSkeletons, PostWaiting } from "~/features/blog/post-skeletons";
import { useTranslation } from "~/translation";

export const handle = { namespaces: ["blog", "cards", "gifts"] };

/** What comes sooner than this needs no stand-in; a flash of one would be worse than none. */
const PATIENCE = 150;

export default function BlogLayout() {
  const { t } = useTranslation("blog");
  const here = useLocation().pathname;
  const coming = useNavigation().location?.pathname;
  const slow = useSlow(coming !== undefined && coming !== here);
  const isPost = slow && coming?.startsWith("/blog/");
  const isList = slow && coming === "/blog";
  return (
    <>
      {isPost ? <PostWaiting /> : null}
      {isList ? (
        <div className="wrap pt-10 sm:pt-14">
          <h1 className="mb-12 type-page break-phrases">{t("title")}</h1>
          <PostSkeletons />
        </div>
      ) : null}
      {/* Hidden, not unmounted: after a failed visit the page shows what was typed. */}
      <div hidden={isPost || isList}>
        <Outlet />
      </div>
    </>
  );
}

function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return setSlow(false);
    const timer = window.setTimeout(() => setSlow(true), PATIENCE);
    return () => window.clearTimeout(timer);
  }, [pending]);
  return pending && slow;
}

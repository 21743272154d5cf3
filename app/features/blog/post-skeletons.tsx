import { BLOG } from "#shared/blog/vocabulary";
import { Skeleton } from "~/components/ui/skeleton";
import { useTranslation } from "~/translation";

const KEYS = Array.from({ length: BLOG.skeletons }, (_, index) => index);

/** Articles that are on their way, in their cards' own shape. */
export function PostSkeletons() {
  return (
    <div aria-hidden="true" className="grid gap-x-8 gap-y-14 sm:grid-cols-2 md:grid-cols-3">
      {KEYS.map((key) => (
        <div key={key} className="flex flex-col gap-3" data-skeleton="">
          <Skeleton className="aspect-6/5" />
          <Skeleton className="h-4 w-1/4 rounded-tag!" />
          <Skeleton className="h-6 w-4/5 rounded-tag!" />
          <Skeleton className="h-4 rounded-tag!" />
          <Skeleton className="h-4 w-1/2 rounded-tag!" />
        </div>
      ))}
    </div>
  );
}

/** An article that is on its way. */
export function PostWaiting() {
  const { t } = useTranslation("blog");
  return (
    <div className="wrap pt-10 sm:pt-14">
      <p role="status" className="type-lead text-soft">
        {t("loading")}
      </p>
      <div className="mt-6 flex max-w-[34rem] flex-col gap-3">
        <Skeleton className="h-12 w-4/5 rounded-tag!" />
        <Skeleton className="h-4 w-1/3 rounded-tag!" />
        <Skeleton className="mt-4 aspect-6/5 max-w-lg" />
        <Skeleton className="mt-4 h-4 rounded-tag!" />
        <Skeleton className="h-4 rounded-tag!" />
        <Skeleton className="h-4 w-2/3 rounded-tag!" />
      </div>
    </div>
  );
}

import { Skeleton } from "~/components/ui/skeleton";

const KEYS = ["a", "b", "c", "d", "e", "f"] as const;

/** Cards that are on their way, in the card's own shape. */
export function GiftSkeletons({ count = 3 }: { count?: 3 | 6 }) {
  return (
    <div aria-hidden="true" className="grid gap-x-8 gap-y-14 sm:grid-cols-2 md:grid-cols-3">
      {KEYS.slice(0, count).map((key) => (
        <div key={key} className="flex flex-col gap-3">
          <Skeleton className="aspect-[6/5]" />
          <Skeleton className="h-4 w-1/3 rounded-tag!" />
          <Skeleton className="h-6 w-4/5 rounded-tag!" />
          <Skeleton className="h-4 rounded-tag!" />
          <Skeleton className="h-4 w-2/3 rounded-tag!" />
          <Skeleton className="h-10 rounded-full!" />
        </div>
      ))}
    </div>
  );
}

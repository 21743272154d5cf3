import { Skeleton } from "~/components/ui/skeleton";

const PLACES = ["one", "two", "three", "four", "five", "six"];

/** Cards' own shapes while the first results are on their way. */
export function ResultSkeletons() {
  return (
    <div className="grid gap-x-8 gap-y-14 sm:grid-cols-2 md:grid-cols-3">
      {PLACES.map((place) => (
        <div key={place} className="grid content-start gap-3">
          <Skeleton className="aspect-6/5 w-full" />
          <Skeleton className="h-3.5 w-1/3" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-2 h-10 w-full rounded-full" />
        </div>
      ))}
    </div>
  );
}

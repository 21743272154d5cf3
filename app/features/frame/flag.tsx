import { drawingAt } from "~/components/ui/drawing";
import type { LanguageCode } from "~/lib/languages";

/** A small drawn flag beside a language's name; decoration, the name says it. */
export function Flag({ code }: { code: LanguageCode }) {
  return (
    <svg aria-hidden="true" className="h-4 w-6 shrink-0 rounded-[3px]">
      <use href={drawingAt(`flag-${code}`)} />
    </svg>
  );
}

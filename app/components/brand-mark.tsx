import { drawingAt } from "./ui/drawing";

/** The bow that stands beside the brand's name; it takes the text's colour. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 3 32 28">
      <use href={drawingAt("brand-mark")} y="3" />
    </svg>
  );
}

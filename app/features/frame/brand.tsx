import { BrandMark } from "~/components/brand-mark";

/** Mark and name side by side. The name is a name in every language and keeps its own face. */
export function Brand({ className = "", mark = "" }: { className?: string; mark?: string }) {
  return (
    <span className={`flex items-center ${className}`}>
      <BrandMark className={`shrink-0 ${mark}`} />
      <span lang="en" className="font-display tracking-[-0.018em]">
        Giftwright
      </span>
    </span>
  );
}

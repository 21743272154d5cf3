import type { ReactNode } from "react";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";

/**
 * The wrapped gift on its plinth, in the season's light. Decoration; `children` are drawn over it.
 */
export function WrappedGiftArt({
  className = "",
  children,
}: {
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <EmptyStateArt className="size-full" />
      <svg
        viewBox="0 0 480 400"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <radialGradient id="gift-contact">
            <stop stopColor="#000" stopOpacity=".36" />
            <stop offset="1" stopColor="#000" stopOpacity="0" />
          </radialGradient>
        </defs>
        <ellipse cx="246" cy="297" rx="88" ry="13" fill="url(#gift-contact)" />
        <image
          className="wrapped-gift-image"
          href="/art/wrapped-gift.webp"
          x="166"
          y="140"
          width="148"
          height="160"
        />
        {children}
      </svg>
    </div>
  );
}

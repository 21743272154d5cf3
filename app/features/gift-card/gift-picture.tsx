import { useState } from "react";
import { DEFAULT_PICTURE, darkTwin } from "#shared/catalogue/pictures";

/** True when the browser gave up on a picture, perhaps before this script ran. */
const isBroken = (img: HTMLImageElement) =>
  img.complete && img.currentSrc !== "" && img.naturalWidth === 0;

/** A gift's picture with its dark twin; the shop's own stands in for one that doesn't load. */
export function GiftPicture({ src, alt, eager }: { src: string; alt: string; eager: boolean }) {
  const [broken, setBroken] = useState<{ src: string; default: boolean } | null>(null);
  const given = broken?.src === src ? broken : null;
  const shown = given ? DEFAULT_PICTURE : src;
  const dark = darkTwin(shown);
  const give = () => setBroken({ src, default: shown === DEFAULT_PICTURE });
  // Not even the stand-in came: a plain field looks better than a torn picture.
  if (given?.default) {
    const named = alt ? { role: "img", "aria-label": alt } : {};
    return <div {...named} className="aspect-[6/5] rounded-panel bg-sunk" />;
  }
  return (
    <picture>
      {dark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img
        key={shown}
        ref={(img) => {
          if (img && isBroken(img)) give();
        }}
        onError={give}
        src={shown}
        alt={alt}
        width={480}
        height={400}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className="aspect-[6/5] h-auto w-full rounded-panel bg-sunk object-cover"
      />
    </picture>
  );
}

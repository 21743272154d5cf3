import { darkTwin } from "#shared/catalogue/pictures";

/** One of our own still lifes as decoration, with its dark twin. */
export function ScenePicture({ src, className = "" }: { src: string; className?: string }) {
  const dark = darkTwin(src);
  return (
    <picture>
      {dark ? <source srcSet={dark} media="(prefers-color-scheme: dark)" /> : null}
      <img src={src} alt="" width={480} height={400} className={className} />
    </picture>
  );
}

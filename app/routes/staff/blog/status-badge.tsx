import { useTranslation } from "~/translation";

/** Whether readers find a post. */
export function StatusBadge({ published }: { published: boolean }) {
  const { t } = useTranslation("blog-admin");
  return (
    <span
      className={`inline-block rounded-tag px-2 py-0.5 type-badge ${published ? "bg-tint text-ink" : "bg-sunk text-soft"}`}
    >
      {t(published ? "published" : "draft")}
    </span>
  );
}

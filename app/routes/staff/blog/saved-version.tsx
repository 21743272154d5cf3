import { useTranslation } from "react-i18next";
import type { Typed } from "./post-result";

const FIELDS = ["title", "slug", "category", "picture", "excerpt", "content"] as const;

/** What somebody else saved while this form was open, to compare and to copy from. */
export function SavedVersion({ saved, lang }: { saved: Typed; lang: string }) {
  const { t } = useTranslation("blog-desk");
  const fields = FIELDS.filter(
    (name) => lang === "en" || name === "title" || name === "excerpt" || name === "content",
  );
  return (
    <section
      aria-labelledby="saved-title"
      className="mt-8 max-w-3xl border-s-[3px] border-ribbon ps-5"
    >
      <h2 id="saved-title" className="type-card">
        {t("theirs.title")}
      </h2>
      <p className="mt-1 type-small text-soft">{t("theirs.text")}</p>
      <dl className="mt-4 grid gap-3">
        {fields.map((name) => (
          <div key={name}>
            <dt className="type-label text-soft">{t(`field.${name}`)}</dt>
            <dd className="type-small wrap-anywhere whitespace-pre-wrap" lang={lang}>
              {name === "category" ? t(`blog:categories.${saved.category}`) : saved[name] || "–"}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

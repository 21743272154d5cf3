import { useTranslation } from "react-i18next";
import { PLACEHOLDERS } from "~worker/domain/mail/placeholders";
import type { EditableTemplateId } from "~worker/domain/mail/schema";

/** What may stand in braces, what becomes of it, and what must not be missing. */
export function PlaceholderList({ id }: { id: EditableTemplateId }) {
  const { t } = useTranslation("emails");
  const { known, required } = PLACEHOLDERS[id];
  return (
    <section aria-labelledby="placeholders" className="rounded-panel bg-sunk px-4 py-3">
      <h2 id="placeholders" className="type-label text-soft">
        {t("placeholders.title")}
      </h2>
      <dl className="mt-1 grid gap-1 type-small">
        {known.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>
              <code className="font-semibold">{`{${name}}`}</code>
            </dt>
            <dd className="min-w-0 flex-1 basis-48">
              {t(`placeholders.${name}`)}
              {name === required ? (
                <span className="text-soft"> · {t("placeholders.required")}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

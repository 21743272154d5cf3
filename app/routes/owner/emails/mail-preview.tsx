import { useTranslation } from "react-i18next";
import { type MailTemplate, type MailValues, renderMail } from "~worker/domain/mail/render";

type MailPreviewProps = {
  template: MailTemplate;
  values: MailValues;
  locale: string;
  className?: string;
};

/**
 * The mail as it goes out, made by what makes the real one; our own markup, since the page runs no
 * other.
 */
export function MailPreview({ template, values, locale, className = "" }: MailPreviewProps) {
  const { t } = useTranslation("emails");
  const { subject, text } = renderMail(template, values, locale);
  const paragraphs = text.split(/\n\s*\n/).map((block) => block.trim());
  return (
    <section aria-labelledby="preview" className={`min-w-0 ${className}`}>
      <h2 id="preview" className="type-panel">
        {t("preview")}
      </h2>
      <p className="mt-1 type-label font-normal text-soft">{t("previewNote")}</p>
      <div className="mt-4 overflow-hidden rounded-panel border border-line bg-raised shadow-rest">
        <p
          lang={locale}
          className="border-b border-line px-6 py-4 type-body font-semibold wrap-anywhere"
        >
          {subject || "\u00A0"}
        </p>
        <div lang={locale} className="grid gap-4 px-6 py-7 type-body wrap-anywhere">
          <p className="type-section">Giftwright</p>
          {paragraphs.map((block, place) =>
            block === values.reset_code ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
              <p key={place} className="figures rounded-field bg-sunk px-5 py-4 type-section">
                {block}
              </p>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
              <p key={place} className="whitespace-pre-line">
                {block}
              </p>
            ),
          )}
        </div>
      </div>
    </section>
  );
}

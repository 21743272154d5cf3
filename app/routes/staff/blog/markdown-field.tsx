import { useTranslation } from "react-i18next";
import { Field, useControl } from "~/components/ui/field";
import { ADMIN_POST_LIMITS } from "~worker/domain/blog/admin/schema";

type MarkdownFieldProps = { start: string; lang: string; error: string | undefined };

const EXAMPLES = [
  ["heading", "## …"],
  ["strong", "**…**  *…*"],
  ["link", "[…](/gifts/codenames-word-game)"],
  ["list", "- …"],
  ["quote", "> …"],
  ["picture", "![…](/pictures/codenames-word-game.webp)"],
  ["gifts", "::gifts codenames-word-game moka-pot"],
] as const;

/** The long text of a post, with what one can write in it. */
export function MarkdownField({ start, lang, error }: MarkdownFieldProps) {
  const { t } = useTranslation("blog-desk");
  const hint = t("hint.content");
  const control = useControl(undefined, { hint, error });
  return (
    <div className="grid gap-3">
      <Field id={control.id} label={t("field.content")} hint={hint} {...(error ? { error } : {})}>
        <textarea
          {...control}
          name="content"
          rows={18}
          defaultValue={start}
          maxLength={ADMIN_POST_LIMITS.content}
          lang={lang}
          className="field min-h-80 resize-y"
        />
      </Field>
      <details>
        <summary className="link w-fit cursor-pointer py-1 type-small">{t("help.title")}</summary>
        <dl className="mt-3 grid gap-x-6 gap-y-1 type-small sm:grid-cols-[auto_1fr]">
          {EXAMPLES.map(([key, example]) => (
            <div key={key} className="contents">
              <dt className="text-soft">{t(`help.${key}`)}</dt>
              <dd className="mb-2 wrap-anywhere sm:mb-0">
                <code>{example}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 type-small text-soft">{t("help.html")}</p>
      </details>
    </div>
  );
}

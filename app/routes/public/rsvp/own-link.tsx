import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { CopyField } from "~/features/invitation/copy-field";

/**
 * The link back to this answer; where this browser used the shared link, a link to answer for
 * somebody else.
 */
export function OwnLink({ address, another }: { address: string; another: string | null }) {
  const { t } = useTranslation("rsvp");
  return (
    <section aria-labelledby="own-link" className="mt-8 border-line border-t pt-6">
      <h2 id="own-link" className="type-card">
        {t("link.title")}
      </h2>
      <p className="mt-1 mb-4 type-small text-soft">{t("link.text")}</p>
      <CopyField
        label={t("link.label")}
        value={address}
        words={{ copy: t("link.copy"), copied: t("link.copied"), failed: t("link.copyFailed") }}
      />
      {another ? (
        <Link to={another} className="link mt-3 inline-block py-2 type-small">
          {t("another")}
        </Link>
      ) : null}
    </section>
  );
}

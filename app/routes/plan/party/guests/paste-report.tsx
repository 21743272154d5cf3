import { useTranslation } from "react-i18next";
import { CheckIcon } from "~/components/ui/icons";
import type { PasteResult } from "~worker/domain/party/guests/guests.server";

/** What became of every name of a paste. */
export function PasteReport({ result }: { result: PasteResult }) {
  const { t } = useTranslation("guests");
  const unread = result.unread.map(({ text, reason }) => `${text} · ${t(`errors:${reason}`)}`);
  return (
    <div className="mt-5 rounded-panel border border-line bg-raised p-4 type-small">
      <p className="flex items-center gap-2 font-semibold text-good">
        <CheckIcon />
        {t("paste.added", { count: result.added })}
      </p>
      <Names title={t("paste.known")} names={result.known} />
      <Names title={t("paste.full")} names={result.full} />
      <Names title={t("paste.unread")} names={unread} />
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p className="mt-3 text-soft">{title}</p>
      <ul className="mt-1 list-disc ps-5">
        {[...new Set(names)].map((name) => (
          <li key={name} className="break-words">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

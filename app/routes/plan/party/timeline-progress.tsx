import { useTranslation } from "react-i18next";

/** How much is done, as a bar and in words. */
export function TimelineProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation("timeline");
  if (total === 0) return null;
  const words = t("progress", { done, total });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <progress
        value={done}
        max={total}
        aria-label={words}
        className="timeline-progress min-w-48 flex-1"
      />
      <p role="status" className="figures type-label">
        {words}
        {done === total ? <span className="text-good"> {t("allDone")}</span> : null}
      </p>
    </div>
  );
}

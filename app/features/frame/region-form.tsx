import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useLocation, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "~/root";
import { REGIONS } from "~worker/domain/catalogue/vocabulary";

/**
 * Whose shops gifts link to, to choose. It waits for its button, so that stepping through the list
 * by keyboard changes nothing.
 */
export function RegionForm({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const id = useId();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const region = useRouteLoaderData<typeof rootLoader>("root")?.region;
  return (
    <fetcher.Form method="post" action="/region" className={className}>
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <label htmlFor={id} className="type-label">
        {t("region.label")}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <select
          key={region}
          id={id}
          name="region"
          defaultValue={region}
          className="min-h-11 min-w-0 flex-[1_1_9rem] rounded-field border-[1.5px] border-current bg-transparent px-3 type-small [&>option]:bg-paper [&>option]:text-ink"
        >
          {REGIONS.map((one) => (
            <option key={one} value={one}>
              {t(`region.names.${one}`)}
            </option>
          ))}
        </select>
        <button
          type="submit"
          className="min-h-11 rounded-field border-[1.5px] border-current px-4 type-small font-semibold"
        >
          {t("region.change")}
        </button>
      </div>
    </fetcher.Form>
  );
}

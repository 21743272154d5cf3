import { useId } from "react";
import { useRouteLoaderData } from "react-router";
import { REGIONS } from "#shared/catalogue/regions";
import type { RootData } from "~/root-data.server";
import { useTranslation } from "~/translation";
import { useSettingForm } from "./use-setting-form";

/**
 * Selects the region whose stores gifts link to. It submits by a button only, so that moving
 * through the options by keyboard changes nothing.
 */
export function RegionForm({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const id = useId();
  const { Form, action, back, onSubmit } = useSettingForm("/region", t("region.failed"));
  const region = useRouteLoaderData<RootData>("root")?.region;
  return (
    <Form method="post" action={action} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="back" value={back} />
      <label htmlFor={id} className="type-label">
        {t("region.label")}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <select
          key={region}
          id={id}
          name="region"
          defaultValue={region}
          className="min-h-11 max-w-full flex-auto rounded-field border-[1.5px] border-current bg-transparent px-3 type-small [&>option]:bg-paper [&>option]:text-ink"
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
    </Form>
  );
}

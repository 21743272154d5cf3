import { useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { OptimizerSettings } from "./data.server";
import { OPTIMIZER_PATH } from "./settings-url";

/**
 * Whose gifts the plan is of: the favourites or one of the lists. Nothing where there is no choice.
 */
export function SourceForm({
  settings: { source, sources },
}: {
  settings: Pick<OptimizerSettings, "source" | "sources">;
}) {
  const { t } = useTranslation("optimizer");
  const { location } = useNavigation();
  if (sources.length < 2) return null;
  const pending = location?.pathname === OPTIMIZER_PATH && !location.search.includes("show=plan");
  return (
    <Form method="get" action={OPTIMIZER_PATH} className="flex flex-wrap items-end gap-3">
      <SelectField
        key={source}
        name="list"
        label={t("source.label")}
        defaultValue={source ?? ""}
        className="max-w-96 flex-[1_1_14rem]"
        options={sources.map(({ id, name, count }) => ({
          value: id ?? "",
          label: t(id === null ? "source.favorites" : "source.list", { name, count }),
        }))}
      />
      <Button type="submit" pending={pending}>
        {t("source.submit")}
      </Button>
    </Form>
  );
}

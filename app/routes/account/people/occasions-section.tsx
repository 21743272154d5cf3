import { formatDate } from "#shared/format/dates";
import { OCCASION_LIMITS } from "#shared/people/limits";
import type { OccasionView } from "#shared/people/occasions";
import { CHOSEN_OCCASIONS } from "#shared/people/vocabulary";
import { PlusIcon, TrashIcon } from "~/components/ui/icons";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { FormDisclosure } from "~/forms/form-disclosure";
import { UndoNotice } from "~/forms/undo-notice";
import { useActionForm } from "~/forms/use-action-form";
import { useUndoableRemoval } from "~/forms/use-undoable-removal";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import { InDays } from "./date-list";
import { useOccasionName } from "./use-occasion-name";

export type RemovedOccasion = {
  kind: OccasionView["kind"];
  title: string;
  date: string;
  every: boolean;
};

type OccasionsSectionProps = {
  personId: string;
  dates: readonly OccasionView[];
  posted: ActionResult | undefined;
};

/** The days on which a person gets gifts; the birthday comes from the form above. */
export function OccasionsSection({ personId, dates, posted }: OccasionsSectionProps) {
  const { t, i18n } = useTranslation("recipients");
  const nameOf = useOccasionName();
  const action = href("/people/:id", { id: personId });
  const removal = useUndoableRemoval<RemovedOccasion>({
    action,
    words: { undo: t("undo"), failed: t("failed") },
    undoOf: ({ result }) =>
      result && {
        title: t("occasions.removed", { occasion: nameOf(result) }),
        fields: { intent: "addOccasion", ...restoring(result) },
        key: `restore-${personId}-${result.kind}-${result.date}`,
      },
    focus: "occasions",
  });
  // Where no scripts ran the page itself offers what the toast does.
  const removed = posted?.intent === "removeOccasion" ? (posted.result as RemovedOccasion) : null;
  return (
    <section aria-labelledby="occasions" className="mt-10 max-w-prose">
      <h2 id="occasions" tabIndex={-1} className="type-panel">
        {t("occasions.title")}
      </h2>
      {removed ? (
        <UndoNotice
          title={t("occasions.removed", { occasion: nameOf(removed) })}
          undo={t("undo")}
          action={action}
          intent="addOccasion"
          fields={restoring(removed)}
        />
      ) : null}
      {dates.length === 0 ? (
        <p className="mt-2 type-body text-soft">{t("occasions.none")}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {dates.map((one) => {
            const occasion = nameOf(one);
            return (
              <li
                key={one.id}
                className="flex min-h-14 flex-wrap items-center gap-x-4 border-b border-line py-1"
              >
                <p className="min-w-0 flex-1 type-body break-words">
                  {occasion}
                  <span className="figures block type-small text-soft">
                    {formatDate(one.date, i18n.language)} · <InDays days={one.days} />
                  </span>
                </p>
                <Link
                  to={`/?${one.address}`}
                  aria-label={t("dates.findOf", { name: one.name, occasion })}
                  className="link inline-block py-2 type-small"
                >
                  {t("dates.find")}
                </Link>
                {one.kind === "birthday" ? null : (
                  <removal.Form method="post" action={action} onSubmit={removal.queue()}>
                    <input type="hidden" name="intent" value="removeOccasion" />
                    <input type="hidden" name="which" value={one.id} />
                    <button
                      type="submit"
                      aria-label={t("occasions.remove", { occasion })}
                      className="flex size-11 items-center justify-center rounded-full hover:bg-sunk"
                    >
                      <TrashIcon />
                    </button>
                  </removal.Form>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <AddOccasion personId={personId} posted={posted} />
    </section>
  );
}

/** The hidden fields that bring an occasion back. */
const restoring = ({ kind, title, date, every }: RemovedOccasion) => ({
  ...{ kind, title, date },
  ...(every ? { every: "on" } : {}),
});

function AddOccasion({ personId, posted }: Omit<OccasionsSectionProps, "dates">) {
  const { t } = useTranslation("recipients");
  const state = useActionForm({ intent: "addOccasion", posted }, () => form.current?.reset());
  const { form, outcome, problem, value } = state;
  const error = (name: string) => {
    const wrong = problem(name);
    return wrong ? t(`errors:${wrong}`) : undefined;
  };
  return (
    <div className="mt-3 flex">
      <FormDisclosure
        state={state}
        action={href("/people/:id", { id: personId })}
        words={{ label: t("occasions.add"), submit: t("occasions.save"), saving: t("form.saving") }}
        icon={<PlusIcon className="size-4.5" />}
        group="person"
      >
        <input type="hidden" name="intent" value="addOccasion" />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        <SelectField
          name="kind"
          label={t("occasions.kind")}
          defaultValue={value("kind", "anniversary")}
          error={error("kind")}
          options={CHOSEN_OCCASIONS.map((kind) => ({
            value: kind,
            label: t(`gifts:occasions.${kind}`),
          }))}
        />
        <TextField
          name="title"
          label={t("occasions.name")}
          placeholder={t("occasions.example")}
          defaultValue={value("title")}
          maxLength={OCCASION_LIMITS.title}
          autoComplete="off"
          error={error("title")}
        />
        <TextField
          type="date"
          name="date"
          label={t("occasions.date")}
          defaultValue={value("date")}
          error={error("date")}
        />
        <div>
          <label className="flex min-h-11 items-center gap-3 type-body">
            <input
              type="checkbox"
              name="every"
              defaultChecked
              aria-describedby="every-hint"
              className="size-5 accent-ribbon"
            />
            {t("occasions.every")}
          </label>
          <p id="every-hint" className="type-small text-soft">
            {t("occasions.everyHint")}
          </p>
        </div>
      </FormDisclosure>
    </div>
  );
}

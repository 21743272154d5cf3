import { useId } from "react";
import { useNavigation } from "react-router";
import { ENTERTAINMENT_LIMITS } from "#shared/party/entertainment/schema";
import { AGE_GROUPS, MOODS, WISHED_PLACES } from "#shared/party/entertainment/vocabulary";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field-error";
import { CheckIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { EntertainmentSection } from "./data.server";

/** What the host wishes, as an address that can be kept; works without scripts. */
export function WishesForm({ section }: { section: EntertainmentSection }) {
  const { t } = useTranslation("entertainment");
  const navigation = useNavigation();
  const pending =
    navigation.state === "loading" && navigation.location.pathname.endsWith("/entertainment");
  const { fields, errors, party } = section;
  const said = (field: string) => {
    const key = errors[field];
    return key ? t(`errors:${key}`, { count: ENTERTAINMENT_LIMITS.theme }) : undefined;
  };
  return (
    <Form
      // What a link changes has to show in the fields too.
      key={JSON.stringify(fields)}
      method="get"
      action="/party-planning/entertainment"
      preventScrollReset
      noValidate
      aria-labelledby="wishes"
      className="mt-10 rounded-dialog bg-raised p-5 shadow-rest sm:p-8"
    >
      <input type="hidden" name="party" value={party.id} />
      <input type="hidden" name="asked" value="1" />
      <h2 id="wishes" className="type-panel">
        {t("wishes.title")}
      </h2>
      <p className="figures mt-1 type-small text-soft">
        {t("wishes.for", {
          count: party.guests,
          type: t(`party:setup.types.${party.eventType}`),
        })}
        {party.isGuessed ? ` ${t("party:heads.guessed", { count: party.guests })}` : null}
      </p>
      <div className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2">
        <ChoiceChips
          type="checkbox"
          name="ages"
          legend={t("wishes.ages")}
          options={AGE_GROUPS.map((value) => ({ value, label: t(`ages.${value}`) }))}
          chosen={fields.ages}
          error={said("ages")}
        />
        <ChoiceChips
          type="radio"
          name="place"
          legend={t("wishes.place")}
          options={WISHED_PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
          chosen={[fields.place]}
        />
        <TextField
          name="theme"
          label={t("wishes.theme")}
          placeholder={t("wishes.themeExample")}
          defaultValue={fields.theme}
          maxLength={ENTERTAINMENT_LIMITS.theme}
          autoComplete="off"
          error={said("theme")}
        />
        <TextField
          name="budget"
          label={t("wishes.budget")}
          hint={t("wishes.budgetHint")}
          defaultValue={fields.budget}
          inputMode="decimal"
          autoComplete="off"
          error={said("budget")}
        />
        <div className="md:col-span-2">
          <ChoiceChips
            type="checkbox"
            name="moods"
            legend={t("wishes.moods")}
            options={MOODS.map((value) => ({ value, label: t(`moods.${value}`) }))}
            chosen={fields.moods}
          />
        </div>
      </div>
      <Button
        type="submit"
        variant="ribbon"
        className="mt-7 w-full sm:w-auto"
        pending={pending}
        pendingText={t("wishes.pending")}
      >
        {t("wishes.submit")}
      </Button>
    </Form>
  );
}

type ChoiceChipsProps = {
  type: "checkbox" | "radio";
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
};

/**
 * A group of native checkboxes or radio buttons in the shape of chips; a tick says what is chosen.
 */
function ChoiceChips({ type, name, legend, options, chosen, error }: ChoiceChipsProps) {
  const errorId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 type-label text-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-edge bg-paper px-4 type-label duration-120 hover:border-ink has-checked:border-ribbon has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ribbon"
          >
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              className="peer sr-only"
            />
            <CheckIcon className="hidden size-4 text-ribbon peer-checked:block" />
            {label}
          </label>
        ))}
      </div>
      {error ? (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}

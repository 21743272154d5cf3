import { GUEST_LIMITS, type Guest } from "#shared/party/guests/schema";
import { Alert } from "~/components/ui/alert";
import { TextField } from "~/components/ui/text-field";
import type { ActionResult } from "~/forms/action-result";
import type { ActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";
import type { GuestListChange } from "./change-guests.server";

/** Where a form of the guest list goes, and what it came back with where no scripts ran. */
export type GuestFormProps = {
  action: To;
  posted: ActionResult<GuestListChange> | undefined;
};

/** Why a form failed, where no field says it. */
export function GuestFailure({ outcome }: Pick<ActionForm, "outcome">) {
  const { t } = useTranslation("guests");
  if (!outcome?.error) return null;
  return (
    <Alert title={t("failed")}>
      <p>{t(`errors:${outcome.error}`)}</p>
    </Alert>
  );
}

/** The props of a text field of one of the forms. */
export function useGuestField({ problem, value }: Pick<ActionForm, "problem" | "value">) {
  const { t } = useTranslation("guests");
  return (name: string, kept = "") => {
    const wrong = problem(name);
    return {
      name,
      defaultValue: value(name, kept),
      error: wrong ? t(`errors:${wrong}`) : undefined,
      autoComplete: "off",
    };
  };
}

/** Name, mail, plus-ones and the flag: what a host says of a guest. */
export function GuestFields({
  state,
  guest,
}: {
  state: Pick<ActionForm, "problem" | "value">;
  guest?: Guest;
}) {
  const { t } = useTranslation("guests");
  const field = useGuestField(state);
  const keptFlag = guest?.isGuestOfHonour ? "on" : "";
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field("name", guest?.name)}
          label={t("add.name")}
          maxLength={GUEST_LIMITS.name}
          aria-required
        />
        <TextField
          {...field("email", guest?.email)}
          type="email"
          label={t("add.email")}
          maxLength={GUEST_LIMITS.email}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field("plusOnes", String(guest?.plusOnes ?? 0))}
          label={t("add.plusOnes")}
          hint={t("add.plusOnesHint")}
          inputMode="numeric"
        />
        <label className="flex min-h-11 cursor-pointer items-start gap-3 sm:mt-7">
          <input
            type="checkbox"
            name="isGuestOfHonour"
            defaultChecked={state.value("isGuestOfHonour", keptFlag) === "on"}
            className="mt-0.5 size-5 shrink-0 accent-ribbon"
          />
          <span>
            <span className="block type-body">{t("add.honour")}</span>
            <span className="block type-label font-normal text-soft">{t("add.honourHint")}</span>
          </span>
        </label>
      </div>
    </>
  );
}

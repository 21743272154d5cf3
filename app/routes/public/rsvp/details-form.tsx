import { useNavigation } from "react-router";
import { GUEST_LIMITS, type OwnAnswer } from "#shared/party/guests/schema";
import { Button } from "~/components/ui/button";
import { CheckIcon } from "~/components/ui/icons";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { type ActionResult, fieldError, typedValue } from "~/forms/action-result";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import { Failure } from "./failure";

/** Who comes along and what the kitchen should know; after a no, a word to the host is all. */
export function DetailsForm({
  own,
  posted,
  isSaved,
}: {
  own: OwnAnswer;
  posted: ActionResult | undefined;
  isSaved: boolean;
}) {
  const { t } = useTranslation("rsvp");
  const { formData } = useNavigation();
  const mine = posted?.intent === "details" ? posted : undefined;
  const comes = own.answer !== "no";
  const field = (name: "adults" | "children" | "diet" | "note") => {
    const problem = fieldError(mine, name);
    return {
      name,
      defaultValue: typedValue(mine, name, String(own[name])),
      error: problem ? t(`errors:${problem}`) : undefined,
    };
  };
  const { heads, adults, children } = own.allowed;
  const number = { inputMode: "numeric" as const, autoComplete: "off", pattern: "[0-9]*" };
  return (
    <Form
      // A no asks for less; between yes and maybe what was typed stays.
      key={comes ? "comes" : "no"}
      method="post"
      noValidate
      preventScrollReset
      className="mt-8 grid gap-5 border-line border-t pt-6"
    >
      <input type="hidden" name="intent" value="details" />
      <div>
        <h2 className="type-card">{t(comes ? "details.title" : "details.titleNo")}</h2>
        {comes && !own.isSelfAdded ? (
          <p className="mt-1 type-small text-soft">{t("details.allowed", { count: heads })}</p>
        ) : null}
      </div>
      <Failure outcome={mine} />
      {comes ? (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {adults > 1 || own.adults > 1 ? (
              <TextField {...field("adults")} {...number} label={t("details.adults")} />
            ) : (
              <input type="hidden" name="adults" value={own.adults} />
            )}
            {children > 0 || own.children > 0 ? (
              <TextField {...field("children")} {...number} label={t("details.children")} />
            ) : (
              <input type="hidden" name="children" value={own.children} />
            )}
          </div>
          <TextField
            {...field("diet")}
            label={t("details.diet")}
            placeholder={t("details.dietExample")}
            maxLength={GUEST_LIMITS.diet}
            autoComplete="off"
          />
        </>
      ) : (
        <>
          <input type="hidden" name="adults" value={own.adults} />
          <input type="hidden" name="children" value={own.children} />
          <input type="hidden" name="diet" value={own.diet} />
        </>
      )}
      <TextAreaField
        {...field("note")}
        label={t("details.note")}
        maxLength={GUEST_LIMITS.note}
        rows={2}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          variant="ribbon"
          pending={formData?.get("intent") === "details"}
          pendingText={t("details.saving")}
        >
          {t("details.save")}
        </Button>
        <p role="status" className="flex items-center gap-1.5 type-label text-good">
          {isSaved && !mine ? (
            <>
              <CheckIcon className="size-4.5" />
              {t("details.saved")}
            </>
          ) : null}
        </p>
      </div>
    </Form>
  );
}

import { ANSWERS, type GuestAnswer } from "#shared/party/guests/schema";
import { buttonLook } from "~/components/ui/button-look";
import { CheckIcon } from "~/components/ui/icons";
import { Spinner } from "~/components/ui/spinner";
import { useTranslation } from "~/translation";

/** Yes, maybe, no: each sends the form it stands in. */
export function AnswerButtons({
  current,
  pending,
  describedBy,
}: {
  current: GuestAnswer;
  /** The answer on its way. */
  pending: string | null;
  describedBy?: string | undefined;
}) {
  const { t } = useTranslation("rsvp");
  return (
    <>
      {/* The Enter key in a field must not say yes: it presses the first button, which does
          nothing. */}
      <button type="submit" disabled hidden aria-hidden="true" tabIndex={-1} />
      <div className="grid gap-3 xs:grid-cols-3">
        {ANSWERS.map((answer) => {
          const isCurrent = current === answer;
          const leads = isCurrent || (current === "none" && answer === "yes");
          return (
            <button
              key={answer}
              type="submit"
              name="answer"
              value={answer}
              aria-pressed={current === "none" ? undefined : isCurrent}
              aria-describedby={describedBy}
              className={`${buttonLook(leads ? "ribbon" : "outline", "large")} min-h-14! px-3! type-card! font-semibold`}
            >
              {pending === answer ? (
                <Spinner className="size-5" />
              ) : isCurrent ? (
                <CheckIcon className="size-5" />
              ) : null}
              {t(`answers.${answer}`)}
            </button>
          );
        })}
      </div>
    </>
  );
}

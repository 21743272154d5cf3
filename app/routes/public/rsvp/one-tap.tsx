import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { CheckIcon } from "~/components/ui/icons";
import { type ActionResult, fieldError } from "~/forms/action-result";
import type { OwnAnswer } from "~worker/domain/party-guests/schema";
import { AnswerButtons } from "./answer-buttons";
import { Failure } from "./failure";

/**
 * The question with its three buttons; once answered, what was said, with the buttons to change it.
 */
export function OneTap({
  own,
  isClosed,
  posted,
}: {
  own: OwnAnswer;
  isClosed: boolean;
  posted: ActionResult | undefined;
}) {
  const { t } = useTranslation("rsvp");
  const { formData } = useNavigation();
  const title = useId();
  const mine = posted?.intent === "answer" ? posted : undefined;
  const problem = fieldError(mine, "answer");
  const pending = formData?.get("intent") === "answer" ? String(formData.get("answer")) : null;
  return (
    <section aria-labelledby={title}>
      <div role="status">
        <h2 id={title} className="type-panel text-balance">
          {own.answer === "none" ? (
            t(isClosed ? "closed.title" : "question")
          ) : (
            <>
              <CheckIcon className="me-2 inline size-6 text-good" />
              {t(`said.${own.answer}`)}
            </>
          )}
        </h2>
      </div>
      {isClosed ? (
        <p className="mt-2 type-body text-soft">{t("closed.text")}</p>
      ) : (
        <Form method="post" preventScrollReset className="mt-5 grid gap-3">
          <input type="hidden" name="intent" value="answer" />
          <Failure outcome={mine} />
          {own.answer === "none" ? null : <p className="type-label text-soft">{t("change")}</p>}
          <AnswerButtons current={own.answer} pending={pending} />
          {problem ? <p className="type-label text-bad">{t(`errors:${problem}`)}</p> : null}
          {own.answer === "none" ? (
            <p className="type-label font-normal text-soft">{t("noAccount")}</p>
          ) : null}
        </Form>
      )}
    </section>
  );
}

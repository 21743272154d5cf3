import { useId } from "react";
import type { UnconfirmedAnswer } from "#shared/party/guests/schema";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { CheckIcon, TrashIcon } from "~/components/ui/icons";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";
import { AnswerSign, GuestNote, useGuestFacts } from "./guest-facts";
import type { GuestDecisions } from "./use-guest-decisions";

type UnconfirmedProps = {
  answers: readonly UnconfirmedAnswer[];
  /** Some are counted already: their name only resembles one on the list. */
  isCounted: boolean;
  /** How many there are, with those that the page doesn't show. */
  count: number;
  action: To;
  decisions: GuestDecisions;
};

/**
 * Answers by the shared link under a name on the list, which the host joins with that guest or
 * keeps apart.
 */
export function UnconfirmedAnswers({ answers, isCounted, count, ...row }: UnconfirmedProps) {
  const { t } = useTranslation("guests");
  if (answers.length === 0) return null;
  return (
    <section
      aria-labelledby="unconfirmed"
      className="mt-8 rounded-dialog border border-edge px-5 py-6 sm:p-8"
    >
      <h2 id="unconfirmed" className="type-panel">
        {t("unconfirmed.title")}
      </h2>
      <p className="mt-2 max-w-prose type-body text-soft">
        {t("unconfirmed.text")}
        {isCounted ? ` ${t("unconfirmed.alike")}` : null}
      </p>
      <ul className="mt-4">
        {answers.map((answer) => (
          <li key={answer.id} className="border-line border-t py-5">
            <Row answer={answer} {...row} />
          </li>
        ))}
      </ul>
      {count > answers.length ? (
        <p className="border-line border-t pt-4 type-small text-soft">
          {t("unconfirmed.more", { count: count - answers.length })}
        </p>
      ) : null}
      <p className="mt-2 max-w-prose type-small text-soft">{t("unconfirmed.hint")}</p>
    </section>
  );
}

function Row({
  answer,
  action,
  decisions: { Form, queue },
}: { answer: UnconfirmedAnswer } & Pick<UnconfirmedProps, "action" | "decisions">) {
  const { t } = useTranslation("guests");
  const title = useId();
  const { id, name, note, target } = answer;
  const facts = useGuestFacts(answer);
  const known = { name: target.name, answer: t(`answers.${target.answer}`) };
  return (
    <article aria-labelledby={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={title} className="min-w-0 type-card break-words">
          {t("unconfirmed.says", { name })}
        </h3>
        <AnswerSign answer={answer.answer} />
      </div>
      {facts.length > 0 ? (
        <p className="figures mt-1 type-small break-words text-soft">{facts.join(" · ")}</p>
      ) : null}
      <GuestNote note={note} />
      <p className="mt-2 type-small break-words">
        {t(target.isSelfAdded ? "unconfirmed.listedSelf" : "unconfirmed.listed", known)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Form method="post" action={action} onSubmit={queue()} className="max-sm:basis-full">
          <input type="hidden" name="intent" value="join" />
          <input type="hidden" name="which" value={id} />
          <input type="hidden" name="with" value={target.id} />
          <Button
            type="submit"
            size="small"
            className="w-full"
            icon={<CheckIcon />}
            aria-label={t("unconfirmed.joinOf", { name })}
          >
            {t("unconfirmed.join")}
          </Button>
        </Form>
        <Form method="post" action={action} onSubmit={queue()} className="max-sm:basis-full">
          <input type="hidden" name="intent" value="apart" />
          <input type="hidden" name="which" value={id} />
          <Button
            type="submit"
            size="small"
            className="w-full"
            aria-label={t("unconfirmed.apartOf", { name })}
          >
            {t("unconfirmed.apart")}
          </Button>
        </Form>
        <Form method="post" action={action} onSubmit={queue()}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="which" value={id} />
          <button
            type="submit"
            aria-label={t("row.removeOf", { name })}
            className={`${buttonLook("text", "small")} min-h-11! px-3! type-small! max-sm:-ms-3`}
          >
            <TrashIcon className="size-4.5" />
            {t("row.remove")}
          </button>
        </Form>
      </div>
    </article>
  );
}

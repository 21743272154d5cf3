import { type ReactNode, useEffect, useRef } from "react";
import { formatPrice } from "#shared/format/money";
import { ButtonLink } from "~/components/ui/button-link";
import { CheckIcon } from "~/components/ui/icons";
import { Answers } from "~/features/party/answers";
import { BudgetBar } from "~/features/party/budget-bar";
import { DaysToGo } from "~/features/party/days-to-go";
import { HeadsStory } from "~/features/party/heads-story";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import type { ActionResult } from "~/forms/action-result";
import { useActionForm } from "~/forms/use-action-form";
import type { Address } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Board } from "./hub-board.server";
import { PartyActions } from "./hub-parties";

type HubBoardProps = { board: Board; posted: ActionResult | undefined };

/** A party at a glance: how long it is still, what to do next, who comes, what it costs. */
export function HubBoard({ board, posted }: HubBoardProps) {
  const { t } = useTranslation("party");
  const { party } = board;
  return (
    <article aria-labelledby="hub-title" className="mt-2">
      <p className="figures max-w-prose type-lead break-words text-soft">
        {[party.day, party.time, party.location].filter(Boolean).join(" · ")}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        <ButtonLink to={partyHref("print", party)} size="small" className="me-1">
          {t("party-costs:printLink")}
        </ButtonLink>
        <PartyActions party={party} posted={posted} />
      </div>
      <div className="mt-6 grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Countdown board={board} />
        <NextTasks key={party.id} board={board} />
        <Money board={board} />
        <Coming board={board} />
      </div>
    </article>
  );
}

type BoardProps = { board: Board };

function Countdown({ board: { party } }: BoardProps) {
  const { t } = useTranslation("party");
  const { leaf, daysToGo } = party;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-dialog bg-tint p-6 sm:p-8">
      <p
        aria-hidden="true"
        className="flex size-24 shrink-0 flex-col items-center justify-center rounded-panel bg-raised leading-none shadow-rest"
      >
        <span className="type-label text-ribbon">{leaf.month}</span>
        <span className="figures type-section">{leaf.day}</span>
      </p>
      <div className="min-w-0">
        <p className="figures type-section text-balance">
          <DaysToGo days={daysToGo} />
        </p>
        {party.time && party.location ? null : (
          <Link to={partyHref("setup", party)} className="link inline-block py-1.5 type-small">
            {t("board.missing")}
          </Link>
        )}
      </div>
    </div>
  );
}

type PanelProps = { id: string; title: string; to: Address; link: string; children: ReactNode };

function Panel({ id, title, to, link, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-dialog border border-line bg-raised p-6 sm:p-8"
    >
      <h2 id={id} tabIndex={-1} className="type-card outline-none">
        {title}
      </h2>
      {children}
      <Link to={to} className="link mt-auto inline-block self-start pt-4 pb-1 type-small">
        {link}
      </Link>
    </section>
  );
}

function NextTasks({ board: { party, next } }: BoardProps) {
  const { t } = useTranslation("party");
  useFocusOnTitle(next.map(({ id }) => id).join());
  return (
    <Panel
      id="board-next"
      title={t("board.next")}
      to={partyHref("timeline", party)}
      link={t("steps.timeline.open")}
    >
      {next.length === 0 ? (
        <p className="mt-3 type-body text-soft">{t("timeline:allDone")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {next.map((task) => (
            <NextTask key={task.id} partyId={party.id} task={task} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A task that is done leaves the board with the pressed button in it. */
function useFocusOnTitle(tasks: string) {
  const last = useRef(tasks);
  useEffect(() => {
    if (tasks === last.current) return;
    last.current = tasks;
    if (document.activeElement === document.body) document.getElementById("board-next")?.focus();
  }, [tasks]);
}

function NextTask({ partyId, task }: { partyId: string; task: Board["next"][number] }) {
  const { t } = useTranslation("timeline");
  const check = useActionForm({ intent: "check", id: task.id, posted: undefined });
  return (
    <li className="flex gap-3 py-2">
      <check.Form method="post" action={partyHref("timeline", { id: partyId })}>
        <SectionFields intent="check" partyId={partyId} id={task.id} />
        <input type="hidden" name="isDone" value="yes" />
        <button
          type="submit"
          aria-label={t("check", { title: task.title })}
          className="-ms-2 flex size-11 items-center justify-center rounded-full hover:bg-sunk"
        >
          <span className="flex size-6 items-center justify-center rounded-tag border-[1.5px] border-edge bg-raised">
            {check.sent ? <CheckIcon className="size-4.5" /> : null}
          </span>
        </button>
      </check.Form>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 pt-2 pb-1">
        <p className="min-w-0 type-body break-words">{task.title}</p>
        <p className={`figures type-small ${task.isLate ? "font-semibold text-bad" : "text-soft"}`}>
          {task.isLate ? <span className="sr-only">{t("late")}: </span> : null}
          {task.day}
        </p>
        <SectionFailure outcome={check.outcome} />
      </div>
    </li>
  );
}

function Coming({ board: { party, tally, expected } }: BoardProps) {
  const { t } = useTranslation("party");
  const nobody = tally.guests === 0;
  return (
    <Panel
      id="board-coming"
      title={t("board.coming")}
      to={partyHref("guests", party)}
      link={t("steps.guests.open")}
    >
      {expected.isGuessed ? null : (
        <>
          <p className="figures mt-2 type-panel">
            {t("board.expected", { count: expected.heads.likely })}
          </p>
          <p className="mt-1 max-w-prose type-small text-soft">
            <HeadsStory {...expected} />
          </p>
        </>
      )}
      {nobody ? (
        <p className="mt-4 type-body">{t("board.invite")}</p>
      ) : (
        <div className="mt-4">
          <Answers tally={tally} />
        </div>
      )}
      {tally.unconfirmed > 0 ? (
        <p className="figures mt-4 rounded-panel bg-warn-tint p-3 type-small font-semibold text-warn">
          {t("board.unconfirmed", { count: tally.unconfirmed })}
        </p>
      ) : null}
    </Panel>
  );
}

function Money({ board: { party, money } }: BoardProps) {
  const { t, i18n } = useTranslation("party");
  const { totals, budgetCents } = money;
  const price = (cents: number) => formatPrice(cents, i18n.language);
  return (
    <Panel
      id="board-money"
      title={t("board.money")}
      to={partyHref("costs", party)}
      link={t("board.openCosts")}
    >
      <p className="figures mt-2 type-panel">{price(totals.likely)}</p>
      {budgetCents > 0 ? (
        <>
          <p className="figures type-small text-soft">
            {t("party-costs:ofBudget", { price: price(budgetCents) })}
          </p>
          <BudgetBar totals={totals} budgetCents={budgetCents} />
          <p
            className={`figures mt-3 type-small ${totals.over > 0 ? "font-semibold text-warn" : ""}`}
          >
            {totals.over > 0
              ? t("party-costs:over", { price: price(totals.over) })
              : t("party-costs:left", { price: price(budgetCents - totals.likely) })}
          </p>
        </>
      ) : (
        <Link to={partyHref("setup", party)} className="link self-start py-1.5 type-small">
          {t("party-costs:setBudget")}
        </Link>
      )}
      {totals.likely === 0 ? (
        <p className="mt-3 max-w-prose type-small text-soft">{t("board.noCosts")}</p>
      ) : null}
    </Panel>
  );
}

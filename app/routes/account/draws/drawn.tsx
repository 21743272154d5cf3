import { DRAW_LIMITS } from "#shared/draws/limits";
import type { HostedDraw } from "#shared/draws/schema";
import { formatDay } from "#shared/format/dates";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { CheckIcon, CloseIcon, PlusIcon, SwapIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { CopyField } from "~/features/invitation/copy-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { FormDisclosure } from "~/forms/form-disclosure";
import { useActionForm } from "~/forms/use-action-form";
import { href, type To } from "~/lib/address";
import { useTranslation } from "~/translation";
import { EnterKey, ShowKey } from "./host-key";
import { OneStep } from "./one-step";
import { SendLink } from "./send-link";
import { useProblem } from "./use-problem";

type DrawnProps = {
  draw: HostedDraw;
  origin: string;
  action: To;
  posted: ActionResult | undefined;
};

/** A draw that was drawn: everybody's link, who joins or leaves, and the reveal. */
export function Drawn({ draw, origin, action, posted }: DrawnProps) {
  const { t } = useTranslation("draws");
  const opened = draw.people.filter(({ openedAt }) => openedAt !== null).length;
  const canChange = draw.hostKey !== null && !draw.revealed;
  return (
    <>
      {draw.revealed ? <Pairs pairs={draw.revealed} /> : null}
      <section aria-labelledby="links" className="mt-10 max-w-3xl">
        <h2 id="links" tabIndex={-1} className="type-panel">
          {t("links.title")}
        </h2>
        <p className="mt-2 max-w-prose type-body text-soft">{t("links.lead")}</p>
        {draw.hostKey || draw.revealed ? null : (
          <>
            <Alert tone="warn" title={t("links.elsewhere")} className="mt-4" />
            <EnterKey action={action} posted={posted} />
          </>
        )}
        <p className="figures mt-4 type-body font-semibold">
          {t("links.opened", { count: opened, all: draw.people.length })}
        </p>
        <ul aria-labelledby="links" className="mt-2 border-t border-line">
          {draw.people.map((person) => (
            <Person key={person.seat} {...{ draw, person, origin, action, posted }} />
          ))}
        </ul>
        {canChange ? (
          <div className="mt-4 flex flex-wrap items-start gap-x-6">
            <Join action={action} posted={posted} />
            <ShowKey hostKey={draw.hostKey ?? ""} />
          </div>
        ) : null}
      </section>
      {canChange ? (
        <section aria-labelledby="reveal" className="mt-12 max-w-3xl">
          <h2 id="reveal" className="type-panel">
            {t("reveal.title")}
          </h2>
          <div className="mt-2 flex">
            <OneStep step="reveal" action={action} posted={posted} />
          </div>
        </section>
      ) : null}
    </>
  );
}

function Pairs({ pairs }: { pairs: NonNullable<HostedDraw["revealed"]> }) {
  const { t } = useTranslation("draws");
  return (
    <section aria-labelledby="pairs" className="mt-10 max-w-3xl">
      <h2 id="pairs" className="type-panel">
        {t("reveal.pairs")}
      </h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {pairs.map(([giver, receiver]) => (
          <li key={giver} className="type-body break-words">
            {t("reveal.pair", { giver, receiver })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PersonProps = DrawnProps & { person: HostedDraw["people"][number] };

function Person({ draw, person, origin, action, posted }: PersonProps) {
  const { t, i18n } = useTranslation("draws");
  const { name, token, openedAt } = person;
  const link = token === null ? null : origin + href("/d/:token", { token });
  const row = { person, action, posted };
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="min-w-0 type-card break-words">{name}</h3>
        {openedAt === null ? (
          <p className="type-small text-soft">{t("links.notOpened")}</p>
        ) : (
          <p className="flex items-center gap-2 type-small font-semibold text-good">
            <CheckIcon className="size-4.5" />
            {t("links.openedOn", { day: formatDay(openedAt, i18n.language) })}
          </p>
        )}
      </div>
      {link ? (
        <div className="mt-2 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-[1_1_18rem]">
            <CopyField
              label={t("links.of", { name })}
              hideLabel
              value={link}
              words={{
                copy: t("links.copy"),
                copied: t("links.copied"),
                failed: t("links.copyFailed"),
              }}
            />
          </div>
          <SendLink title={draw.title} link={link} person={person} />
        </div>
      ) : null}
      {draw.hostKey && !draw.revealed ? (
        <div className="mt-1 flex flex-wrap items-start gap-x-6">
          {openedAt === null ? null : <PersonStep step="renew" {...row} />}
          {draw.people.length > DRAW_LIMITS.least ? <PersonStep step="leave" {...row} /> : null}
        </div>
      ) : null}
    </li>
  );
}

const STEPS = { renew: SwapIcon, leave: CloseIcon } as const;
type PersonStepProps = Pick<PersonProps, "person" | "action" | "posted"> & {
  step: keyof typeof STEPS;
};

/** Another link for somebody, or the end of theirs: says what happens, and asks again. */
function PersonStep({ step, person, action, posted }: PersonStepProps) {
  const { t } = useTranslation("draws");
  const { seat, name } = person;
  const state = useActionForm({ intent: step, id: `${seat}`, posted });
  const { Form, form, outcome, pending, failed, done } = state;
  const said = useProblem(state, "draw");
  const Icon = STEPS[step];
  return (
    <Disclosure
      label={t(`links.${step}`)}
      name={t(`links.${step}Of`, { name })}
      icon={<Icon className="size-4.5" />}
      group={`person-${seat}`}
      open={failed}
      done={done}
    >
      <Form ref={form} method="post" action={action} className="flex flex-col gap-3">
        <input type="hidden" name="intent" value={step} />
        <input type="hidden" name="which" value={seat} />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        {said}
        <p className="max-w-prose type-small">{t(`links.${step}Text`, { name })}</p>
        <Button type="submit" className="self-start" pending={pending} pendingText={t("saving")}>
          {t(`links.${step}Confirm`, { name })}
        </Button>
      </Form>
    </Disclosure>
  );
}

function Join({ action, posted }: Pick<DrawnProps, "action" | "posted">) {
  const { t } = useTranslation("draws");
  const state = useActionForm({ intent: "join", posted }, () => state.form.current?.reset());
  const wrong = state.problem("name");
  const said = useProblem(state, "draw");
  return (
    <FormDisclosure
      state={state}
      action={action}
      words={{ label: t("join.title"), submit: t("join.submit"), saving: t("saving") }}
      icon={<PlusIcon className="size-4.5" />}
      group="join"
    >
      <input type="hidden" name="intent" value="join" />
      <FailureAlert failure={state.outcome ?? undefined} title={t("failed")} />
      {said}
      <p className="type-small">{t("join.text")}</p>
      <TextField
        name="name"
        label={t("join.name")}
        defaultValue={state.value("name")}
        maxLength={DRAW_LIMITS.name}
        autoComplete="off"
        aria-required
        error={wrong ? t(`errors:${wrong}`) : undefined}
      />
    </FormDisclosure>
  );
}

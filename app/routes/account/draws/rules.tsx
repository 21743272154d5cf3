import type { ReactNode } from "react";
import type { DrawSummary, HostedDraw } from "#shared/draws/schema";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field-error";
import { PlusIcon } from "~/components/ui/icons";
import { SelectField } from "~/components/ui/select-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { FormDisclosure } from "~/forms/form-disclosure";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useFocusWhenFewer } from "~/lib/use-focus-when-fewer";
import { useTranslation } from "~/translation";

type PartProps = { draw: HostedDraw; action: To; posted: ActionResult | undefined };

/** Who must not draw whom: households, pairs, and the pairs of an earlier draw. */
export function Rules({ draw, earlier, action, posted }: PartProps & { earlier: DrawSummary[] }) {
  const { t } = useTranslation("draws");
  const nameOf = (seat: number) => draw.people.find((one) => one.seat === seat)?.name ?? "";
  const part = { draw, action, posted };
  const households = householdsOf(draw);
  const rules = households.length + draw.barred.length + draw.lifted.length;
  const title = useFocusWhenFewer<HTMLHeadingElement>(rules);
  return (
    <section aria-labelledby="rules" className="mt-12 max-w-2xl">
      <h2 ref={title} id="rules" tabIndex={-1} className="type-panel">
        {t("rules.title")}
      </h2>
      <p className="mt-1 type-small text-soft">{t("rules.lead")}</p>
      <h3 className="mt-6 type-card">{t("rules.households")}</h3>
      <p className="mt-1 type-small text-soft">{t("rules.householdsHint")}</p>
      <RuleList>
        {households.map(({ household, names }) => (
          <Rule
            key={household}
            intent="end-household"
            id={`${household}`}
            text={names.join(", ")}
            label={t("rules.endHousehold", { names: names.join(", ") })}
            {...{ action, posted }}
          />
        ))}
      </RuleList>
      <AddHousehold {...part} />
      <h3 className="mt-6 type-card">{t("rules.pairs")}</h3>
      <RuleList>
        {draw.barred.map(({ from, to, both }) => {
          const names = { from: nameOf(from), to: nameOf(to) };
          const text = t(both ? "rules.bothWays" : "rules.oneWay", names);
          return (
            <PairRule key={`${from} ${to}`} intent="unbar" {...{ from, to, text }} {...part} />
          );
        })}
        {draw.lifted.map(([from, to]) => {
          const text = t("rules.lifted", { from: nameOf(from), to: nameOf(to) });
          return (
            <PairRule key={`may ${from} ${to}`} intent="unlift" {...{ from, to, text }} {...part} />
          );
        })}
      </RuleList>
      <AddPair {...part} />
      {earlier.length > 0 ? <Earlier {...part} earlier={earlier} /> : null}
    </section>
  );
}

const RuleList = ({ children }: { children: ReactNode[] | ReactNode }) => (
  <ul className="mt-2 empty:hidden">{children}</ul>
);

/** The households of a draw with their members' names; somebody alone is none. */
function householdsOf({ people }: HostedDraw) {
  const numbers = [...new Set(people.flatMap(({ household }) => household ?? []))];
  return numbers
    .map((household) => ({
      household,
      names: people.filter((one) => one.household === household).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 1);
}

type RuleProps = Omit<PartProps, "draw"> & {
  intent: string;
  id: string;
  text: string;
  label: string;
};

/** A rule that is there, and the button that takes it away. */
function Rule({ intent, id, text, label, action, posted }: RuleProps) {
  const { t } = useTranslation("draws");
  const { Form, pending } = useActionForm({ intent, id, posted });
  return (
    <li className="flex items-center justify-between gap-x-4 border-b border-line py-1">
      <span className="min-w-0 type-body break-words">{text}</span>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="which" value={id} />
        <Button
          type="submit"
          variant="text"
          size="small"
          aria-label={label}
          className="min-h-11! type-small!"
          pending={pending}
          pendingText={t("saving")}
        >
          {t("rules.removeWord")}
        </Button>
      </Form>
    </li>
  );
}

type PairRuleProps = PartProps & { intent: string; from: number; to: number; text: string };

function PairRule({ from, to, text, intent, action, posted }: PairRuleProps) {
  const { t } = useTranslation("draws");
  const label = t("rules.remove", { rule: text });
  return <Rule id={`${from}-${to}`} {...{ intent, text, label, action, posted }} />;
}

function AddHousehold({ draw, action, posted }: PartProps) {
  const { t } = useTranslation("draws");
  const state = useActionForm({ intent: "household", posted }, () => state.form.current?.reset());
  const wrong = state.problem("members");
  return (
    <FormDisclosure
      state={state}
      action={action}
      words={{
        label: t("rules.addHousehold"),
        submit: t("rules.keepHousehold"),
        saving: t("saving"),
      }}
      icon={<PlusIcon className="size-4.5" />}
      group="rules"
      width="max-w-2xl"
    >
      <input type="hidden" name="intent" value="household" />
      <FailureAlert failure={state.outcome ?? undefined} title={t("failed")} />
      <fieldset aria-describedby={wrong ? "members-error" : undefined}>
        <legend className="type-label text-soft">{t("rules.members")}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6">
          {draw.people.map(({ seat, name }) => (
            <label key={seat} className="flex min-h-11 min-w-0 items-center gap-3 type-body">
              <input
                type="checkbox"
                name="members"
                value={seat}
                className="size-5 shrink-0 accent-ribbon"
                aria-invalid={wrong ? true : undefined}
              />
              <span className="min-w-0 break-words">{name}</span>
            </label>
          ))}
        </div>
        {wrong ? <FieldError id="members-error">{t(`errors:${wrong}`)}</FieldError> : null}
      </fieldset>
    </FormDisclosure>
  );
}

function AddPair({ draw, action, posted }: PartProps) {
  const { t } = useTranslation("draws");
  const state = useActionForm({ intent: "bar", posted }, () => state.form.current?.reset());
  const options = draw.people.map(({ seat, name }) => ({ value: `${seat}`, label: name }));
  const field = (name: "from" | "to") => {
    const wrong = state.problem(name);
    return {
      name,
      options,
      defaultValue: state.value(name),
      placeholder: t("rules.choose"),
      error: wrong ? t(`errors:${wrong}`) : undefined,
    };
  };
  return (
    <FormDisclosure
      state={state}
      action={action}
      words={{ label: t("rules.addPair"), submit: t("rules.savePair"), saving: t("saving") }}
      icon={<PlusIcon className="size-4.5" />}
      group="rules"
    >
      <input type="hidden" name="intent" value="bar" />
      <FailureAlert failure={state.outcome ?? undefined} title={t("failed")} />
      <SelectField {...field("from")} label={t("rules.from")} />
      <SelectField {...field("to")} label={t("rules.to")} />
      <label className="flex min-h-11 items-center gap-3 type-body">
        <input
          type="checkbox"
          name="both"
          defaultChecked
          className="size-5 shrink-0 accent-ribbon"
        />
        {t("rules.both")}
      </label>
    </FormDisclosure>
  );
}

function Earlier({ draw, earlier, action, posted }: PartProps & { earlier: DrawSummary[] }) {
  const { t } = useTranslation("draws");
  const { Form, outcome, pending, value } = useActionForm({ intent: "avoid", posted });
  return (
    <Form method="post" action={action} className="mt-6 grid max-w-xl gap-3">
      <input type="hidden" name="intent" value="avoid" />
      <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
      <SelectField
        key={draw.avoidId}
        name="draw"
        label={t("rules.earlier")}
        hint={t("rules.earlierHint")}
        placeholder={t("rules.noEarlier")}
        defaultValue={value("draw", draw.avoidId ?? "")}
        options={earlier.map(({ id, title, heldOn }) => ({
          value: id,
          label: heldOn ? `${title} (${heldOn.slice(0, 4)})` : title,
        }))}
      />
      <Button
        type="submit"
        size="small"
        className="justify-self-start"
        pending={pending}
        pendingText={t("saving")}
      >
        {t("save")}
      </Button>
    </Form>
  );
}

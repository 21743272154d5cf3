import type { ErrorKey } from "#shared/errors";
import "./optimizer.css";
import { type FormEvent, useId, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { Strategy } from "#shared/budget/schema";
import { formatPrice } from "#shared/format/money";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field-error";
import { PiggyIcon } from "~/components/ui/icons";
import { categoryName } from "~/features/gift-card/category-name";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { addressOfUrl } from "~/lib/address";
import { Form, Link, useNavigate } from "~/lib/router";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import type { ChoosableGift, OptimizerSettings, PlanProblems } from "./data.server";
import { backToSettings, OPTIMIZER_PATH } from "./settings-url";
import { SourceForm } from "./source-form";
import { sliderPlace, targetRange, usualTarget } from "./target";

/** Which gifts, what they may cost together, and how much may change for it. */
export function Settings({
  settings,
  problems,
}: {
  settings: OptimizerSettings;
  problems: PlanProblems;
}) {
  const { t, i18n } = useTranslation("optimizer");
  const { chosen, toggle, budget, target, setTarget } = useSettings(settings);
  const pending = usePlanPending();
  const hydrated = useHydrated();
  const askForPlan = useAskForPlan();
  return (
    <>
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      {problems.whole ? <Failure reason={problems.whole} /> : null}
      {settings.sources.length > 1 ? (
        <div className="mt-8">
          <SourceForm settings={settings} />
        </div>
      ) : null}
      <Form
        method="get"
        action={OPTIMIZER_PATH}
        noValidate
        onSubmit={askForPlan}
        className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:grid-rows-[auto_1fr]"
      >
        {settings.source === null ? null : (
          <input type="hidden" name="list" value={settings.source} />
        )}
        <input type="hidden" name="budget" value={budget / 100} />
        <div className="grid content-start gap-8">
          <div>
            <p className="type-label text-soft">{t("current")}</p>
            <p className="figures type-section">{formatPrice(budget, i18n.language)}</p>
          </div>
          <TargetField
            budget={budget}
            target={target}
            onChange={setTarget}
            problem={problems.target}
          />
          <StrategyField strategy={settings.strategy} />
        </div>
        <GiftChoice
          gifts={settings.gifts}
          isMixed={settings.source === null}
          total={settings.total}
          chosen={chosen}
          onToggle={toggle}
          problem={problems.gifts}
        />
        <div className="optimize-bar">
          <Button
            type="submit"
            name="show"
            value="plan"
            variant="ribbon"
            icon={<PiggyIcon />}
            className="w-full"
            disabled={hydrated && chosen.size === 0}
            pending={pending}
            pendingText={t("optimizing")}
          >
            {t("optimize")}
          </Button>
        </div>
      </Form>
    </>
  );
}

function Failure({ reason }: { reason: ErrorKey }) {
  const { t } = useTranslation("optimizer");
  const { pathname, search } = useLocation();
  return (
    <Alert title={t("failed.title")} className="mt-8">
      <p>
        {t(`errors:${reason}`)} {t("failed.text")}
      </p>
      <Link to={addressOfUrl({ pathname, search })} className="mt-1 inline-block py-1 link">
        {t("failed.retry")}
      </Link>
    </Alert>
  );
}

/** Is a plan on its way? */
function usePlanPending(): boolean {
  const { location } = useNavigation();
  const isPlan = new URLSearchParams(location?.search).get("show") === "plan";
  return location?.pathname === OPTIMIZER_PATH && isPlan;
}

/** Opens the plan's address, and leaves that of the settings as they were sent to go back to. */
function useAskForPlan() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    // A visit and not a form: who looks at the page stays who they are, and isn't asked for again.
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const sent = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    window.history.replaceState(window.history.state, "", backToSettings(`?${sent}`));
    sent.set("show", "plan");
    return navigate(`${OPTIMIZER_PATH}?${sent}`);
  };
}

/** Not the schema's own list, which would bring the whole checking library into the browser. */
const STRATEGIES = ["aggressive", "balanced", "minimal"] as const satisfies readonly Strategy[];

/** Three cards of which one counts. */
function StrategyField({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation("optimizer");
  return (
    <fieldset>
      <legend className="type-label text-soft">{t("strategy.legend")}</legend>
      <div className="mt-2 grid gap-2">
        {STRATEGIES.map((one) => (
          <label
            key={one}
            className="flex cursor-pointer gap-3 rounded-panel border border-edge bg-raised p-4 transition-colors duration-120 hover:border-ink has-checked:border-ribbon has-checked:bg-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-ribbon)]"
          >
            <input
              type="radio"
              name="strategy"
              value={one}
              defaultChecked={one === strategy}
              className="mt-0.5 size-5 shrink-0 scroll-mb-28 accent-ribbon"
            />
            <span className="min-w-0">
              <span className="block type-body font-semibold">{t(`strategy.${one}.name`)}</span>
              <span className="mt-0.5 block type-small text-soft">{t(`strategy.${one}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * What is set on the page: which gifts, hence the current budget, and the target that goes with it.
 */
function useSettings(settings: OptimizerSettings) {
  const [chosen, setChosen] = useState(() => new Set(settings.chosen));
  const [target, setTarget] = useState(settings.target);
  const budgetOf = (ids: ReadonlySet<number>) =>
    settings.gifts.reduce((sum, { id, priceCents }) => sum + (ids.has(id) ? priceCents : 0), 0);
  const budget = budgetOf(chosen);

  /** A target that nobody touched follows the budget; one that was set only comes down with it. */
  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    const nextBudget = budgetOf(next);
    const isUsual = target === String(usualTarget(budget));
    const { max } = targetRange(nextBudget);
    if (isUsual) setTarget(String(usualTarget(nextBudget)));
    else if (Number(target) > max && Number(target) <= targetRange(budget).max) {
      setTarget(String(max));
    }
    setChosen(next);
  }

  return { chosen, toggle, budget, target, setTarget };
}

type GiftChoiceProps = {
  gifts: readonly ChoosableGift[];
  /** They are favorites, which may be ideas of which only some are bought. */
  isMixed: boolean;
  /** How many the source holds, of which one plan may not take all. */
  total: number;
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
  problem: ErrorKey | undefined;
};

/** The gifts of the plan, each to be ticked or left out. */
function GiftChoice({ gifts, isMixed, total, chosen, onToggle, problem }: GiftChoiceProps) {
  const { t, i18n } = useTranslation("optimizer");
  const id = useId();
  return (
    <fieldset
      aria-labelledby={`${id}-title`}
      aria-describedby={problem ? `${id}-error` : `${id}-hint`}
      className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`${id}-title`} className="type-panel">
          {t("gifts.title")}
        </h2>
        <p className="figures type-small whitespace-nowrap text-soft" role="status">
          {t("gifts.count", { chosen: chosen.size, total: gifts.length })}
        </p>
      </div>
      <p id={`${id}-hint`} className="mt-1 type-small text-soft">
        {total > gifts.length ? `${t("gifts.limit", { limit: gifts.length, total })} ` : null}
        {t(isMixed ? "source.mixed" : "gifts.hint")}
      </p>
      {problem ? (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{t(`errors:${problem}`)}</FieldError>
        </div>
      ) : null}
      <ul className="mt-4 border-t border-line">
        {gifts.map((gift, index) => (
          <li key={gift.id} className="border-b border-line">
            <label className="group flex cursor-pointer items-center gap-4 py-3">
              <input
                type="checkbox"
                name="gift"
                value={gift.id}
                checked={chosen.has(gift.id)}
                onChange={() => onToggle(gift.id)}
                aria-invalid={problem && index === 0 ? true : undefined}
                className="size-5 shrink-0 scroll-mb-28 accent-ribbon"
              />
              <span className="w-18 shrink-0 opacity-45 transition-opacity duration-120 group-has-checked:opacity-100">
                <GiftPicture src={gift.imageUrl} alt="" eager={index < 8} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block type-body font-semibold">{gift.name}</span>
                <span className="block type-label font-normal text-soft">
                  {categoryName(t, gift.category)}
                </span>
              </span>
              <span className="figures type-body font-semibold whitespace-nowrap">
                {formatPrice(gift.priceCents, i18n.language)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/**
 * The target as a slider and as a box for the exact figure. Without scripts the box alone is there.
 */
function TargetField({
  budget,
  target,
  onChange,
  problem,
}: {
  /** Current budget in cents. */
  budget: number;
  /** Dollars, as typed. */
  target: string;
  onChange: (target: string) => void;
  problem: ErrorKey | undefined;
}) {
  const { t, i18n } = useTranslation("optimizer");
  const id = useId();
  const { min, max } = targetRange(budget);
  const place = sliderPlace(target, budget);
  const price = (cents: number) => formatPrice(cents, i18n.language);
  const less = budget - Math.round(Number(target) * 100);
  const compared = () => {
    if (less > 0) return t("target.less", { price: price(less) });
    return t(less < 0 ? "target.more" : "target.same");
  };
  const saving = Number(target) > 0 && budget > 0 ? compared() : null;
  const described = [`${id}-saving`, problem && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={`${id}-slider`} className="type-label text-soft noscript:hidden">
            {t("target.label")}
          </label>
          <p className="figures type-section text-ribbon noscript:hidden">{price(place * 100)}</p>
          <label htmlFor={`${id}-box`} className="sr-only noscript:not-sr-only">
            {t("target.box")}
          </label>
        </div>
        <div className="relative w-32 shrink-0">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-soft"
          >
            $
          </span>
          <input
            id={`${id}-box`}
            name="target"
            type="number"
            inputMode="decimal"
            min={1}
            step="any"
            value={target}
            onChange={(event) => onChange(event.currentTarget.value)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={described}
            className="field figures ps-7!"
          />
        </div>
      </div>
      <div className="relative mt-3 noscript:hidden">
        <svg aria-hidden="true" className="slider-rail">
          <rect className="fill-edge" width="100%" height="100%" rx="3" />
          <rect className="fill-ribbon" width={railShare(place, min, max)} height="100%" rx="3" />
        </svg>
        <input
          id={`${id}-slider`}
          type="range"
          min={min}
          max={max}
          step={1}
          disabled={budget === 0}
          value={place}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-valuetext={price(place * 100)}
          aria-describedby={`${id}-saving`}
          className="slider"
        />
      </div>
      <div className="figures flex justify-between type-label font-normal text-soft noscript:hidden">
        <span>{price(min * 100)}</span>
        <span>{price(max * 100)}</span>
      </div>
      <p id={`${id}-saving`} className="figures mt-2 type-small text-soft">
        {saving}
      </p>
      {problem ? <FieldError id={`${id}-error`}>{t(`errors:${problem}`)}</FieldError> : null}
    </div>
  );
}

const railShare = (place: number, min: number, max: number) =>
  `${max > min ? (100 * (place - min)) / (max - min) : 100}%`;

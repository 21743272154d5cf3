import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { AiBadge } from "~/features/gift-card/ai-badge";
import { type ActionResult, errorKey, resultFor } from "~/forms/action-result";
import type { DiyAlternative, OptimizedGift } from "~worker/domain/budget/schema";
import { formatDollars } from "./money";

type DiyProps = { gift: OptimizedGift; here: string; posted: ActionResult | undefined };

type DiyResult = ActionResult<DiyAlternative>;

/** What could be made by hand instead, once somebody asks for it. */
export function Diy({ gift, here, posted }: DiyProps) {
  const { t } = useTranslation("optimizer");
  const fetcher = useFetcher<DiyResult>({ key: `diy-${gift.id}` });
  const mine = resultFor(posted, "diy", String(gift.id)) as DiyResult | null;
  const outcome = fetcher.data ?? mine;
  const error = errorKey(outcome);
  if (outcome?.result) return <DiyCard diy={outcome.result} isFresh={Boolean(fetcher.data)} />;
  return (
    <fetcher.Form method="post" action={`${here}#gift-${gift.id}`}>
      <input type="hidden" name="intent" value="diy" />
      <input type="hidden" name="which" value={gift.id} />
      {error && fetcher.state === "idle" ? (
        <Alert title={t("diy.failed")} className="mb-4">
          <p>{t(`errors:${error}`)}</p>
        </Alert>
      ) : null}
      <Button
        type="submit"
        size="small"
        pending={fetcher.state !== "idle"}
        pendingText={t("diy.pending")}
      >
        {t(error ? "failed.retry" : "diy.generate")}
        <span className="sr-only">{` ${t("diy.of", { name: gift.originalName })}`}</span>
      </Button>
    </fetcher.Form>
  );
}

/** `isFresh`: it came just now in place of the button that had the focus. */
function DiyCard({ diy, isFresh }: { diy: DiyAlternative; isFresh: boolean }) {
  const { t, i18n } = useTranslation("optimizer");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);
  const price = (dollars: number) => formatDollars(dollars, i18n.language);
  const facts = [
    [t("diy.cost"), price(diy.estimatedCost)],
    [t("diy.difficulty"), t(`diy.levels.${diy.difficultyLevel}`)],
    [t("diy.savings"), price(diy.estimatedSavings)],
  ];
  return (
    <div className="animate-fade rounded-panel bg-tint p-5">
      {diy.isAiWritten ? <AiBadge /> : null}
      <h4 ref={title} tabIndex={-1} className="type-card">
        {diy.diyTitle}
      </h4>
      <dl className="figures mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="type-label font-normal text-soft">{name}</dt>
            <dd className="type-small font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h5 className="sr-only">{t("diy.instructions")}</h5>
      <ol className="mt-3 grid list-decimal gap-1.5 ps-5 type-small">
        {stepsOf(diy.diyInstructions).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** A line each; the list numbers them, so numbers of their own go. */
const stepsOf = (instructions: string): string[] =>
  instructions
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\d+[.)、]|[-•*])\s*/, "").trim())
    .filter(Boolean);

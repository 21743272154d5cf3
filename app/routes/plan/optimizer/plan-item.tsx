import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { DiyAlternative, OptimizedGift } from "#shared/budget/schema";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { ArrowUpRightIcon, ChevronIcon } from "~/components/ui/icons";
import { AiBadge } from "~/features/gift-card/ai-badge";
import { categoryName } from "~/features/gift-card/category-name";
import { DiscountCode } from "~/features/gift-card/discount-codes";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { resolveStoreLink } from "~/features/gift-card/store-link";
import { type ActionResult, errorKey, resultFor } from "~/forms/action-result";
import type { Address } from "~/lib/address";
import { Link, useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import { formatDollars } from "./money";
import { withDecision } from "./settings-url";

type PlanItemProps = {
  gift: OptimizedGift;
  here: Address;
  isOpen: boolean;
  /** Something was decided about it just now, so the focus goes here. */
  isAsked: boolean;
  posted: ActionResult | undefined;
};

/**
 * A gift of the plan: one line, and behind it the reason, where to get it, and how to make it
 * instead.
 */
export function PlanItem({ gift, here, isOpen, isAsked, posted }: PlanItemProps) {
  const { t } = useTranslation("optimizer");
  const [wasOpen] = useState(isOpen);
  const dropped = gift.method === "drop";
  return (
    <details
      className="plan-item"
      open={wasOpen || undefined}
      data-asked={isAsked ? "" : undefined}
    >
      <summary className="grid grid-cols-[4rem_minmax(0,1fr)_1.5rem] items-center gap-x-4 gap-y-2 p-4 transition-colors duration-120 hover:bg-sunk sm:grid-cols-[5.75rem_minmax(0,1fr)_auto_1.5rem] sm:gap-x-6 sm:px-7">
        <div className={dropped ? "opacity-45" : ""}>
          <GiftPicture src={gift.imageUrl} alt="" eager={false} />
        </div>
        <div className="min-w-0">
          <h3 className="type-card">{gift.name}</h3>
          <p className="mt-0.5 type-label font-normal text-soft">
            {categoryName(t, gift.category)} · {t(`methods.${gift.method}`)}
          </p>
          {gift.originalName === gift.name ? null : (
            <p className="mt-0.5 type-label font-normal break-words">
              {t("list.instead", { name: gift.originalName })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:justify-end">
          <Prices gift={gift} />
        </div>
        <ChevronIcon className="plan-chevron max-sm:col-start-3 max-sm:row-start-1" />
      </summary>
      <div className="grid gap-x-10 gap-y-6 px-4 pt-2 pb-7 sm:ps-37 sm:pe-7 md:grid-cols-2">
        <div className="min-w-0">
          <h4 className="type-label text-soft">{t("list.why")}</h4>
          <p className="mt-1 max-w-prose type-reason">{gift.optimizationReason}</p>
          <p className="mt-4 flex flex-wrap gap-3 empty:hidden">
            {dropped || gift.method === "diy" ? null : <StoreLink gift={gift} />}
            <DecisionLink gift={gift} here={here} />
          </p>
          {gift.discount ? (
            <div className="mt-5">
              <DiscountCode discount={gift.discount} />
            </div>
          ) : null}
        </div>
        <Diy gift={gift} here={here} posted={posted} />
      </div>
    </details>
  );
}

/** Keeps the person's own gift in place of what the plan says, or leaves it to the plan again. */
function DecisionLink({ gift, here }: Pick<PlanItemProps, "gift" | "here">) {
  const { t } = useTranslation("optimizer");
  const { decision, method } = gift;
  if (decision === null && (method === "keep" || method === "discount")) return null;
  return (
    <Link
      to={withDecision(here, gift.id, decision === null ? "keep" : null)}
      preventScrollReset
      className={`${buttonLook("outline", "small")} px-4!`}
    >
      {t(decision === null ? "list.keepMine" : "list.undecide")}
      <span className="sr-only">{`: ${gift.originalName}`}</span>
    </Link>
  );
}

function Prices({ gift: { originalPrice, price, savings } }: { gift: OptimizedGift }) {
  const { t, i18n } = useTranslation("optimizer");
  const text = (dollars: number) => formatDollars(dollars, i18n.language);
  return (
    <>
      <p className="figures flex items-baseline gap-2.5 whitespace-nowrap">
        {price === originalPrice ? null : (
          <>
            <span className="sr-only">{t("list.was")}</span>
            <s className="type-small text-soft">{text(originalPrice)}</s>
            <span className="sr-only">{t("list.now")}</span>
          </>
        )}
        <span className="type-lead font-semibold">{text(price)}</span>
      </p>
      <p className="figures text-end sm:min-w-36">
        {savings > 0 ? (
          <span className="inline-block rounded-tag bg-good-tint px-2.5 py-1 type-badge whitespace-nowrap text-good">
            {t("list.saved", { price: text(savings) })}
          </span>
        ) : null}
      </p>
    </>
  );
}

type DiyProps = { gift: OptimizedGift; here: Address; posted: ActionResult | undefined };

type DiyResult = ActionResult<DiyAlternative>;

/** What could be made by hand instead, once somebody asks for it. */
function Diy({ gift, here, posted }: DiyProps) {
  const { t } = useTranslation("optimizer");
  const fetcher = useFetcher<DiyResult>({ key: `diy-${gift.id}` });
  const mine = resultFor(posted, "diy", String(gift.id)) as DiyResult | null;
  const outcome = fetcher.data ?? mine;
  const error = errorKey(outcome);
  if (outcome?.result) {
    const { isAiWritten } = outcome.result;
    return (
      <DiyCard diy={outcome.result} isFresh={Boolean(fetcher.data)}>
        {isAiWritten || gift.decision === "make" ? null : (
          <Link
            to={withDecision(here, gift.id, "make")}
            preventScrollReset
            className={`mt-4 ${buttonLook("ink", "small")} px-4!`}
          >
            {t("diy.take")}
          </Link>
        )}
      </DiyCard>
    );
  }
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

type DiyCardProps = { diy: DiyAlternative; isFresh: boolean; children: ReactNode };

/** `isFresh`: it came just now in place of the button that had the focus. */
function DiyCard({ diy, isFresh, children }: DiyCardProps) {
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
      {diy.isSmaller ? <p className="mt-3 type-small">{t("diy.smaller")}</p> : null}
      <h5 className="sr-only">{t("diy.instructions")}</h5>
      <ol className="mt-3 grid list-decimal gap-1.5 ps-5 type-small">
        {stepsOf(diy.diyInstructions).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </div>
  );
}

/** A line each; the list numbers them, so numbers of their own go. */
const stepsOf = (instructions: string): string[] =>
  instructions
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\d+[.)、]|[-•*])\s*/, "").trim())
    .filter(Boolean);

const never = () => () => {};

/** Where to look at a gift of the plan or buy it: a page of ours, or its store in a new tab. */
function StoreLink({ gift }: { gift: OptimizedGift }) {
  const { t } = useTranslation("optimizer");
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "",
  );
  const address = gift.alternativeUrl ?? gift.storeUrl;
  const look = `${buttonLook("ink", "small")} px-4!`;
  const name = <span className="sr-only">{`: ${gift.name}`}</span>;
  if (address.startsWith("/gifts/")) {
    return (
      <Link to={address as Address} className={look}>
        {t("list.page")}
        {name}
      </Link>
    );
  }
  const { href } = resolveStoreLink(
    { ...gift, price: `$${gift.price}`, storeUrl: address },
    origin,
  );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {t("list.store")}
      <ArrowUpRightIcon className="size-4" />
      {name}
      <span className="sr-only">{`, ${t("list.newTab")}`}</span>
    </a>
  );
}

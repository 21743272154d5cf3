import type { GiftView } from "#shared/catalogue/schema";
import type { Discount } from "#shared/discounts/schema";
import { formatDay, isoDay } from "#shared/format/dates";
import { useToast } from "~/components/toast/toast-provider";
import { CopyIcon } from "~/components/ui/icons";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";
import "./discount-codes.css";

/** The codes of a gift, which only premium people are sent; nothing without any. Needs "cards". */
export function DiscountCodes({ gift }: { gift: Pick<GiftView, "name" | "discounts"> }) {
  const { t } = useTranslation("cards");
  if (!gift.discounts?.length) return null;
  return (
    <ul aria-label={t("discounts.list", { name: gift.name })} className="grid gap-2">
      {gift.discounts.map((discount) => (
        <li key={discount.code}>
          <DiscountCode discount={discount} />
        </li>
      ))}
    </ul>
  );
}

/** One code with its store and terms. Needs "cards". */
export function DiscountCode({ discount }: { discount: Discount }) {
  const { t } = useTranslation("cards");
  return (
    <div className="discount-code">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Code discount={discount} />
        <p className="type-small min-w-0">
          {discount.isSample && (
            <span className="type-badge me-2 text-ribbon">{t("discounts.sample")}</span>
          )}
          {t("discounts.store", { store: discount.store })}
        </p>
      </div>
      <details>
        <summary className="link type-label inline-block py-1.5 text-soft">
          {t("discounts.details")}
          <span className="sr-only">{`: ${discount.code}`}</span>
        </summary>
        <Conditions discount={discount} />
      </details>
    </div>
  );
}

/** A button that copies; without scripts, text that one touch selects. */
function Code({ discount: { code, store } }: { discount: Discount }) {
  const { t } = useTranslation("cards");
  const toast = useToast();
  if (!useHydrated()) return <code className="code-chip select-all">{code}</code>;

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast({
        title: t("discounts.copied"),
        description: t("discounts.copiedText", { code, store }),
      });
    } catch {
      const description = t("discounts.copyFailed.text", { code });
      toast({ title: t("discounts.copyFailed.title"), description, tone: "error" });
    }
  }

  return (
    <button type="button" className="code-chip select-text" onClick={copy}>
      <span className="sr-only">{`${t("discounts.copy")} `}</span>
      <code>{code}</code>
      <CopyIcon className="size-4" />
    </button>
  );
}

function Conditions({ discount: { terms, expiresAt, checkedAt } }: { discount: Discount }) {
  const { t, i18n } = useTranslation("cards");
  const day = (seconds: number) => formatDay(seconds, i18n.language);
  return (
    <div className="grid gap-1 pb-1 type-small text-soft">
      {terms && <p>{terms}</p>}
      <p>
        {expiresAt === null ? (
          t("discounts.noEnd")
        ) : (
          <time dateTime={isoDay(expiresAt)}>{t("discounts.until", { date: day(expiresAt) })}</time>
        )}
      </p>
      <p>
        <time dateTime={isoDay(checkedAt)}>{t("discounts.checked", { date: day(checkedAt) })}</time>
      </p>
    </div>
  );
}

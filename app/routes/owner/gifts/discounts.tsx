import { useId, useState } from "react";
import { CODE_LIMITS } from "#shared/discounts/admin/schema";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field-error";
import { TextField } from "~/components/ui/text-field";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { type ActionResult, fieldError } from "~/forms/action-result";
import { Form } from "~/lib/router";
import { useTranslation } from "~/translation";
import { Disclosure } from "./disclosure";

/** A code with its dates in words. */
export type DiscountView = {
  id: string;
  /** What its form is made from. */
  state: string;
  code: string;
  off: string;
  terms: string;
  expires: string | null;
  checked: string;
  isSample: boolean;
  isOver: boolean;
  /** The form's fields, to change it. */
  values: Record<string, string>;
};

/**
 * The result of a code's form: what was typed and, after a conflict, the code as it is saved now.
 */
export type DiscountResult = ActionResult<{
  values: Record<string, string>;
  saved: DiscountView | null;
}>;

type DiscountsProps = { codes: readonly DiscountView[]; posted: DiscountResult | null };

/**
 * The discount codes of a gift, which premium people see; added, changed, tried and deleted here.
 */
export function Discounts({ codes, posted }: DiscountsProps) {
  const { t } = useTranslation("gift-admin");
  const id = useId();
  const added = useAdded(codes.length);
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="type-panel">
        {t("codes.title")}
      </h2>
      <p className="mt-2 type-small text-soft">{t("codes.lead")}</p>
      {codes.length === 0 ? <p className="mt-4 type-body text-soft">{t("codes.none")}</p> : null}
      <ul className="mt-6 grid gap-4">
        {codes.map((code) => (
          <Code key={code.id} code={code} posted={posted} />
        ))}
      </ul>
      {codes.length < CODE_LIMITS.perGift ? (
        <Disclosure open={posted?.id === "new"} className="mt-6" label={t("codes.add")}>
          <DiscountForm
            key={added}
            target="new"
            values={{}}
            posted={posted}
            label={t("codes.add")}
          />
        </Disclosure>
      ) : null}
    </section>
  );
}

/**
 * How often the list has grown: the form starts anew after its own code, and stays as typed when
 * another one goes.
 */
function useAdded(count: number): number {
  const [last, setLast] = useState({ count, added: 0 });
  if (count === last.count) return last.added;
  const now = { count, added: last.added + (count > last.count ? 1 : 0) };
  setLast(now);
  return now.added;
}

type CodeProps = { code: DiscountView; posted: DiscountResult | null };

function Code({ code: loaded, posted }: CodeProps) {
  const { t } = useTranslation("gift-admin");
  // A failed save revalidates nothing: the code as it is now comes with the failure.
  const code = (posted?.id === loaded.id && posted.result?.saved) || loaded;
  const facts = [
    code.off,
    code.terms,
    code.expires && t(code.isOver ? "codes.over" : "codes.until", { day: code.expires }),
    t("codes.checked", { day: code.checked }),
    code.isSample && t("codes.sample"),
  ].filter(Boolean);
  return (
    <li className="rounded-panel bg-raised p-4 shadow-rest">
      <h3 className="type-card wrap-anywhere">{code.code}</h3>
      <p className="mt-1 type-small text-soft">{facts.join(" · ")}</p>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <ConfirmAction
          label={t("codes.check")}
          name={t("codes.checkOf", { code: code.code })}
          values={{ intent: "checkCode", codeId: code.id }}
        />
        <ConfirmAction
          label={t("delete")}
          name={t("deleteOf", { name: code.code })}
          question={t("codes.deleteAsk", { code: code.code })}
          values={{ intent: "deleteCode", codeId: code.id }}
        />
      </div>
      <Disclosure
        open={posted?.id === code.id}
        className="mt-3"
        label={t("editOf", { name: code.code })}
      >
        <DiscountForm
          // Saved, here or elsewhere, it starts from what stands now; a press on "works" leaves it
          // as typed.
          key={loaded.state}
          target={code.id}
          state={code.state}
          values={code.values}
          posted={posted}
          label={t("codes.save")}
        />
      </Disclosure>
    </li>
  );
}

const TERMS = ["termsEn", "termsFr", "termsEs", "termsZh"] as const;
type Terms = (typeof TERMS)[number];

type DiscountFormProps = {
  target: string;
  state?: string;
  values: Record<string, string>;
  posted: DiscountResult | null;
  label: string;
};

function DiscountForm({ target, state, values, posted, label }: DiscountFormProps) {
  const { t } = useTranslation("gift-admin");
  const own = posted?.id === target ? posted : null;
  const start = own?.result?.values ?? values;
  const field = (name: "code" | "expires" | "percentOff" | "dollarsOff" | Terms) => {
    const error = fieldError(own, name);
    return {
      name,
      label: t(`codes.fields.${name}`),
      defaultValue: start[name] ?? "",
      error: error ? t(`errors:${error}`) : undefined,
    };
  };
  const whole = own?.error;
  return (
    <Form method="post" className="mt-4 grid gap-4" preventScrollReset>
      <input type="hidden" name="intent" value="saveCode" />
      <input type="hidden" name="codeId" value={target} />
      {state ? <input type="hidden" name="seen" value={state} /> : null}
      {whole ? <FieldError id={`${target}-error`}>{t(`errors:${whole}`)}</FieldError> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("code")} maxLength={CODE_LIMITS.code} autoComplete="off" required />
        <TextField {...field("expires")} type="date" />
        <TextField {...field("percentOff")} inputMode="numeric" />
        <TextField {...field("dollarsOff")} inputMode="decimal" />
      </div>
      {TERMS.map((name) => (
        <TextField key={name} {...field(name)} maxLength={CODE_LIMITS.terms} />
      ))}
      <Button type="submit" size="small" className="w-fit">
        {label}
      </Button>
    </Form>
  );
}

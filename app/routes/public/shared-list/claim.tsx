import { CLAIM_LIMITS, type ItemClaims } from "#shared/gift-lists/claims";
import type { SharedItem } from "#shared/gift-lists/sharing";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { CheckIcon, GiftIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import type { ActionResult } from "~/forms/action-result";
import { FormDisclosure } from "~/forms/form-disclosure";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useFocusWhenFewer } from "~/lib/use-focus-when-fewer";
import { useTranslation } from "~/translation";

export type ClaimFormProps = {
  item: SharedItem;
  claims: ItemClaims;
  /** The page of the list, to which the forms go. */
  action: To;
  /** Makes a form that is sent twice one promise. */
  formKey: string;
  /** Do others see who promises from now on? */
  showsNames: boolean;
  /** The name under which this browser promised something before. */
  name: string;
  posted: ActionResult<null> | undefined;
};

/** What of an item is promised, and the form to promise the rest. */
export function Claim(props: ClaimFormProps) {
  const { t } = useTranslation("shared-list");
  const { item, claims, action, posted } = props;
  const { left, names, unnamed, mine } = claims;
  const part = useFocusWhenFewer<HTMLDivElement>(mine.length);
  return (
    <div ref={part} tabIndex={-1} className="mt-2">
      {mine.map(({ id, quantity }) => (
        <Mine key={id} id={id} item={item} quantity={quantity} action={action} posted={posted} />
      ))}
      {left === 0 && mine.length === 0 ? (
        <p className="type-small font-semibold text-soft">{t("taken")}</p>
      ) : null}
      {names.length > 0 ? (
        <p className="type-small text-soft">
          {unnamed > 0
            ? t("promisedByMore", { names: names.join(", "), count: unnamed })
            : t("promisedBy", { names: names.join(", ") })}
        </p>
      ) : null}
      {item.quantity > 1 && left > 0 && left < item.quantity ? (
        <p className="type-small text-soft">{t("left", { count: left })}</p>
      ) : null}
      {left > 0 ? <ClaimForm {...props} /> : <Refused item={item} posted={posted} />}
    </div>
  );
}

const useClaim = ({ item, posted }: Pick<ClaimFormProps, "item" | "posted">) =>
  useActionForm({ intent: "claim", id: item.key, posted });

/** Why a promise failed, where the form is gone with the last piece. */
function Refused({ item, posted }: Pick<ClaimFormProps, "item" | "posted">) {
  const { t } = useTranslation("shared-list");
  const { problem } = useClaim({ item, posted });
  const wrong = problem("quantity") ?? problem("name");
  return wrong ? <Alert title={t("failed")}>{t(`errors:${wrong}`)}</Alert> : null;
}

function ClaimForm({ item, claims, action, formKey, showsNames, name, posted }: ClaimFormProps) {
  const { t } = useTranslation("shared-list");
  const state = useClaim({ item, posted });
  const { outcome, problem, value } = state;
  const said = (field: string) => {
    const wrong = problem(field);
    return wrong ? t(`errors:${wrong}`) : undefined;
  };
  const isMany = item.quantity > 1;
  return (
    <FormDisclosure
      state={state}
      action={action}
      words={{
        label: t("claim.open"),
        name: t("claim.openOf", { name: item.name }),
        submit: t("claim.submit"),
        saving: t("claim.pending"),
      }}
      submit={{ variant: "ribbon" }}
      icon={<GiftIcon className="size-4.5" />}
      group="claim"
      width="max-w-md"
      formKey={formKey}
    >
      <input type="hidden" name="intent" value="claim" />
      <input type="hidden" name="which" value={item.key} />
      <input type="hidden" name="item" value={item.key} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="isNamed" value={showsNames ? "on" : ""} />
      {outcome?.error ? <Alert title={t("failed")}>{t(`errors:${outcome.error}`)}</Alert> : null}
      {!isMany && said("quantity") ? <Alert title={t("failed")}>{said("quantity")}</Alert> : null}
      <TextField
        name="name"
        label={t("claim.name")}
        hint={t(showsNames ? "claim.nameHint" : "claim.unnamedHint")}
        defaultValue={value("name", name)}
        maxLength={CLAIM_LIMITS.name}
        autoComplete="name"
        aria-required
        error={said("name")}
      />
      {isMany ? (
        <TextField
          name="quantity"
          label={t("claim.quantity", { count: claims.left })}
          inputMode="numeric"
          defaultValue={value("quantity", "1")}
          maxLength={2}
          autoComplete="off"
          error={said("quantity")}
        />
      ) : null}
    </FormDisclosure>
  );
}

type MineProps = Pick<ClaimFormProps, "item" | "action" | "posted"> & {
  id: string;
  quantity: number;
};

/** A promise of this browser or account, and the way to take it back. */
function Mine({ id, item, quantity, action, posted }: MineProps) {
  const { t } = useTranslation("shared-list");
  const { Form, outcome, pending } = useActionForm({ intent: "undo", id, posted });
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p role="status" className="flex items-center gap-2 type-small font-semibold text-good">
        <CheckIcon className="size-4.5" />
        {quantity > 1 ? t("mine.many", { count: quantity }) : t("mine.one")}
      </p>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="which" value={id} />
        <input type="hidden" name="item" value={item.key} />
        <Button
          type="submit"
          variant="text"
          size="small"
          aria-label={t("mine.undoOf", { name: item.name })}
          className="-ms-4 min-h-11! type-small!"
          pending={pending}
          pendingText={t("mine.undoing")}
        >
          {t("mine.undo")}
        </Button>
      </Form>
      {outcome?.error ? <Alert title={t("failed")}>{t(`errors:${outcome.error}`)}</Alert> : null}
    </div>
  );
}

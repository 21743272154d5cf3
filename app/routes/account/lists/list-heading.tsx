import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Field } from "~/components/ui/field";
import { EditIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { Failure } from "~/features/gift-lists/failure";
import type { ListResult } from "~/features/gift-lists/list-result";
import { useActionForm } from "~/forms/use-action-form";
import { formatPrice } from "~/lib/price";
import { type GiftListView, LIST_LIMITS } from "~worker/domain/gift-lists/schema";

type ListHeadingProps = { list: GiftListView; posted: ListResult | undefined };

/** Name, description and sum of a list, and the form that changes the first two. */
export function ListHeading({ list, posted }: ListHeadingProps) {
  const { t, i18n } = useTranslation("lists");
  const cents = list.items.reduce((sum, { gift }) => sum + gift.priceCents, 0);
  return (
    <header className="mt-2">
      <h1 id="list-title" tabIndex={-1} className="type-page break-words">
        {list.name}
      </h1>
      {list.description ? (
        <p className="mt-2 max-w-prose type-lead break-words whitespace-pre-line text-soft">
          {list.description}
        </p>
      ) : null}
      {list.items.length > 0 ? (
        <p className="figures mt-2 type-body text-soft">
          {t("total", { count: list.items.length, price: formatPrice(cents, i18n.language) })}
        </p>
      ) : null}
      <EditList list={list} posted={posted} />
    </header>
  );
}

function EditList({ list, posted }: ListHeadingProps) {
  const { t } = useTranslation("lists");
  const state = useActionForm({ intent: "edit", posted });
  const { Form, form, outcome, pending, failed, done, problem, value } = state;
  const wrong = { name: problem("name"), description: problem("description") };
  const said = (key: string | null) => (key ? t(`errors:${key}`) : undefined);
  return (
    <div className="mt-2 flex">
      <Disclosure
        label={t("edit")}
        name={t("edit")}
        icon={<EditIcon className="size-4.5" />}
        group="list"
        open={failed}
        done={done}
      >
        <Form
          key={`${list.name}\n${list.description}`}
          ref={form}
          method="post"
          action={`/lists/${list.id}`}
          noValidate
          className="flex max-w-xl flex-col gap-4"
        >
          <input type="hidden" name="intent" value="edit" />
          <Failure outcome={outcome} />
          <TextField
            name="name"
            label={t("new.name")}
            defaultValue={value("name", list.name)}
            maxLength={LIST_LIMITS.name}
            autoComplete="off"
            aria-required
            error={said(wrong.name)}
          />
          <Field id="list-description" label={t("description")} error={said(wrong.description)}>
            <textarea
              id="list-description"
              name="description"
              rows={3}
              defaultValue={value("description", list.description ?? "")}
              maxLength={LIST_LIMITS.description}
              className="field field-sizing-content max-h-60"
              aria-invalid={wrong.description ? true : undefined}
              aria-describedby={wrong.description ? "list-description-error" : undefined}
            />
          </Field>
          <Button type="submit" className="self-start" pending={pending} pendingText={t("saving")}>
            {t("save")}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}

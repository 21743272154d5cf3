import { formatDate } from "#shared/format/dates";
import type { Promised } from "#shared/gift-lists/claims";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { CheckIcon } from "~/components/ui/icons";
import { PageLinks } from "~/components/ui/page-links";
import { CopyField } from "~/features/invitation/copy-field";
import type { ActionResult } from "~/forms/action-result";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useFocusWhenFewer } from "~/lib/use-focus-when-fewer";
import { useTranslation } from "~/translation";

type PromiseListProps = {
  promises: readonly Promised[];
  isFirst: boolean;
  /** The page itself, without a query, and the one that follows. */
  path: To;
  more: To | null;
  /** The link that opens these promises elsewhere; null where there is none to show. */
  link: string | null;
  posted: ActionResult<null> | undefined;
};

/** What somebody promised, with the buttons to take it back and to note it as bought. */
export function PromiseList({ promises, isFirst, path, more, link, posted }: PromiseListProps) {
  const { t } = useTranslation("shared-list");
  const title = useFocusWhenFewer<HTMLHeadingElement>(promises.length);
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 ref={title} id="promises" tabIndex={-1} className="type-page">
        {t("promises.title")}
      </h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("promises.lead")}</p>
      {promises.length > 0 ? (
        <ul aria-labelledby="promises" className="mt-8 max-w-3xl border-t border-line">
          {promises.map((promise) => (
            <PromiseRow key={promise.id} promise={promise} path={path} posted={posted} />
          ))}
        </ul>
      ) : (
        <p className="mt-8 type-body">{t("promises.empty")}</p>
      )}
      <PageLinks
        first={isFirst ? null : { to: path, label: t("promises.first") }}
        more={more ? { to: more, label: t("promises.more") } : null}
        className="mt-6 type-body"
      />
      {link && promises.length > 0 ? (
        <section aria-labelledby="promises-link" className="mt-10 max-w-2xl">
          <h2 id="promises-link" className="type-card">
            {t("promises.linkTitle")}
          </h2>
          <p className="mt-1 mb-4 type-small text-soft">{t("promises.linkText")}</p>
          <CopyField
            label={t("promises.linkLabel")}
            value={link}
            words={{
              copy: t("promises.copy"),
              copied: t("promises.copied"),
              failed: t("promises.copyFailed"),
            }}
          />
        </section>
      ) : null}
    </div>
  );
}

type RowProps = { promise: Promised; path: To; posted: ActionResult<null> | undefined };

function PromiseRow({ promise, path, posted }: RowProps) {
  const { t, i18n } = useTranslation("shared-list");
  const { itemName, quantity, isBought, list } = promise;
  return (
    <li className="border-b border-line py-5">
      <h2 className="type-card break-words">
        {quantity > 1 ? t("promises.many", { name: itemName, count: quantity }) : itemName}
      </h2>
      {list ? (
        <p className="mt-1 type-small break-words text-soft">
          {t("promises.of", {
            list: list.name,
            owner: list.ownerName,
            day: formatDate(list.occasionOn, i18n.language),
          })}
        </p>
      ) : (
        <Alert tone="warn" title={t("promises.gone")} className="mt-2">
          <p>{t("promises.goneText")}</p>
        </Alert>
      )}
      {isBought ? (
        <p className="mt-1 flex items-center gap-2 type-small font-semibold text-good">
          <CheckIcon className="size-4.5" />
          {t("promises.isBought")}
        </p>
      ) : null}
      <div className="mt-1 flex flex-wrap gap-x-4">
        <RowButton
          promise={promise}
          intent={isBought ? "not-bought" : "bought"}
          path={path}
          posted={posted}
        />
        <RowButton promise={promise} intent="undo" path={path} posted={posted} />
      </div>
    </li>
  );
}

const WORDS = { undo: "undo", bought: "bought", "not-bought": "notBought" } as const;

function RowButton({ promise, intent, path, posted }: RowProps & { intent: keyof typeof WORDS }) {
  const { t } = useTranslation("shared-list");
  const { id, itemName } = promise;
  const { Form, outcome, pending } = useActionForm({ intent, id, posted });
  const label = t(`promises.${WORDS[intent]}`);
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="which" value={id} />
      <Button
        type="submit"
        variant="text"
        size="small"
        aria-label={`${label}: ${itemName}`}
        className="-ms-3 min-h-11! px-3! type-small!"
        pending={pending}
        pendingText={t("promises.saving")}
      >
        {label}
      </Button>
      {outcome?.error ? <Alert title={t("failed")}>{t(`errors:${outcome.error}`)}</Alert> : null}
    </Form>
  );
}

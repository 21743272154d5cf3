import { useEffect } from "react";
import { LIST_LIMITS } from "#shared/gift-lists/limits";
import type { GiftListSummary } from "#shared/gift-lists/schema";
import { Button } from "~/components/ui/button";
import { CheckIcon, PlusIcon } from "~/components/ui/icons";
import { PageLinks } from "~/components/ui/page-links";
import { Spinner } from "~/components/ui/spinner";
import { TextField } from "~/components/ui/text-field";
import { fieldError, resultFor } from "~/forms/action-result";
import { href, type To } from "~/lib/address";
import { Link, useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import { Failure } from "./failure";
import { LimitNotice } from "./limit-notice";
import type { ListResult } from "./list-result";

type ListPickerProps = {
  giftId: number;
  lists: readonly GiftListSummary[];
  /** Pages with the newest lists and with those that come next, where these aren't all. */
  first: To | null;
  more: To | null;
  mayStart: boolean;
  /** Where the forms are sent; names the gift and the way back. */
  action: To;
  /** What a form without scripts came back with. */
  posted?: ListResult | null;
  onDone?: (list: { id: string; name: string }) => void;
};

/**
 * The person's lists, a press each to put the gift on it, and a new one. Needs "lists" and
 * "errors".
 */
export function ListPicker(props: ListPickerProps) {
  const { giftId, lists, first, more, mayStart, action, posted, onDone } = props;
  const { t } = useTranslation("lists");
  const fetcher = useFetcher<ListResult>();
  const outcome = fetcher.data ?? posted ?? null;
  const created = resultFor(outcome, "create");
  const problem = fieldError(created, "name");
  const busy = fetcher.formData?.get("intent");

  useEffect(() => {
    const { done, intent, id, result } = fetcher.data ?? {};
    if (!done || !onDone) return;
    const list = intent === "add" ? lists.find((known) => known.id === id) : result;
    if (list && "name" in list) onDone(list);
  }, [fetcher.data, onDone, lists]);

  return (
    <div className="flex flex-col gap-5">
      <Failure outcome={outcome} />
      {lists.length > 0 ? (
        <ul aria-label={t("yours")} className="flex flex-col border-t border-line">
          {lists.map((list) => (
            <li key={list.id} className="border-b border-line">
              <fetcher.Form method="post" action={action}>
                <input type="hidden" name="intent" value="add" />
                <input type="hidden" name="which" value={list.id} />
                <input type="hidden" name="giftId" value={giftId} />
                <Choice
                  list={list}
                  pending={busy === "add" && fetcher.formData?.get("which") === list.id}
                />
              </fetcher.Form>
            </li>
          ))}
        </ul>
      ) : null}
      <PageLinks
        first={first ? { to: first, label: t("first") } : null}
        more={more ? { to: more, label: t("more") } : null}
        className="type-small"
      />
      {mayStart ? (
        <fetcher.Form
          method="post"
          action={action}
          noValidate
          className="flex flex-wrap items-start gap-3"
        >
          <input type="hidden" name="intent" value="create" />
          <input type="hidden" name="giftId" value={giftId} />
          <TextField
            name="name"
            label={t("add.new")}
            placeholder={t("new.example")}
            maxLength={LIST_LIMITS.name}
            autoComplete="off"
            className="flex-[1_1_12rem]"
            error={problem ? t(`errors:${problem}`) : undefined}
          />
          <Button
            type="submit"
            variant={lists.length > 0 ? "outline" : "ribbon"}
            className="mt-6.5 max-xs:mt-0 max-xs:w-full"
            pending={busy === "create"}
            pendingText={t("add.adding")}
          >
            {t("add.create")}
          </Button>
        </fetcher.Form>
      ) : (
        created?.error !== "listLimit" && <LimitNotice />
      )}
    </div>
  );
}

/** One list: a button, or where the gift is on it already, a tick and the way there. */
function Choice({ list, pending }: { list: GiftListSummary; pending: boolean }) {
  const { t } = useTranslation("lists");
  const row = "flex min-h-14 w-full items-center gap-3 py-2 text-start";
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold break-words">{list.name}</span>
      <span className="figures block type-label font-normal text-soft">
        {list.holdsGift
          ? t("add.held")
          : list.itemCount > 0
            ? t("count", { count: list.itemCount })
            : t("nothing")}
      </span>
    </span>
  );
  if (list.holdsGift) {
    return (
      <div className={row}>
        <CheckIcon className="text-good" />
        {words}
        <Link
          to={href("/lists/:id", { id: list.id })}
          className="link flex min-h-11 items-center type-small"
        >
          {t("add.open")}
          <span className="sr-only">{`: ${list.name}`}</span>
        </Link>
      </div>
    );
  }
  return (
    <button type="submit" disabled={pending} className={`${row} rounded-tag hover:bg-sunk`}>
      {pending ? <Spinner /> : <PlusIcon />}
      {words}
    </button>
  );
}

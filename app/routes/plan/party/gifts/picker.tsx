import { formatPrice } from "#shared/format/money";
import type { ListName } from "#shared/gift-lists/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { ArrowLeftIcon, CheckIcon, PlusIcon } from "~/components/ui/icons";
import { PageLinks } from "~/components/ui/page-links";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import type { ActionResult } from "~/forms/action-result";
import { useActionForm } from "~/forms/use-action-form";
import type { Queried } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { BoardChange } from "./change-gifts.server";
import type { PickerView } from "./read-picker.server";

type PickerProps = {
  partyId: string;
  picker: PickerView;
  posted: ActionResult<BoardChange> | undefined;
};

/** The person's favourites and lists, each gift with a button that puts it on the board. */
export function Picker({ partyId, picker, posted }: PickerProps) {
  const { t } = useTranslation("party-gifts");
  const { pick, names, gifts, isLater, more } = picker;
  const board = partyHref("gifts", { id: partyId });
  const here = `${board}&pick=${encodeURIComponent(pick)}` as const;
  return (
    <div className="wrap pt-8 sm:pt-10">
      <Link to={board} className="link inline-flex min-h-11 items-center gap-2 type-body">
        <ArrowLeftIcon className="size-4.5" />
        {t("pick.back")}
      </Link>
      <h1 className="mt-3 type-page">{t("pick.title")}</h1>
      <Sources board={board} picker={picker} />
      {names ? <Names board={board} names={names} /> : null}
      {!names && gifts.length === 0 ? (
        <p className="mt-8 max-w-prose type-lead text-soft">{t("pick.empty")}</p>
      ) : null}
      {gifts.length > 0 ? (
        <ul className="mt-8 grid gap-x-6 gap-y-10 xs:grid-cols-2 md:grid-cols-4">
          {gifts.map((gift) => (
            <Choice key={gift.id} partyId={partyId} gift={gift} posted={posted} />
          ))}
        </ul>
      ) : null}
      <PageLinks
        first={isLater ? { to: here, label: t("first") } : null}
        more={more ? { to: `${here}&${more}`, label: t(names ? "pick.moreLists" : "more") } : null}
        className="mt-8 type-body"
      />
    </div>
  );
}

/**
 * Where gifts can come from: the favourites, the newest lists and the one that is open, and the way
 * to all.
 */
function Sources({
  board,
  picker: { pick, lists, hasMoreLists },
}: {
  board: Queried;
  picker: PickerView;
}) {
  const { t } = useTranslation("party-gifts");
  const sources = [
    { id: "favorites", name: t("pick.favorites") },
    ...lists,
    ...(hasMoreLists ? [{ id: "lists", name: t("pick.lists") }] : []),
  ];
  return (
    <nav aria-label={t("pick.from")} className="mt-4">
      <ul className="flex flex-wrap gap-x-2">
        {sources.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <Link
              to={`${board}&pick=${encodeURIComponent(id)}`}
              aria-current={id === pick ? "true" : undefined}
              className={`inline-flex min-h-12 items-center border-b-[3px] px-3 pt-[3px] type-nav break-words hover:text-ribbon ${
                id === pick ? "border-ribbon text-ribbon" : "border-transparent"
              }`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every list by name, to be opened. */
function Names({ board, names }: { board: Queried; names: readonly ListName[] }) {
  const { t } = useTranslation("party-gifts");
  return (
    <ul aria-label={t("pick.lists")} className="mt-8 max-w-prose border-t border-line">
      {names.map(({ id, name }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={`${board}&pick=${encodeURIComponent(id)}`}
            className="flex min-h-12 items-center py-2 type-body break-words hover:text-ribbon hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Choice({
  partyId,
  gift,
  posted,
}: {
  partyId: string;
  gift: PickerView["gifts"][number];
  posted: ActionResult<BoardChange> | undefined;
}) {
  const { t, i18n } = useTranslation("party-gifts");
  const toast = useToast();
  const state = useActionForm({ intent: "pick", id: `${gift.id}`, posted }, ({ result }) =>
    toast({ title: t("add.done", { title: result?.title ?? gift.name }), icon: "check" }),
  );
  const { Form, outcome, pending, problem } = state;
  const wrong = problem("gift");
  return (
    <li className="flex min-w-0 flex-col">
      <GiftPicture src={gift.imageUrl} alt="" eager={false} />
      <h2 className="mt-3 type-card break-words">{gift.name}</h2>
      <p className="figures mb-3 type-body font-semibold">
        {formatPrice(gift.priceCents, i18n.language)}
      </p>
      <Form
        method="post"
        action={partyHref("gifts", { id: partyId })}
        className="mt-auto grid justify-items-start gap-3"
      >
        <SectionFields intent="pick" partyId={partyId} id={String(gift.id)} />
        <input type="hidden" name="gift" value={gift.id} />
        <SectionFailure outcome={outcome} />
        {wrong ? <p className="type-label text-bad">{t(`errors:${wrong}`)}</p> : null}
        {gift.isOn ? (
          <p role="status" className="flex min-h-10 items-center gap-1.5 type-label text-good">
            <CheckIcon className="size-4.5" />
            {t("pick.on")}
          </p>
        ) : (
          <Button
            type="submit"
            size="small"
            icon={<PlusIcon className="size-4.5" />}
            pending={pending}
            pendingText={t("add.pending")}
            aria-label={t("pick.addOf", { title: gift.name })}
          >
            {t("pick.add")}
          </Button>
        )}
      </Form>
    </li>
  );
}

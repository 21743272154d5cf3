import { useRef } from "react";
import { DEFAULT_PICTURE } from "#shared/catalogue/pictures";
import { formatPrice } from "#shared/format/money";
import type { BoardGift } from "#shared/party/gifts/schema";
import { GUEST_LIMITS } from "#shared/party/guests/schema";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { CheckIcon, TrashIcon, UserIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { partyHref } from "~/features/party/party-href";
import { SectionDisclosure } from "~/features/party/section-disclosure";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import type { ActionResult } from "~/forms/action-result";
import { type ActionForm, useActionForm } from "~/forms/use-action-form";
import { type UndoableRemoval, useUndoableRemoval } from "~/forms/use-undoable-removal";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { BoardChange } from "./change-gifts.server";

type CardProps = {
  partyId: string;
  gift: BoardGift;
  posted: ActionResult<BoardChange> | undefined;
};

/** One gift: what it is, who brings it, and what the host can do. */
export function BoardCard({ removal, ...props }: CardProps & { removal: UndoableRemoval }) {
  const { t, i18n } = useTranslation("party-gifts");
  const { partyId, gift } = props;
  const { id, title, by } = gift;
  const action = partyHref("gifts", { id: partyId });
  // One form for both ways, so that the pressed button stays and keeps the focus.
  const claim = useActionForm({ intent: by ? "free" : "bring", id, posted: props.posted });
  const button = useRef<HTMLButtonElement>(null);
  // Here because the form unmounts on success, before its effect could move the focus.
  const assign = useActionForm({ intent: "assign", id, posted: props.posted }, () =>
    button.current?.focus(),
  );
  // After a conflict the gift is claimed and the form unmounts, so the card shows the error.
  const lost = by && !by.host && assign.problem("name") === "giftTaken" ? "giftTaken" : null;
  const wrong = claim.problem("name") ?? lost;
  return (
    <li id={`gift-${id}`} className="min-w-0 scroll-mt-24">
      <article aria-labelledby={`title-${id}`} className="flex h-full flex-col">
        <GiftPicture src={gift.imageUrl ?? DEFAULT_PICTURE} alt="" eager={false} />
        <div className="mt-3 flex items-baseline justify-between gap-4">
          <h3 id={`title-${id}`} className="min-w-0 type-card break-words">
            {gift.slug ? (
              <Link to={href("/gifts/:slug", { slug: gift.slug })} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {gift.priceCents === null ? null : (
            <p className="figures type-body font-semibold whitespace-nowrap">
              {formatPrice(gift.priceCents, i18n.language)}
            </p>
          )}
        </div>
        <p
          role="status"
          className={`mt-1 flex min-h-7 items-center gap-1.5 type-small break-words ${by ? "font-semibold text-good" : "text-soft"}`}
        >
          {by ? <CheckIcon className="size-4.5 shrink-0" /> : null}
          {by === null
            ? t("state.open")
            : by.host
              ? t("state.host")
              : t("state.guest", { name: by.name })}
        </p>
        <SectionFailure outcome={claim.outcome} />
        {wrong ? <p className="type-label text-bad">{t(`errors:${wrong}`)}</p> : null}
        <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-1">
          <claim.Form method="post" action={action}>
            <SectionFields intent={by ? "free" : "bring"} partyId={partyId} id={gift.id} />
            <Button
              ref={button}
              type="submit"
              size="small"
              pending={claim.pending}
              pendingText={t("saving")}
              aria-label={t(by ? "freeOf" : "bringOf", { title })}
            >
              {t(by ? "free" : "bring")}
            </Button>
          </claim.Form>
          {by ? null : <Assign partyId={partyId} gift={gift} state={assign} />}
          <removal.Form method="post" action={action} onSubmit={removal.queue()}>
            <SectionFields intent="remove" partyId={partyId} id={gift.id} />
            <button
              type="submit"
              aria-label={t("removeOf", { title })}
              className={`${buttonLook("text", "small")} -ms-3 min-h-11! px-3! type-small!`}
            >
              <TrashIcon className="size-4.5" />
              {t("remove")}
            </button>
          </removal.Form>
        </div>
      </article>
    </li>
  );
}

type AssignProps = Pick<CardProps, "partyId" | "gift"> & {
  state: ActionForm;
};

function Assign({ partyId, gift, state }: AssignProps) {
  const { t } = useTranslation("party-gifts");
  const { problem, value } = state;
  const wrong = problem("name");
  return (
    <SectionDisclosure
      state={state}
      section="gifts"
      intent="assign"
      partyId={partyId}
      id={gift.id}
      group="bringers"
      icon={<UserIcon className="size-4.5" />}
      words={{
        label: t("assign"),
        name: t("assignOf", { title: gift.title }),
        submit: t("assignSubmit"),
        saving: t("saving"),
      }}
    >
      <TextField
        name="name"
        label={t("assignName")}
        hint={t("assignHint")}
        defaultValue={value("name")}
        maxLength={GUEST_LIMITS.name}
        autoComplete="off"
        error={wrong ? t(`errors:${wrong}`) : undefined}
      />
    </SectionDisclosure>
  );
}

/** Takes gifts off the board; a toast offers to bring back what it took. */
export function useGiftRemoval(partyId: string) {
  const { t } = useTranslation("party-gifts");
  return useUndoableRemoval<BoardChange>({
    action: partyHref("gifts", { id: partyId }),
    words: { undo: t("undo"), failed: t("party:failed.title") },
    focus: "board-title",
    undoOf: ({ result }) =>
      result?.removed
        ? {
            title: t("removed", { title: result.title }),
            fields: { intent: "restore", party: partyId, gift: JSON.stringify(result.removed) },
            key: `restore-${result.id}`,
          }
        : null,
  });
}

/** `/party-planning/gifts`: the board of gifts for the guest of honour, and who brings which. */
import type { TFunction } from "i18next";
import { Trans } from "react-i18next/TransWithoutContext";
import { BOARD_LIMITS, type RemovedGift } from "#shared/party/gifts/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { HeartIcon, SearchIcon } from "~/components/ui/icons";
import { PageLinks } from "~/components/ui/page-links";
import { TextField } from "~/components/ui/text-field";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { ActionResult } from "~/forms/action-result";
import { revalidateAfterPost } from "~/forms/revalidate-after-post";
import { UndoNotice } from "~/forms/undo-notice";
import { useActionForm } from "~/forms/use-action-form";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useHydrated } from "~/lib/use-hydrated";
import { type KeyOf, useTranslation } from "~/translation";
import { type BoardPage, openBoard } from "~worker/domain/party/gifts/gifts.server";
import { openSection, readSectionForm } from "../open-section.server";
import type { Route } from "./+types/gifts";
import { BoardCard, useGiftRemoval } from "./board-card";
import { type BoardChange, changeGifts, removedOf } from "./change-gifts.server";
import { Picker } from "./picker";
import { readPicker } from "./read-picker.server";

export const handle = { namespaces: ["party", "party-gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:sections.gifts.meta");
  if (!party) return { title, section: null };
  const { searchParams } = args.url;
  const pick = searchParams.get("pick");
  if (pick !== null) {
    const picker = await readPicker(ctx, viewer, { partyId: party.id, pick, searchParams });
    return {
      title,
      section: { partyId: party.id, picker, board: null, after: null, removed: null },
    };
  }
  const after = searchParams.get("after");
  const board = await openBoard(ctx, viewer, party.id, after);
  const removed = removedOf(searchParams);
  return { title, section: { partyId: party.id, picker: null, board, after, removed } };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  return changeGifts(await readSectionForm(args));
}

export const shouldRevalidate = revalidateAfterPost;

export default function Gifts({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation("party-gifts");
  const hydrated = useHydrated();
  const { section } = loaderData;
  if (!section) return null;
  const { partyId, picker, board, after, removed } = section;
  const posted = actionData as ActionResult<BoardChange> | undefined;
  if (picker) return <Picker partyId={partyId} picker={picker} posted={posted} />;
  return (
    <div className="wrap pt-10 sm:pt-12">
      <h1 id="board-title" tabIndex={-1} className="type-page outline-none">
        {t("title")}
      </h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      <p className="mt-2 max-w-prose type-small text-soft">
        <Trans
          t={t as unknown as TFunction}
          i18n={i18n}
          i18nKey={"honour" satisfies KeyOf<"party-gifts">}
          components={{
            guests: <Link to={partyHref("guests", { id: partyId })} className="link" />,
          }}
        />
      </p>
      {removed && !hydrated ? <UndoGift partyId={partyId} removed={removed} /> : null}
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Board partyId={partyId} page={board} isLater={after !== null} posted={posted} />
        <AddGift key={partyId} partyId={partyId} posted={posted} />
      </div>
    </div>
  );
}

/** Brings a removed gift back. */
function UndoGift({ partyId, removed }: { partyId: string; removed: RemovedGift }) {
  const { t } = useTranslation("party-gifts");
  return (
    <UndoNotice
      title={t("removed", { title: removed.title })}
      undo={t("undo")}
      action={partyHref("gifts", { id: partyId })}
      fields={{ party: partyId, gift: JSON.stringify(removed) }}
    />
  );
}

type BoardProps = {
  partyId: string;
  page: BoardPage;
  /** This isn't the first page. */
  isLater: boolean;
  posted: ActionResult<BoardChange> | undefined;
};

/** The gifts, and the way to more of them. */
function Board({ partyId, page: { gifts, next }, isLater, posted }: BoardProps) {
  const { t } = useTranslation("party-gifts");
  const removal = useGiftRemoval(partyId);
  const address = partyHref("gifts", { id: partyId });
  return (
    <section aria-labelledby="board" className="min-w-0">
      <h2 id="board" className="sr-only">
        {t("board")}
      </h2>
      {gifts.length === 0 && !isLater ? (
        <div className="flex flex-col items-center rounded-dialog bg-sunk px-6 py-10 text-center">
          <EmptyStateArt className="aspect-6/5 w-full max-w-64 rounded-panel" />
          <p className="mt-6 type-panel">{t("emptyTitle")}</p>
          <p className="mt-2 max-w-md type-body text-soft">{t("emptyText")}</p>
        </div>
      ) : (
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {gifts.map((gift) => (
            <BoardCard
              key={gift.id}
              partyId={partyId}
              gift={gift}
              removal={removal}
              posted={posted}
            />
          ))}
        </ul>
      )}
      <PageLinks
        first={isLater ? { to: address, label: t("first") } : null}
        more={next ? { to: `${address}&after=${next}`, label: t("more") } : null}
        className="mt-10 type-body"
      />
    </section>
  );
}

/** A gift in the host's own words, and the ways to one of the shop's. */
function AddGift({
  partyId,
  posted,
}: {
  partyId: string;
  posted: ActionResult<BoardChange> | undefined;
}) {
  const { t } = useTranslation("party-gifts");
  const toast = useToast();
  const state = useActionForm({ intent: "add", posted }, ({ result }) => {
    toast({ title: t("add.done", { title: result?.title ?? "" }), icon: "check" });
    state.form.current?.reset();
    state.form.current?.querySelector<HTMLElement>("input[name=title]")?.focus();
  });
  const { Form, form, outcome, pending, problem, value } = state;
  const field = (name: string) => {
    const wrong = problem(name);
    return {
      name,
      defaultValue: value(name),
      error: wrong ? t(`errors:${wrong}`) : undefined,
      autoComplete: "off",
    };
  };
  return (
    <aside className="grid min-w-0 content-start gap-10">
      <section aria-labelledby="add-gift" className="rounded-panel bg-tint p-6">
        <h2 id="add-gift" className="type-card">
          {t("add.title")}
        </h2>
        <Form
          ref={form}
          method="post"
          action={partyHref("gifts", { id: partyId })}
          noValidate
          className="mt-4 grid gap-4"
        >
          <SectionFields intent="add" partyId={partyId} />
          <SectionFailure outcome={outcome} />
          <TextField
            {...field("title")}
            label={t("add.name")}
            placeholder={t("add.example")}
            maxLength={BOARD_LIMITS.title}
            aria-required
          />
          <TextField {...field("price")} label={t("add.price")} inputMode="decimal" />
          <Button type="submit" variant="ribbon" pending={pending} pendingText={t("add.pending")}>
            {t("add.submit")}
          </Button>
        </Form>
      </section>
      <section aria-labelledby="add-from-shop">
        <h2 id="add-from-shop" className="type-card">
          {t("add.shop")}
        </h2>
        <p className="mt-1 type-small text-soft">{t("add.shopText")}</p>
        <div className="mt-4 grid gap-3">
          <ButtonLink
            to={`${partyHref("gifts", { id: partyId })}&pick=favorites`}
            icon={<HeartIcon className="size-4.5" />}
          >
            {t("add.favorites")}
          </ButtonLink>
          <ButtonLink to="/" variant="text">
            {t("add.finder")}
          </ButtonLink>
          <ButtonLink to="/search" variant="text" icon={<SearchIcon className="size-4.5" />}>
            {t("add.search")}
          </ButtonLink>
        </div>
      </section>
    </aside>
  );
}

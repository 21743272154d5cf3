/** `/party-planning/gifts`: the board of gifts for the guest of honour, and who brings which. */
import { Trans, useTranslation } from "react-i18next";
import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { partyHref } from "~/features/party/party-href";
import type { ActionResult } from "~/forms/action-result";
import { useHydrated } from "~/lib/use-hydrated";
import { openBoard } from "~worker/domain/party-gifts/party-gifts.server";
import { openSection, readSectionForm } from "../open-section.server";
import type { Route } from "./+types/gifts";
import { AddGift } from "./add-gift";
import { Board } from "./board";
import { type BoardChange, changeGifts, removedOf } from "./change-gifts.server";
import { Picker } from "./picker";
import { readPicker } from "./read-picker.server";
import { UndoGift } from "./undo-gift";

export const handle = { namespaces: ["party", "party-gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, party } = await openSection(args);
  const title = ctx.t("party:rooms.gifts.meta");
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

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export async function action(args: Route.ActionArgs) {
  return changeGifts(await readSectionForm(args));
}

/**
 * After a conflict the page shows who claimed the gift; by itself a failed action revalidates
 * nothing.
 */
export const shouldRevalidate = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod === "POST" && actionStatus !== 503) || defaultShouldRevalidate;

export default function Gifts({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("party-gifts");
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
          t={t}
          i18nKey="honour"
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

/** /dev/gifts: seasonal and regular gifts, to add, edit and delete. */

import { type ReactNode, useId, useState } from "react";
import { data } from "react-router";
import {
  type AdminGift,
  adminGiftsInput,
  GIFT_LIMITS,
  versionInput,
} from "#shared/catalogue/admin/schema";
import { SEASONS } from "#shared/catalogue/vocabulary";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog } from "~/components/ui/dialog";
import { SearchIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { AdminNotice } from "~/features/admin/admin-notice";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { Pager } from "~/features/admin/pager";
import { revalidateOnConflict } from "~/features/admin/revalidate-on-conflict";
import { categoryName } from "~/features/gift-card/category-name";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import type { ActionResult } from "~/forms/action-result";
import { handleAdminAction } from "~/forms/admin-action.server";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { type Address, addressOfUrl, href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Form, Link, useNavigate } from "~/lib/router";
import { useLazyPart } from "~/lib/use-lazy-part";
import { useTranslation } from "~/translation";
import {
  deleteGift,
  listAdminGifts,
  searchAdminGifts,
} from "~worker/domain/catalogue/admin.server";
import type { Route } from "./+types/gifts";

const loadNewGift = () => import("./new-gift").then((module) => module.default);

export const handle = { namespaces: ["gift-admin", "admin", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const input = adminGiftsInput.parse(Object.fromEntries(args.url.searchParams));
  const title = ctx.t("gift-admin:metaTitle");
  const { q, season = null } = input;
  if (q) {
    const found = await searchAdminGifts(ctx, viewer, q);
    return { title, q, season, found, lists: null };
  }
  return { title, q, season, found: null, lists: await listAdminGifts(ctx, viewer, input) };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const form = await readForm(args.request);
  const version = versionInput.safeParse(form.get("version"));
  if (form.get("intent") !== "delete" || !version.success) throw data(null, { status: 400 });
  const words = {
    done: "gift-admin:deleted",
    failed: "gift-admin:deleteFailed",
    back: addressOfUrl(args.url),
  } as const;
  return handleAdminAction(ctx, args.request, words, () =>
    deleteGift(ctx, viewer, Number(form.get("id")), version.data),
  );
}

export const shouldRevalidate = revalidateOnConflict;

export default function Gifts({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("gift-admin");
  const { q, season, found, lists } = loaderData;
  const navigate = useNavigate();
  const { part: NewGift, request } = useLazyPart(loadNewGift);
  const [isAdding, setAdding] = useState(false);
  return (
    <div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-page">{t("title")}</h1>
        <ButtonLink
          to={href("/dev/gifts/:id", { id: "new" })}
          variant="ribbon"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            request().then(
              () => setAdding(true),
              () => navigate(href("/dev/gifts/:id", { id: "new" })),
            );
          }}
        >
          {t("add")}
        </ButtonLink>
      </div>
      <p className="mt-3 max-w-2xl type-body text-soft">{t("lead")}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 type-small">
        <Link to="/dev/gifts/import" className="link inline-block py-1">
          {t("import")}
        </Link>
        <a href={"/dev/gifts.csv" satisfies Address} download className="link inline-block py-1">
          {t("export")}
        </a>
      </p>
      <AdminNotice result={actionData as ActionResult | undefined} />
      <Form role="search" className="mt-8 flex flex-wrap items-end gap-3">
        <TextField
          key={q}
          name="q"
          type="search"
          label={t("search")}
          defaultValue={q}
          maxLength={GIFT_LIMITS.query}
          autoComplete="off"
          className="w-full max-w-sm"
        />
        <Button type="submit" icon={<SearchIcon className="size-4.5" />}>
          {t("searchAction")}
        </Button>
      </Form>
      {found ? (
        <>
          <GiftSection title={t("found")} gifts={found} none={t("noneFound", { query: q })} />
          <p className="mt-4">
            <Link to="/dev/gifts" className="link inline-block py-1">
              {t("all")}
            </Link>
          </p>
        </>
      ) : null}
      {lists ? (
        <>
          <GiftSection
            title={t("seasonal")}
            page={{ name: "seasonal", next: lists.seasonal.next }}
            gifts={lists.seasonal.gifts}
            none={t("noneSeasonal")}
          >
            <SeasonFilter current={season} />
          </GiftSection>
          <GiftSection
            title={t("regular")}
            page={{ name: "regular", next: lists.regular.next }}
            gifts={lists.regular.gifts}
            none={t("noneRegular")}
          />
        </>
      ) : null}
      <Dialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title={t("add")}
        closeLabel={t("close")}
      >
        {NewGift ? <NewGift onDone={() => setAdding(false)} /> : null}
      </Dialog>
    </div>
  );
}

/** Narrows the first section to one season; each choice is an address. */
function SeasonFilter({ current }: { current: string | null }) {
  const { t } = useTranslation("gift-admin");
  return (
    <nav aria-label={t("seasonFilter")} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {[null, ...SEASONS].map((season) => (
          <li key={season ?? "all"}>
            <Link
              to={season ? `?season=${season}` : "/dev/gifts"}
              preventScrollReset
              aria-current={season === current ? "page" : undefined}
              className={`inline-flex min-h-10 items-center rounded-full border-[1.5px] px-4 type-label transition-colors duration-120 ${
                season === current
                  ? "border-ink bg-ink text-paper"
                  : "border-edge hover:border-ink hover:bg-sunk"
              }`}
            >
              {t(season ? `gifts:seasons.${season}` : "allSeasons")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GiftSectionProps = {
  title: string;
  gifts: readonly AdminGift[];
  /** What an empty section says. */
  none: string;
  /** The address parameter of its pages, and the key of the next one. */
  page?: { name: string; next: string | null };
  children?: ReactNode;
};

/** One section of the back office's gifts, with its own pages. */
function GiftSection({ title, gifts, none, page, children }: GiftSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="type-panel">
        {title}
      </h2>
      {children}
      {gifts.length === 0 ? (
        <p className="mt-4 type-body text-soft">{none}</p>
      ) : (
        <ul className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {gifts.map((gift) => (
            <GiftRow key={gift.id} gift={gift} />
          ))}
        </ul>
      )}
      {page ? <Pager {...page} of={title} /> : null}
    </section>
  );
}

/**
 * One gift of the back office: what it looks like, whether it is shown, and what the Owner may do.
 */
function GiftRow({ gift }: { gift: AdminGift }) {
  const { t } = useTranslation("gift-admin");
  const id = useId();
  const { name, price, isActive, isStock } = gift;
  const season = gift.holiday ?? gift.season;
  const marks = [
    ...(isActive ? [] : [t("hidden")]),
    ...(isStock ? [t("stock")] : []),
    ...(season ? [t(`gifts:seasons.${season}`)] : []),
  ];
  return (
    <li className="rounded-panel bg-raised p-4 shadow-rest">
      <article aria-labelledby={id} className="flex gap-4">
        <div className={`w-24 shrink-0 sm:w-30 ${isActive ? "" : "opacity-60"}`}>
          <GiftPicture src={gift.imageUrl} alt="" eager={false} />
        </div>
        <div className="min-w-0 flex-1">
          <h3 id={id} className="type-card wrap-anywhere">
            {name}
          </h3>
          <p className="figures mt-1 type-small text-soft">
            {price} · {categoryName(t, gift.category)}
          </p>
          {marks.length > 0 ? (
            <ul className="mt-2 flex flex-wrap gap-2">
              {marks.map((mark) => (
                <li
                  key={mark}
                  className={`rounded-tag px-2 py-0.5 type-badge ${mark === t("hidden") ? "bg-warn-tint text-warn" : "bg-sunk text-soft"}`}
                >
                  {mark}
                </li>
              ))}
            </ul>
          ) : null}
          <div className="mt-3 flex flex-wrap items-start gap-2">
            <ButtonLink
              to={href("/dev/gifts/:id", { id: gift.id })}
              size="small"
              aria-label={t("editOf", { name })}
            >
              {t("edit")}
            </ButtonLink>
            <ConfirmAction
              label={t("delete")}
              name={t("deleteOf", { name })}
              question={t("deleteAsk", { name })}
              pendingText={t("deleting")}
              unsent={t("deleteFailed")}
              values={{ id: String(gift.id), version: String(gift.version), intent: "delete" }}
            />
          </div>
        </div>
      </article>
    </li>
  );
}

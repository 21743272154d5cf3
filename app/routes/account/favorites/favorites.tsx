/** `/favorites`: the saved gifts, and where every heart's form is sent. */
import { data, useNavigation } from "react-router";
import { z } from "zod";
import { giftIdInput } from "#shared/favorites/schema";
import type { Viewer } from "#shared/viewer";
import { ButtonLink } from "~/components/ui/button-link";
import { requestContext } from "~/context.server";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import { noteFavorite } from "~/features/gift-card/use-favorite";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { useViewer } from "~/features/viewer/use-viewer";
import { errorKey } from "~/forms/action-result";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { ownPath } from "~/lib/own-path";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import {
  listFavoritesPage,
  removeFavorite,
  saveFavorite,
} from "~worker/domain/favorites/favorites.server";
import type { Route } from "./+types/favorites";

export const handle = { namespaces: ["favorites", "cards", "gifts", "errors"] };

const intent = z.enum(["save", "remove"], { error: "giftUnknown" });
const FAVORITE = { names: ["giftId", "intent"], schema: z.object({ giftId: giftIdInput, intent }) };

/** Saves or removes a favourite. A heart shows no fields, so `error` names any failure. */
async function changeFavorite(ctx: Ctx, viewer: Viewer, form: FormData) {
  const handled = await handleForm(ctx, form, FAVORITE, async ({ giftId, intent }) => {
    await (intent === "save" ? saveFavorite : removeFavorite)(ctx, viewer, giftId);
    return null;
  });
  return { ...handled, error: errorKey(handled) };
}

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const asked = Number(args.url.searchParams.get("page") ?? 1);
  return {
    ...(await listFavoritesPage(ctx, viewer, Number.isInteger(asked) ? asked : 1)),
    title: `${ctx.t("favorites:title")} · Giftwright`,
  };
}

export const meta = privatePage;

/** A heart pressed anywhere. Without scripts its form says where to go back to. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const formData = await readForm(request);
  const back = formData.get("back");
  const { status, ...outcome } = await changeFavorite(ctx, viewer, formData);
  if (typeof back !== "string") return data(outcome, { status });
  if (outcome.error === "signInRequired") {
    const next = encodeURIComponent(ownPath(back));
    throw redirect(`/auth?next=${next}&save=${encodeURIComponent(String(formData.get("giftId")))}`);
  }
  if (!outcome.done) throw data(null, { status });
  throw redirect(ownPath(back));
}

/** Notes the result as soon as it arrives: the card that sent it may be gone. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const giftId = Number((await request.clone().formData()).get("giftId"));
  const result = await serverAction();
  noteFavorite(giftId, result);
  return result;
}

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { gifts, count, page, pages } = loaderData;
  const { t } = useTranslation("favorites");
  const { isOwner } = useViewer();
  const pending = useNavigation().location?.pathname === "/favorites";
  return (
    <div className="wrap pt-10 sm:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="type-page">{t("title")}</h1>
          <p className="figures mt-2 type-lead text-soft" role="status">
            {pending ? t("loading") : count > 0 && t("count", { count })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/lists">{t("lists")}</ButtonLink>
          {isOwner ? <ButtonLink to="/dev">{t("developerPanel")}</ButtonLink> : null}
        </div>
      </div>
      {count === 0 ? (
        <Empty />
      ) : (
        <div
          className={`mt-10 transition-opacity duration-200 ${pending ? "opacity-55" : ""}`}
          aria-busy={pending}
        >
          <h2 className="sr-only">{t("page", { page, pages })}</h2>
          <GiftGrid>
            {gifts.map((gift, index) => (
              <GiftCard key={gift.id} gift={gift} eager={index < 3} />
            ))}
          </GiftGrid>
          {pages > 1 ? <Pages page={page} pages={pages} /> : null}
        </div>
      )}
    </div>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation("favorites");
  return (
    <nav aria-label={t("pages")} className="mt-14 flex flex-wrap items-center gap-4">
      {page > 1 ? <ButtonLink to={`?page=${page - 1}`}>{t("newer")}</ButtonLink> : null}
      <p className="figures type-small text-soft">{t("page", { page, pages })}</p>
      {page < pages ? <ButtonLink to={`?page=${page + 1}`}>{t("older")}</ButtonLink> : null}
    </nav>
  );
}

function Empty() {
  const { t } = useTranslation("favorites");
  return (
    <div className="mx-auto mt-10 flex max-w-md flex-col items-center text-center">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h2 className="mt-8 type-panel">{t("empty.title")}</h2>
      <p className="mt-2 mb-6 type-body text-soft">{t("empty.text")}</p>
      <ButtonLink to="/" variant="ribbon">
        {t("empty.action")}
      </ButtonLink>
    </div>
  );
}

/** /dev/gifts/:id: one gift's form, or "new" for another one. */
import { useTranslation } from "react-i18next";
import { data, useFetcher, useNavigate } from "react-router";
import { AdminNotice } from "~/features/admin/admin-notice";
import type { AdminResult } from "~/features/admin/admin-result";
import { BackButton } from "~/features/admin/back-button";
import { useAdminResult } from "~/features/admin/use-admin-result";
import { readForm } from "~/form.server";
import { requireOwnerPage } from "~/guards.server";
import { listDeskDiscounts } from "~worker/domain/discount-desk/discount-desk.server";
import { DomainError } from "~worker/domain/errors";
import { getDeskGift } from "~worker/domain/gift-desk/gift-desk.server";
import type { Route } from "./+types/gift";
import { changeCode, viewCode } from "./change-code.server";
import { type DiscountAnswer, Discounts } from "./discounts";
import type { GiftAnswer } from "./gift-answer";
import { GiftForm } from "./gift-form";
import { saveGift } from "./save-gift.server";

export const handle = { namespaces: ["gift-desk", "desk", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const id = idOf(args.params.id);
  if (id === null) return { title: ctx.t("gift-desk:metaNew"), gift: null, codes: [] };
  const gift = await getDeskGift(ctx, viewer, id).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "notFound")
      throw data(null, { status: 404 });
    throw error;
  });
  const { slug, version, isStock, values } = gift;
  const codes = await listDeskDiscounts(ctx, viewer, id);
  return {
    title: ctx.t("gift-desk:metaEdit", { name: values.name }),
    gift: { id, slug, version, isStock, values },
    codes: codes.map((code) => viewCode(ctx, code)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const { request } = args;
  const form = await readForm(request);
  const id = idOf(args.params.id);
  if (id !== null && form.has("intent")) {
    return changeCode({ ctx, viewer, request, form, giftId: id });
  }
  return saveGift({ ctx, viewer, request, form, id });
}

/** Null for a gift that is still to be made. Throws a 404 page. */
function idOf(text: string): number | null {
  if (text === "new") return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw data(null, { status: 404 });
}

export default function GiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("gift-desk");
  const { gift, codes } = loaderData;
  const fetcher = useFetcher<GiftAnswer>();
  const navigate = useNavigate();
  const posted = actionData as GiftAnswer | DiscountAnswer | AdminResult | undefined;
  const answer = fetcher.data ?? (posted && "meanwhile" in posted ? posted : undefined);
  useAdminResult(fetcher.data, { onDone: () => navigate("/dev/gifts") });
  return (
    <div className="wrap pt-10 sm:pt-14">
      <BackButton to="/dev/gifts">{t("back")}</BackButton>
      <div className="mt-2 max-w-2xl">
        <h1 className="type-page wrap-anywhere">{gift ? gift.values.name : t("add")}</h1>
        {gift?.isStock ? <p className="mt-3 type-body text-soft">{t("stockNote")}</p> : null}
        <AdminNotice
          answer={posted && "ok" in posted && !("meanwhile" in posted) ? posted : undefined}
        />
        <div className="mt-8">
          <GiftForm key={gift?.id ?? "new"} answer={answer} fetcher={fetcher} gift={gift} />
        </div>
        {gift ? (
          <Discounts codes={codes} answer={posted && "discountOf" in posted ? posted : undefined} />
        ) : null}
      </div>
    </div>
  );
}

/** /dev/gifts/:id: one gift's form, or "new" for another one. */

import { data } from "react-router";
import { orNotFound } from "~/failures.server";
import { AdminNotice } from "~/features/admin/admin-notice";
import { BackButton } from "~/features/admin/back-button";
import { useAdminFailure } from "~/features/admin/use-admin-failure";
import { type ActionResult, resultFor } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { privatePage } from "~/lib/private-page";
import { useFetcher, useNavigate } from "~/lib/router";
import { useTranslation } from "~/translation";
import { getAdminGift } from "~worker/domain/catalogue/admin.server";
import { listAdminDiscounts } from "~worker/domain/discounts/admin.server";
import type { Route } from "./+types/gift";
import { changeCode, viewCode } from "./change-code.server";
import { type DiscountResult, Discounts } from "./discounts";
import { GiftForm } from "./gift-form";
import { type GiftResult, isGiftResult } from "./gift-result";
import { saveGift } from "./save-gift.server";

export const handle = { namespaces: ["gift-admin", "admin", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const id = idOf(args.params.id);
  if (id === null) return { title: ctx.t("gift-admin:metaNew"), gift: null, codes: [] };
  const gift = await orNotFound(getAdminGift(ctx, viewer, id));
  const { slug, version, isStock, values } = gift;
  const codes = await listAdminDiscounts(ctx, viewer, id);
  return {
    title: ctx.t("gift-admin:metaEdit", { name: values.name }),
    gift: { id, slug, version, isStock, values },
    codes: codes.map((code) => viewCode(ctx, code)),
  };
}

export const meta = privatePage;

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
  const { t } = useTranslation("gift-admin");
  const { gift, codes } = loaderData;
  const fetcher = useFetcher<GiftResult>();
  const navigate = useNavigate();
  const posted = actionData as ActionResult | undefined;
  const outcome = fetcher.data ?? (isGiftResult(posted) ? posted : undefined);
  const code = resultFor(posted, "saveCode", posted?.id) as DiscountResult | null;
  useAdminFailure(fetcher.data, { onDone: () => navigate("/dev/gifts") });
  return (
    <div>
      <BackButton to="/dev/gifts">{t("back")}</BackButton>
      <div className="mt-2 max-w-2xl">
        <h1 className="type-page wrap-anywhere">{gift ? gift.values.name : t("add")}</h1>
        {gift?.isStock ? <p className="mt-3 type-body text-soft">{t("stockNote")}</p> : null}
        <AdminNotice result={isGiftResult(posted) || code ? undefined : posted} />
        <div className="mt-8">
          <GiftForm key={gift?.id ?? "new"} outcome={outcome} fetcher={fetcher} gift={gift} />
        </div>
        {gift ? <Discounts codes={codes} posted={code} /> : null}
      </div>
    </div>
  );
}

/** /dev/gifts/:id: one gift's form, or "new" for another one. */
import { data } from "react-router";
import { GIFT_FIELDS, giftInput, versionInput } from "#shared/catalogue/admin/schema";
import {
  type AdminDiscount,
  DISCOUNT_FIELDS,
  discountInput,
  stateOf,
} from "#shared/discounts/admin/schema";
import { formatDay } from "#shared/format/dates";
import type { QualifiedKey } from "#shared/translate";
import type { Viewer } from "#shared/viewer";
import { orNotFound } from "~/failures.server";
import { AdminNotice } from "~/features/admin/admin-notice";
import { BackButton } from "~/features/admin/back-button";
import { useAdminFailure } from "~/features/admin/use-admin-failure";
import { categoryName } from "~/features/gift-card/category-name";
import { type ActionResult, resultFor } from "~/forms/action-result";
import { handleAdminAction } from "~/forms/admin-action.server";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { redirect, useFetcher, useNavigate } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { createGift, getAdminGift, updateGift } from "~worker/domain/catalogue/admin.server";
import {
  addDiscount,
  changeDiscount,
  deleteDiscount,
  listAdminDiscounts,
  markChecked,
} from "~worker/domain/discounts/admin.server";
import type { Route } from "./+types/gift";
import { type DiscountResult, Discounts, type DiscountView } from "./discounts";
import { GiftForm } from "./gift-form";
import { type GiftResult, isGiftResult } from "./gift-result";

export const handle = { namespaces: ["gift-admin", "admin", "gifts", "errors"] };

type CodeSubmission = {
  ctx: Ctx;
  viewer: Viewer;
  request: Request;
  form: FormData;
  giftId: number;
};

/**
 * Adds, changes, tries or deletes a code, as the form's `intent` says. Throws a 400 page for
 * another one.
 */
async function changeCode({ ctx, viewer, request, form, giftId }: CodeSubmission) {
  const id = String(form.get("codeId") ?? "");
  const back = href("/dev/gifts/:id", { id: giftId });
  const key = { giftId, id };
  const say = (done: QualifiedKey, run: () => Promise<void>) =>
    handleAdminAction(ctx, request, { done, failed: "gift-admin:codes.failed", back }, run);
  switch (form.get("intent")) {
    case "checkCode":
      return say("gift-admin:codes.saved", () => markChecked(ctx, viewer, key));
    case "deleteCode":
      return say("gift-admin:codes.deleted", () => deleteDiscount(ctx, viewer, key));
    case "saveCode":
      break;
    default:
      throw data(null, { status: 400 });
  }
  const { status, ...outcome } = await handleForm(
    ctx,
    form,
    { names: DISCOUNT_FIELDS, schema: discountInput },
    async (input) => {
      await (id === "new"
        ? addDiscount(ctx, viewer, giftId, input)
        : changeDiscount(ctx, viewer, key, input, String(form.get("seen") ?? "")));
      return true;
    },
  );
  if (outcome.done) throw redirect(`${back}?said=gift-admin:codes.saved`, 303);
  const { error } = outcome;
  const codes = error === "changedMeanwhile" ? await listAdminDiscounts(ctx, viewer, giftId) : [];
  const now = codes.find((code) => code.id === id);
  const values = DISCOUNT_FIELDS.map((name) => [name, String(form.get(name) ?? "")]);
  const result = {
    values: Object.fromEntries(values),
    saved: now ? viewCode(ctx, now) : null,
  };
  return data<DiscountResult>({ ...outcome, id, result }, { status });
}

/** A code for the page, its days in the visitor's language. */
function viewCode(ctx: Ctx, code: AdminDiscount): DiscountView {
  const day = (seconds: number) => formatDay(seconds, ctx.locale, "medium");
  const { percentOff, centsOff, terms, expiresAt, checkedAt } = code;
  const dollars = centsOff === null ? "" : (centsOff / 100).toFixed(2);
  return {
    id: code.id,
    state: stateOf(code),
    code: code.code,
    isSample: code.isSample,
    off: percentOff
      ? ctx.t("gift-admin:codes.percent", { percent: percentOff })
      : dollars && ctx.t("gift-admin:codes.dollars", { dollars }),
    terms: terms[ctx.locale] ?? terms.en ?? "",
    expires: expiresAt === null ? null : day(expiresAt),
    isOver: expiresAt !== null && expiresAt < ctx.now,
    checked: day(checkedAt),
    values: {
      code: code.code,
      percentOff: percentOff === null ? "" : String(percentOff),
      dollarsOff: dollars,
      expires: expiresAt === null ? "" : new Date(expiresAt * 1000).toISOString().slice(0, 10),
      termsEn: terms.en ?? "",
      termsFr: terms.fr ?? "",
      termsEs: terms.es ?? "",
      termsZh: terms.zh ?? "",
    },
  };
}

const LISTS = ["tags", "occasions", "cares"] as const;

type GiftSubmission = {
  ctx: Ctx;
  viewer: Viewer;
  request: Request;
  form: FormData;
  /** Null for a new gift. */
  id: number | null;
};

/**
 * Creates or changes a gift. Where no scripts run a success redirects to the list, which says it.
 */
async function saveGift({ ctx, viewer, request, form, id }: GiftSubmission) {
  for (const name of LISTS) form.set(name, form.getAll(name).join(","));
  const version = versionInput.catch(0).parse(form.get("version"));
  const names = [...GIFT_FIELDS];
  const { status, result, ...outcome } = await handleForm(
    ctx,
    form,
    { names, schema: giftInput },
    (input) =>
      id === null ? createGift(ctx, viewer, input) : updateGift(ctx, viewer, id, input, version),
  );
  const words = id === null ? "create" : "update";
  if (result) {
    const done = `gift-admin:${words}d` as const;
    if (request.headers.get("accept")?.includes("text/html")) {
      throw redirect(`/dev/gifts?said=${encodeURIComponent(done)}`, 303);
    }
    const { version, values } = result;
    return data<GiftResult>({
      ...outcome,
      message: { title: ctx.t(done) },
      result: { conflicts: [], version, season: values.season },
    });
  }
  const now =
    outcome.error === "changedMeanwhile" && id !== null
      ? await getAdminGift(ctx, viewer, id)
      : null;
  const values = now && { ...now.values, category: categoryName(ctx.t, now.values.category) };
  const conflicts = GIFT_FIELDS.flatMap((field) => {
    const value = values?.[field];
    return value === undefined || value === form.get(field) ? [] : [{ field, value }];
  });
  const message = { title: ctx.t(`gift-admin:${words}Failed`) };
  const save = { conflicts, version: now?.version ?? null, season: "" };
  return data<GiftResult>({ ...outcome, message, result: save }, { status });
}

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

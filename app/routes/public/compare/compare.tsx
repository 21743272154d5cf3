/** `/compare`: two or three gifts of an answer side by side, also without scripts. */

import { formatPrice } from "#shared/format/money";
import { COMPARED, type Comparison } from "#shared/recommendations/schema";
import { Button } from "~/components/ui/button";
import { requestContext } from "~/context.server";
import { BackButton } from "~/features/admin/back-button";
import { ChecksList } from "~/features/gift-card/checks-list";
import { GiftActions } from "~/features/gift-card/gift-actions";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Form, Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { CHAT_COOKIE, readCookie } from "~worker/cookies";
import { readBrief } from "~worker/domain/chat/chat.server";
import { compareGifts } from "~worker/domain/recommendations/compare.server";
import type { Route } from "./+types/compare";
import "./compare.css";

export const handle = { namespaces: ["compare", "cards", "gifts", "errors"] };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const told = await readBrief(ctx, viewer, readCookie(request, CHAT_COOKIE));
  const comparison = await compareGifts(ctx, viewer, url.searchParams, [told]);
  if (!comparison) throw redirect("/");
  return { comparison, title: ctx.t("compare:meta") };
}

export const meta = privatePage;

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { comparison } = loaderData;
  const { t } = useTranslation("compare");
  const compared = comparison.gifts.filter(({ isCompared }) => isCompared);
  return (
    <div className="wrap pt-6 sm:pt-10">
      <BackButton to={`/?${comparison.address}`}>{t("back")}</BackButton>
      <h1 className="mt-2 type-page">{t("title")}</h1>
      <ul className="compared mt-8">
        {compared.map((gift) => (
          <Compared key={gift.id} gift={gift} />
        ))}
      </ul>
      {comparison.gifts.length > COMPARED.min && <Choice comparison={comparison} />}
    </div>
  );
}

/** One column; its parts are rows that all columns share. */
function Compared({ gift }: { gift: Comparison["gifts"][number] }) {
  const { t, i18n } = useTranslation("compare");
  const { name, slug, asks } = gift;
  const list = new Intl.ListFormat(i18n.language, { type: "unit" });
  const inOneLine = ([first = "", ...rest]: string[]) =>
    list.format([first, ...rest.map((one) => one.charAt(0).toLowerCase() + one.slice(1))]);
  return (
    <li>
      <GiftPicture src={gift.imageUrl} alt="" eager />
      <h2 className="type-card">
        {gift.isActive ? (
          <Link to={href("/gifts/:slug", { slug })} className="link">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className="figures type-card">{formatPrice(gift.priceCents, i18n.language)}</p>
      <div>
        <h3 className="type-label text-soft">{t("cards:whyItFits")}</h3>
        <p className="mt-1 type-body">{gift.reasoning}</p>
      </div>
      <div>
        <h3 className="mb-2 type-label text-soft">{t("cards:checks.list")}</h3>
        <ChecksList checks={gift.checks} />
      </div>
      <div>
        <h3 className="type-label text-soft">{t("asks")}</h3>
        <p className="mt-1 type-body">
          {asks.length > 0 ? inOneLine(asks.map((ask) => t(`needs.${ask}`))) : t("nothing")}
        </p>
      </div>
      <GiftActions gift={gift} />
    </li>
  );
}

/** Which gifts of the answer are compared, as a form that opens this page anew. */
function Choice({ comparison: { address, gifts } }: { comparison: Comparison }) {
  const { t } = useTranslation("compare");
  return (
    <Form action="/compare" preventScrollReset={false} className="section-gap">
      {[...new URLSearchParams(address)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Chosen anew wherever other gifts are compared. */}
      <fieldset key={gifts.map(({ isCompared }) => isCompared).join()}>
        <legend className="type-panel">{t("choose")}</legend>
        <p className="mt-1 type-small text-soft">{t("hint", COMPARED)}</p>
        <div className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {gifts.map(({ id, name, isCompared }) => (
            <label key={id} className="flex min-h-11 items-center gap-3 type-body">
              <input
                type="checkbox"
                name="compare"
                value={id}
                defaultChecked={isCompared}
                className="size-5 shrink-0 accent-ribbon"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="outline" className="mt-5">
        {t("submit")}
      </Button>
    </Form>
  );
}

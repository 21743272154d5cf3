/** `/l/:token`: a gift list as whoever has its link sees it, without an account. */

import { data } from "react-router";
import { sharePictureOf } from "#shared/catalogue/pictures";
import { formatDate } from "#shared/format/dates";
import type { SharedList } from "#shared/gift-lists/sharing";
import { Alert } from "~/components/ui/alert";
import { PageLinks } from "~/components/ui/page-links";
import { requestContext } from "~/context.server";
import { orNull } from "~/failures.server";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { href } from "~/lib/address";
import { pageMeta } from "~/lib/seo";
import { useTranslation } from "~/translation";
import { getSharedList } from "~worker/domain/gift-lists/sharing/sharing.server";
import type { Route } from "./+types/shared-list";
import { Item } from "./item";

export const handle = { namespaces: ["shared-list", "cards", "errors"] };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { token } = params;
  const from = url.searchParams.get("from");
  const list = await orNull(getSharedList(ctx, viewer, token, from));
  if (!list) return data({ isOpen: false as const }, { status: 404 });
  return data({
    isOpen: true as const,
    list,
    path: href("/l/:token", { token }),
    isFirst: from === null,
    title: ctx.t("shared-list:meta", { name: list.name }),
    description: ctx.t("shared-list:by", { name: list.ownerName }),
  });
}

/** A preview for chats, nothing for search engines. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.isOpen) return [{ name: "robots", content: "noindex" }];
  const { path, title, description } = loaderData;
  const image = sharePictureOf("/art/niche-birthday.webp");
  return pageMeta(matches, { path, title, description, image, noindex: true });
};

export default function SharedListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("shared-list");
  if (!loaderData.isOpen) return <Gone />;
  const { list, path, isFirst } = loaderData;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Heading list={list} />
      {list.items.length > 0 ? (
        <ol aria-label={t("items")} className="mt-6 border-t border-line">
          {list.items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ol>
      ) : (
        <p className="mt-8 type-body">{t("empty")}</p>
      )}
      <PageLinks
        first={isFirst ? null : { to: path, label: t("first") }}
        more={list.next ? { to: `${path}?from=${list.next}`, label: t("more") } : null}
        className="mt-8 type-body"
      />
    </div>
  );
}

function Heading({ list }: { list: SharedList }) {
  const { t, i18n } = useTranslation("shared-list");
  const { name, description, ownerName, isOwn, occasionOn, revealOn } = list;
  const day = (date: string) => formatDate(date, i18n.language);
  return (
    <header>
      <p className="type-nav font-semibold text-ribbon">{t("by", { name: ownerName })}</p>
      <h1 className="mt-2 type-page break-words text-balance">{name}</h1>
      <p className="figures mt-2 type-lead text-soft">{t("for", { day: day(occasionOn) })}</p>
      {description ? (
        <p className="mt-3 max-w-prose type-body break-words whitespace-pre-line">{description}</p>
      ) : null}
      {isOwn ? (
        <Alert tone="good" title={t("own.title")} className="mt-6 max-w-2xl">
          <p>{t("own.text", { day: day(revealOn) })}</p>
        </Alert>
      ) : null}
    </header>
  );
}

/** For a link that opens nothing: mistyped, or replaced or closed by the owner. */
function Gone() {
  const { t } = useTranslation("shared-list");
  return (
    <section className="wrap flex flex-col items-center pt-14 text-center sm:pt-20">
      <title>{`${t("gone.title")} · Giftwright`}</title>
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h1 className="mt-8 type-page">{t("gone.title")}</h1>
      <p className="mt-3 max-w-md type-lead text-soft">{t("gone.text")}</p>
    </section>
  );
}

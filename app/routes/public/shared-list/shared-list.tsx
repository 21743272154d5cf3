/**
 * `/l/:token`: a gift list as whoever has its link sees it, and promises of it, without an account.
 */

import { data } from "react-router";
import { sharePictureOf } from "#shared/catalogue/pictures";
import { formatDate } from "#shared/format/dates";
import type { ItemClaims } from "#shared/gift-lists/claims";
import type { SharedList } from "#shared/gift-lists/sharing";
import { Alert } from "~/components/ui/alert";
import { PageLinks } from "~/components/ui/page-links";
import { requestContext } from "~/context.server";
import { orNull } from "~/failures.server";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { ActionResult } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { revalidateAfterPost } from "~/forms/revalidate-after-post";
import { addressOfUrl, href } from "~/lib/address";
import { Link } from "~/lib/router";
import { pageMeta } from "~/lib/seo";
import { useTranslation } from "~/translation";
import { holderOf, listItemClaims } from "~worker/domain/gift-lists/claims/claims.server";
import { getSharedList, openShare } from "~worker/domain/gift-lists/sharing/sharing.server";
import { newToken } from "~worker/domain/tokens";
import type { Route } from "./+types/shared-list";
import { changeClaims } from "./change-claims.server";
import { Claim } from "./claim";
import { Item } from "./item";
import { heldPromises } from "./promise-token.server";

export const handle = { namespaces: ["shared-list", "cards", "errors"] };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { token } = params;
  const from = url.searchParams.get("from");
  const share = await orNull(openShare(ctx, token));
  if (!share) return data({ isOpen: false as const }, { status: 404 });
  const list = await getSharedList(ctx, viewer, share, from);
  const holder = await holderOf(heldPromises(request), viewer);
  // Not even read for the list's owner.
  const claims = list.isOwn ? null : await listItemClaims(ctx, share, list.items, holder);
  return data({
    isOpen: true as const,
    list,
    claims: claims && Object.fromEntries(claims),
    showsNames: share.showsNames,
    username: viewer.account?.username ?? "",
    // The owner has no form, and each answer to them is the same.
    formKey: list.isOwn ? "" : newToken(),
    path: href("/l/:token", { token }),
    here: addressOfUrl(url),
    isFirst: from === null,
    title: ctx.t("shared-list:meta", { name: list.name }),
    description: ctx.t("shared-list:by", { name: list.ownerName }),
  });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const form = await readForm(request);
  return changeClaims({ ctx, viewer, link: params.token, url, request, form });
}

export const shouldRevalidate = revalidateAfterPost;

/** A preview for chats, nothing for search engines. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.isOpen) return [{ name: "robots", content: "noindex" }];
  const { path, title, description } = loaderData;
  const image = sharePictureOf("/art/niche-birthday.webp");
  return pageMeta(matches, { path, title, description, image, noindex: true });
};

export default function SharedListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("shared-list");
  if (!loaderData.isOpen) return <Gone />;
  const { list, claims, showsNames, username, formKey, path, here, isFirst } = loaderData;
  const posted = actionData as ActionResult<null> | undefined;
  const mine = Object.values(claims ?? {}).flatMap((one) => one.mine);
  const name = mine[0]?.name ?? username;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Heading list={list} />
      {list.items.length > 0 ? (
        <ol aria-label={t("items")} className="mt-6 border-t border-line">
          {list.items.map((item) => (
            <Item key={item.key} item={item}>
              {claims?.[item.key] ? (
                <Claim
                  item={item}
                  claims={claims[item.key] as ItemClaims}
                  action={here}
                  formKey={formKey}
                  showsNames={showsNames}
                  name={name}
                  posted={posted}
                />
              ) : null}
            </Item>
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
      {isOwn ? null : (
        <p className="mt-4 max-w-prose type-body">
          {t("how", { name: ownerName, day: day(revealOn) })}{" "}
          <Link to="/promises" className="link inline-block py-1">
            {t("promises.link")}
          </Link>
        </p>
      )}
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

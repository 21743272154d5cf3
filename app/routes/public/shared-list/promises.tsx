/** `/promises`: what this browser, or the account, promised of shared lists. */

import { requestContext } from "~/context.server";
import type { ActionResult } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { holderOf } from "~worker/domain/gift-lists/claims/claims.server";
import type { Route } from "./+types/promises";
import { changePromises, readPromisesPage } from "./change-promises.server";
import { PromiseList } from "./promise-list";
import { heldPromises } from "./promise-token.server";

export const handle = { namespaces: ["shared-list", "errors"] };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const token = heldPromises(request);
  return {
    ...(await readPromisesPage(ctx, viewer, await holderOf(token, viewer), url)),
    link: token && url.origin + href("/promises/:token", { token }),
    title: ctx.t("shared-list:promises.meta"),
  };
}

export const meta = privatePage;

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const holder = await holderOf(heldPromises(request), viewer);
  return changePromises({ ctx, holder, request, form: await readForm(request), here: "/promises" });
}

export default function Promises({ loaderData, actionData }: Route.ComponentProps) {
  const { promises, next, before, link } = loaderData;
  return (
    <PromiseList
      key={before}
      promises={promises}
      isFirst={before === null}
      path="/promises"
      more={next === null ? null : `/promises?before=${next}`}
      link={link}
      posted={actionData as ActionResult<null> | undefined}
    />
  );
}

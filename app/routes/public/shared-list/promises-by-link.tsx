/** `/promises/:token`: what a browser promised, opened by its secret link anywhere else. */

import { requestContext } from "~/context.server";
import type { ActionResult } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { holderOf } from "~worker/domain/gift-lists/claims/claims.server";
import type { Route } from "./+types/promises-by-link";
import { changePromises, readPromisesPage } from "./change-promises.server";
import { PromiseList } from "./promise-list";

export const handle = { namespaces: ["shared-list", "errors"] };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { token } = params;
  return {
    // The link's alone: whoever is signed in here may be somebody else.
    ...(await readPromisesPage(ctx, viewer, await holderOf(token, null), url)),
    path: href("/promises/:token", { token }),
    title: ctx.t("shared-list:promises.meta"),
  };
}

export const meta = privatePage;

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { token } = params;
  const holder = await holderOf(token, null);
  const here = href("/promises/:token", { token });
  return changePromises({ ctx, holder, request, form: await readForm(request), here });
}

export default function PromisesByLink({ loaderData, actionData }: Route.ComponentProps) {
  const { promises, next, before, path } = loaderData;
  return (
    <PromiseList
      key={before}
      promises={promises}
      isFirst={before === null}
      path={path}
      more={next === null ? null : `${path}?before=${next}`}
      link={null}
      posted={actionData as ActionResult<null> | undefined}
    />
  );
}

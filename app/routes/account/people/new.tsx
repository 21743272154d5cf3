/** `/people/new`: a new person, from nothing or from an answer of the finder (its address). */

import { data } from "react-router";
import { PERSON_FIELDS, personInput } from "#shared/people/schema";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { addPerson, draftFromAnswer } from "~worker/domain/people/people.server";
import type { Route } from "./+types/new";
import { PersonForm } from "./person-form";

export const handle = { namespaces: ["recipients", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx } = requireSignedIn(args);
  return {
    draft: draftFromAnswer(ctx, args.url.searchParams),
    title: ctx.t("recipients:form.meta"),
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const fields = { names: [...PERSON_FIELDS, "known"], schema: personInput };
  const { status, ...result } = await handleForm(
    ctx,
    await readForm(args.request),
    fields,
    (input) => addPerson(ctx, viewer, input),
  );
  if (result.result) throw redirect(href("/people/:id", { id: result.result.id }), 303);
  return data(result, { status });
}

export default function NewPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("recipients");
  const { draft } = loaderData;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Link to="/people" className="link inline-block py-2 type-small">
        {t("all")}
      </Link>
      <h1 className="type-page mt-2">{t(draft ? "form.keep" : "form.new")}</h1>
      {draft ? <p className="mt-2 max-w-prose type-lead text-soft">{t("form.keepLead")}</p> : null}
      <div className="mt-8">
        <PersonForm
          intent="add"
          action="/people/new"
          start={{
            likes: draft?.likes ?? "",
            relationship: draft?.relationship ?? "",
            born: draft?.age ? `${draft.age}` : "",
          }}
          known={draft?.known}
          posted={actionData as ActionResult | undefined}
        />
      </div>
    </div>
  );
}

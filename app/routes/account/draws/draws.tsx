/** `/draws`: the account's draws of who gives to whom, and a form for another. */

import { data } from "react-router";
import { DRAW_FIELDS, type DrawSummary, drawInput } from "#shared/draws/schema";
import { formatDate } from "#shared/format/dates";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { createDraw, listDraws } from "~worker/domain/draws/draws.server";
import type { Route } from "./+types/draws";
import { DrawForm } from "./draw-form";

export const handle = { namespaces: ["draws", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  return { draws: await listDraws(ctx, viewer), title: ctx.t("draws:meta") };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { status, ...result } = await handleForm(
    ctx,
    await readForm(args.request),
    { names: DRAW_FIELDS, schema: drawInput },
    (input) => createDraw(ctx, viewer, input),
  );
  if (result.result) throw redirect(href("/draws/:id", { id: result.result.id }), 303);
  return data(result, { status });
}

export default function Draws({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("draws");
  const { draws } = loaderData;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      <section aria-labelledby="new-draw" className="mt-10">
        <h2 id="new-draw" className="type-panel mb-4">
          {t("form.new")}
        </h2>
        <DrawForm action="/draws" posted={actionData as ActionResult | undefined} />
      </section>
      {draws.length === 0 ? (
        <Empty />
      ) : (
        <section aria-labelledby="your-draws" className="mt-14">
          <h2 id="your-draws" className="type-panel">
            {t("yours")}
          </h2>
          <ul className="mt-4 max-w-3xl border-t border-line">
            {draws.map((draw) => (
              <DrawRow key={draw.id} draw={draw} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function DrawRow({ draw }: { draw: DrawSummary }) {
  const { t, i18n } = useTranslation("draws");
  const { id, title, heldOn, people, isDrawn } = draw;
  const facts = [
    heldOn ? formatDate(heldOn, i18n.language) : null,
    t("people", { count: people }),
    t(isDrawn ? "drawn" : "open"),
  ];
  return (
    <li className="border-b border-line py-5">
      <h3 className="type-card break-words">
        <Link to={href("/draws/:id", { id })} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h3>
      <p className="figures mt-1 type-small text-soft">{facts.filter(Boolean).join(" · ")}</p>
    </li>
  );
}

function Empty() {
  const { t } = useTranslation("draws");
  return (
    <div className="mx-auto mt-14 flex max-w-md flex-col items-center text-center">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h2 className="mt-8 type-panel">{t("empty.title")}</h2>
      <p className="mt-2 type-body text-soft">{t("empty.text")}</p>
    </div>
  );
}

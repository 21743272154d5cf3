/** `/draws/:id`: a draw as its host sets it up, draws it and gives out the links. */

import type { HostedDraw } from "#shared/draws/schema";
import { formatDate } from "#shared/format/dates";
import { formatPrice } from "#shared/format/money";
import { Disclosure } from "~/components/ui/disclosure";
import { EditIcon } from "~/components/ui/icons";
import { orNotFound } from "~/failures.server";
import type { ActionResult } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { requireSignedIn } from "~/guards.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useFocusOnChange } from "~/lib/use-focus-on-change";
import { useTranslation } from "~/translation";
import { getDraw, listEarlier } from "~worker/domain/draws/draws.server";
import type { Route } from "./+types/draw";
import { changeDraw } from "./change-draw.server";
import { DrawForm } from "./draw-form";
import { Drawn } from "./drawn";
import { heldKeys } from "./held-keys.server";
import { OneStep } from "./one-step";
import { People } from "./people";
import { Ready } from "./ready";
import { Rules } from "./rules";

export const handle = { namespaces: ["draws", "cards", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { id } = args.params;
  const [draw, earlier] = await Promise.all([
    orNotFound(getDraw(ctx, viewer, id, heldKeys(args.request))),
    listEarlier(ctx, viewer, id),
  ]);
  return {
    draw,
    earlier: draw.isDrawn ? [] : earlier,
    origin: args.url.origin,
    title: `${draw.title} · Giftwright`,
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, params } = args;
  return changeDraw({ ctx, viewer, drawId: params.id, request, form: await readForm(request) });
}

export default function DrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("draws");
  const { draw, earlier, origin } = loaderData;
  const posted = actionData as ActionResult | undefined;
  const action = href("/draws/:id", { id: draw.id });
  useFocusOnChange(draw.isDrawn, draw.isDrawn ? "links" : "people");
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Link to="/draws" className="link inline-block py-2 type-small">
        {t("all")}
      </Link>
      <Heading draw={draw} posted={posted} />
      {draw.isDrawn ? (
        <Drawn key={draw.id} draw={draw} origin={origin} action={action} posted={posted} />
      ) : (
        <>
          <People draw={draw} action={action} posted={posted} />
          {draw.people.length > 1 ? (
            <Rules draw={draw} earlier={earlier} action={action} posted={posted} />
          ) : null}
          <Ready draw={draw} action={action} posted={posted} />
        </>
      )}
      <div className="mt-12 flex flex-wrap items-start gap-x-6 border-t border-line pt-4">
        {draw.isDrawn ? <OneStep step="over" action={action} posted={posted} /> : null}
        <OneStep step="delete" action={action} posted={posted} />
      </div>
    </div>
  );
}

function Heading({ draw, posted }: { draw: HostedDraw; posted: ActionResult | undefined }) {
  const { t, i18n } = useTranslation("draws");
  const { title, heldOn, limitCents } = draw;
  const facts = [
    heldOn ? formatDate(heldOn, i18n.language) : null,
    limitCents === null ? null : t("limit", { price: formatPrice(limitCents, i18n.language) }),
    draw.people.length > 0 ? t("people", { count: draw.people.length }) : null,
  ].filter(Boolean);
  const failed = posted?.intent === "facts" && !posted.done;
  return (
    <header className="mt-2">
      <h1 className="type-page break-words">{title}</h1>
      {facts.length > 0 ? (
        <p className="figures mt-2 type-lead text-soft">{facts.join(" · ")}</p>
      ) : null}
      <div className="mt-2 flex">
        <Disclosure
          label={t("form.edit")}
          name={t("form.edit")}
          icon={<EditIcon className="size-4.5" />}
          group="draw"
          open={failed}
          done={`${title} ${heldOn} ${limitCents}`}
        >
          <DrawForm
            key={`${title} ${heldOn} ${limitCents}`}
            action={href("/draws/:id", { id: draw.id })}
            draw={draw}
            posted={posted}
          />
        </Disclosure>
      </div>
    </header>
  );
}

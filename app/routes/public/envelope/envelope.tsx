/**
 * `/d/:token`: a draw as somebody sees it who takes part, without an account. The host's link opens
 * their envelope once; their own link shows what is in it.
 */

import { data } from "react-router";
import { formatDay } from "#shared/format/dates";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { MailIcon } from "~/components/ui/icons";
import { requestContext } from "~/context.server";
import { orNull } from "~/failures.server";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { type ActionResult, errorKey } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { useActionForm } from "~/forms/use-action-form";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useFocusOnChange } from "~/lib/use-focus-on-change";
import { useTranslation } from "~/translation";
import {
  isRenewed,
  nameOf,
  openLink,
  readEnvelope,
  readProof,
} from "~worker/domain/draws/envelopes.server";
import { newToken } from "~worker/domain/tokens";
import type { Route } from "./+types/envelope";
import { changeEnvelope } from "./change-envelope.server";
import { heldEnvelopes } from "./held-envelopes.server";
import { OpenedEnvelope } from "./opened-envelope";

export const handle = { namespaces: ["envelope", "cards", "errors"] };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { token } = params;
  const title = ctx.t("envelope:meta");
  const held = heldEnvelopes(request);
  const link = await orNull(openLink(ctx, token, held));
  if (!link) return data({ kind: "gone" as const, title }, { status: 404 });
  const { seat } = link;
  if (link.kind === "own") {
    const envelope = await readEnvelope(ctx, token, seat);
    const asked = envelope.revealed && url.searchParams.has("check");
    const proof = asked ? await readProof(ctx, token) : null;
    const hasCode = proof?.steps.some(({ code }) => code === envelope.code);
    const isProven = proof ? proof.isProven && hasCode === true : null;
    const path = href("/d/:token", { token });
    const isSaved = url.searchParams.has("saved");
    const isElsewhere = !held.includes(token);
    const shown = { envelope, isProven, isSaved, isElsewhere, path, link: url.origin + path };
    return data({ kind: "own" as const, ...shown, title });
  }
  const { hostName, openedAt } = seat;
  if (link.kind === "spent") {
    if (link.own) throw redirect(href("/d/:token", { token: link.own }));
    return data({ kind: "spent" as const, hostName, openedAt, title });
  }
  const path = href("/d/:token", { token });
  return data({
    kind: "closed" as const,
    hostName,
    name: nameOf(seat),
    drawTitle: seat.title,
    isNewLink: isRenewed(seat),
    formKey: newToken(),
    path,
    title,
  });
}

export const meta = privatePage;

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const form = await readForm(request);
  return changeEnvelope({ ctx, viewer, token: params.token, request, form });
}

export default function EnvelopePage({ loaderData, actionData }: Route.ComponentProps) {
  const posted = actionData as ActionResult<null> | undefined;
  useFocusOnChange(loaderData.kind, "receiver");
  switch (loaderData.kind) {
    case "own":
      return <OpenedEnvelope key={loaderData.path} {...loaderData} posted={posted} />;
    case "closed":
      return <Closed {...loaderData} posted={posted} />;
    case "spent":
      return <Spent {...loaderData} />;
    default:
      return <Gone />;
  }
}

const CENTERED = "wrap flex flex-col items-center pt-10 text-center sm:pt-14";

type ClosedProps = Extract<Route.ComponentProps["loaderData"], { kind: "closed" }> & {
  posted: ActionResult<null> | undefined;
};

/** Before it is opened; programs that look at links for a preview open nothing. */
function Closed({ hostName, name, drawTitle, isNewLink, formKey, path, posted }: ClosedProps) {
  const { t } = useTranslation("envelope");
  const { Form, outcome, pending } = useActionForm({ intent: "open", posted });
  const wrong = errorKey(outcome);
  return (
    <section className={CENTERED}>
      <EnvelopeArt />
      <p className="mt-8 w-full type-nav font-semibold break-words text-ribbon">
        {t("closed.by", { host: hostName })}
      </p>
      <p className="mt-1 w-full max-w-md type-lead break-words text-soft">{drawTitle}</p>
      <h1 className="mt-4 w-full max-w-2xl type-page break-words text-balance">
        {t("closed.title", { name })}
      </h1>
      <p className="mt-3 w-full max-w-md type-body break-words">
        {t("closed.text", { name, host: hostName })}
      </p>
      {isNewLink ? (
        <Alert tone="warn" title={t("renewed.title")} className="mt-6 max-w-md text-start">
          <p>{t("renewed.text")}</p>
        </Alert>
      ) : null}
      {wrong ? (
        <Alert title={t("failed")} className="mt-6 text-start">
          <p>{t(`errors:${wrong}`)}</p>
        </Alert>
      ) : null}
      <Form method="post" action={path} className="mt-6">
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="key" value={formKey} />
        <Button
          type="submit"
          variant="ribbon"
          icon={<MailIcon className="size-5" />}
          pending={pending}
          pendingText={t("closed.opening")}
        >
          {t("closed.open")}
        </Button>
      </Form>
    </section>
  );
}

/** A sealed envelope in the season's colours. Decoration. */
function EnvelopeArt() {
  return (
    <svg
      viewBox="0 0 240 160"
      className="w-full max-w-72 drop-shadow-lg"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="240" height="160" rx="10" fill="var(--color-raised)" />
      <path d="M0 152 92 78h56l92 74" fill="none" stroke="var(--color-line)" strokeWidth="2" />
      <path
        d="M4 6h232L132 92a19 19 0 0 1-24 0Z"
        fill="var(--color-sunk)"
        stroke="var(--color-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="120" cy="88" r="19" fill="var(--color-ribbon)" />
      <path
        d="M120 98c-8-5-11-9-11-13 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 13Z"
        fill="var(--color-raised)"
      />
    </svg>
  );
}

type SpentProps = Extract<Route.ComponentProps["loaderData"], { kind: "spent" }>;

/** Opened before, elsewhere: whoever didn't do that has to learn of it. */
function Spent({ hostName, openedAt }: SpentProps) {
  const { t, i18n } = useTranslation("envelope");
  return (
    <section className={CENTERED}>
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h1 className="mt-8 type-page">{t("spent.title")}</h1>
      <p className="mt-3 max-w-md type-lead text-soft">
        {t("spent.text", { day: formatDay(openedAt ?? 0, i18n.language) })}
      </p>
      <p className="mt-3 w-full max-w-md type-body break-words">
        {t("spent.notYou", { host: hostName })}
      </p>
    </section>
  );
}

/** For a link that opens nothing: mistyped, replaced, or of a draw that was started over. */
function Gone() {
  const { t } = useTranslation("envelope");
  return (
    <section className={CENTERED}>
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h1 className="mt-8 type-page">{t("gone.title")}</h1>
      <p className="mt-3 max-w-md type-lead text-soft">{t("gone.text")}</p>
    </section>
  );
}

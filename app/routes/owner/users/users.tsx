/** /dev/users: everyone who has an account, and those whose account is deleted. */

import { useEffect, useId, useRef } from "react";
import { type Person, peopleInput } from "#shared/accounts/people/schema";
import { formatDay } from "#shared/format/dates";
import { numberFormat } from "#shared/format/formatters";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { TabLinks } from "~/components/ui/tab-links";
import { AdminNotice } from "~/features/admin/admin-notice";
import { BackButton } from "~/features/admin/back-button";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { Figures } from "~/features/admin/figures";
import { Pager } from "~/features/admin/pager";
import { BackToFirst, PeopleSearch } from "~/features/admin/people-search";
import { revalidateOnConflict } from "~/features/admin/revalidate-on-conflict";
import { RoleBadges } from "~/features/admin/role-badges";
import { PasswordField } from "~/features/password/password-field";
import { type ActionResult, fieldError, resultFor } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { requireOwnerPage } from "~/guards.server";
import { addressOfUrl } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import { countPeople, listDeleted, listPeople } from "~worker/domain/accounts/people/people.server";
import type { Route } from "./+types/users";
import { changePerson, revealForOwner } from "./change-person.server";

export const handle = { namespaces: ["owner", "admin", "people", "auth", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const query = Object.fromEntries(args.url.searchParams);
  const input = peopleInput.catch({ q: "" }).parse(query);
  const isDeleted = query.show === "deleted";
  const [page, totals] = await Promise.all([
    isDeleted ? listDeleted(ctx, viewer, input) : listPeople(ctx, viewer, input),
    countPeople(ctx, viewer),
  ]);
  const number = numberFormat(ctx.locale);
  // Written here and not in the page: a browser may write dates a little otherwise.
  const view = ({ createdAt, deletedAt, ...person }: Person): PersonView => ({
    ...person,
    day: formatDay(deletedAt ?? createdAt, ctx.locale, "medium"),
    isDeleted: deletedAt !== null,
  });
  return {
    title: ctx.t("owner:users.metaTitle"),
    q: isDeleted ? "" : input.q,
    isDeleted,
    people: page.people.map(view),
    next: page.next,
    totals: {
      users: number.format(totals.users),
      premium: number.format(totals.premium),
      deleted: number.format(totals.deleted),
    },
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const form = await readForm(args.request);
  if (form.get("intent") === "reveal") {
    return revealForOwner(ctx, viewer, form);
  }
  const back = addressOfUrl(args.url);
  return changePerson({ ctx, viewer, request: args.request, form, back });
}

export const shouldRevalidate = revalidateOnConflict;

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("people");
  const { people, next, q, totals, isDeleted } = loaderData;
  const posted = actionData as ActionResult | undefined;
  const title = useTitleFocus(people.map(({ id }) => id));
  return (
    <div>
      <BackButton to="/dev">{t("admin:backPanel")}</BackButton>
      <h1 ref={title} className="mt-2 type-page">
        {t("admin:menu.pages.accounts")}
      </h1>
      <div className="mt-6">
        <Figures
          figures={[
            { label: t("totals.users"), value: totals.users },
            { label: t("totals.premium"), value: totals.premium },
            { label: t("totals.deleted"), value: totals.deleted },
          ]}
        />
      </div>
      <div className="mt-6">
        <TabLinks
          label={t("owner:users.tabs.label")}
          tabs={[
            { to: "/dev/users", label: t("owner:users.tabs.active"), isCurrent: !isDeleted },
            {
              to: "/dev/users?show=deleted",
              label: t("owner:users.tabs.deleted"),
              isCurrent: isDeleted,
            },
          ]}
        />
      </div>
      <AdminNotice result={posted} />
      {isDeleted ? null : <PeopleSearch q={q} />}
      {people.length === 0 ? (
        <p className="mt-8 type-body text-soft">
          {t(isDeleted ? "owner:users.noneDeleted" : "none")}
        </p>
      ) : (
        <ul className="mt-8 grid items-start gap-6 md:grid-cols-2">
          {people.map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              posted={(resultFor(posted, "reveal", person.id) as RevealResult | null) ?? undefined}
            />
          ))}
        </ul>
      )}
      <Pager next={next} />
      <BackToFirst shown={q !== "" && people.length === 0} />
    </div>
  );
}

/**
 * A card that goes away with the button that was pressed leaves the focus nowhere: it goes to the
 * title then.
 */
function useTitleFocus(ids: readonly string[]) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(ids);
  useEffect(() => {
    const isGone = last.current.some((id) => !ids.includes(id));
    last.current = ids;
    if (!isGone || document.activeElement !== document.body) return;
    title.current?.setAttribute("tabindex", "-1");
    title.current?.focus({ preventScroll: true });
  });
  return title;
}

/** A person as the cards show them, with the day they came, or went, in words. */
type PersonView = Omit<Person, "createdAt" | "deletedAt"> & {
  day: string;
  isDeleted: boolean;
};

type PersonCardProps = { person: PersonView; posted: RevealResult | undefined };

/** One person: who they are, how they sign in, and what the Owner may do about it. */
function PersonCard({ person, posted }: PersonCardProps) {
  const { t } = useTranslation("owner");
  const id = useId();
  const facts = [
    [t("people:email"), person.email],
    [t("users.password"), person.password ?? t("users.noPassword")],
    [t(person.isDeleted ? "users.deletedOn" : "users.since"), person.day],
  ];
  return (
    <li className="rounded-panel border border-transparent bg-raised p-6 shadow-rest">
      <article aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="min-w-0 type-card wrap-anywhere">
            {person.username}
          </h2>
          <RoleBadges {...person} />
        </div>
        <dl className="mt-3 grid gap-1 type-small">
          {facts.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-soft">{label}</dt>
              <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-2">
          <RevealHash person={person} posted={posted} />
        </div>
        <div className="mt-4 flex flex-wrap items-start gap-3 border-t border-line pt-4">
          {person.isDeleted ? <Restore person={person} /> : <Change person={person} />}
        </div>
        {person.isOwner ? (
          <p className="mt-3 type-label font-normal text-soft">{t("users.ownerStays")}</p>
        ) : null}
      </article>
    </li>
  );
}

function Change({ person: { id, username: name, isPremium, isOwner } }: { person: PersonView }) {
  const { t } = useTranslation("owner");
  return (
    <>
      <ConfirmAction
        label={t(isPremium ? "users.take" : "users.grant")}
        name={t(isPremium ? "users.takeOf" : "users.grantOf", { name })}
        unsent={t("users.premiumFailed")}
        disabled={isOwner}
        values={{ id, intent: isPremium ? "take" : "grant" }}
      />
      <ConfirmAction
        label={t("users.delete")}
        name={t("users.deleteOf", { name })}
        question={t("users.deleteAsk", { name })}
        pendingText={t("users.deletePending")}
        unsent={t("users.deleteUnsent")}
        disabled={isOwner}
        values={{ id, intent: "delete" }}
      />
    </>
  );
}

function Restore({ person: { id, username: name } }: { person: PersonView }) {
  const { t } = useTranslation("owner");
  return (
    <ConfirmAction
      label={t("users.restore")}
      name={t("users.restoreOf", { name })}
      question={t("users.restoreAsk", { name })}
      pendingText={t("users.restorePending")}
      unsent={t("users.restoreUnsent")}
      values={{ id, intent: "restore" }}
    />
  );
}

/** The whole hash that was asked for; null for an account without a password. */
type RevealResult = ActionResult<{ hash: string | null }>;

type RevealHashProps = {
  person: { id: string; username: string };
  /** What the form came back with where no scripts ran. */
  posted: RevealResult | undefined;
};

/** Shows a whole hash once, after the Owner typed their own password again. */
function RevealHash({ person, posted }: RevealHashProps) {
  const { t } = useTranslation("owner");
  const fetcher = useFetcher<RevealResult>();
  const outcome = fetcher.data ?? posted;
  const shown = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useActionResultEffect(fetcher.data, ({ done }) => {
    if (done) shown.current?.focus();
    else form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  });
  const name = person.username;
  const found = outcome?.result;
  const wrong = fieldError(outcome, "password");
  return (
    <details open={posted !== undefined} className="open:basis-full">
      <summary aria-label={t("users.revealOf", { name })} className="link w-fit py-1 type-small">
        {t("users.reveal")}
      </summary>
      {found ? (
        <div className="pt-2">
          <p ref={shown} tabIndex={-1} className="type-label text-soft">
            {t("users.hashOf", { name })}
          </p>
          <code className="mt-1 block rounded-field bg-sunk p-3 type-label font-normal wrap-anywhere">
            {found.hash ?? t("users.noPassword")}
          </code>
          <p className="mt-1 type-label font-normal text-soft">{t("users.hashOnce")}</p>
        </div>
      ) : (
        <fetcher.Form ref={form} method="post" noValidate className="grid max-w-sm gap-3 pt-2">
          <input type="hidden" name="intent" value="reveal" />
          <input type="hidden" name="userId" value={person.id} />
          {outcome?.error ? (
            <Alert title={t("users.revealFailed")}>{t(`errors:${outcome.error}`)}</Alert>
          ) : null}
          <PasswordField
            name="password"
            label={t("users.ownPassword")}
            hint={t("users.revealAsk")}
            autoComplete="current-password"
            required
            {...(wrong ? { error: t(`errors:${wrong}`) } : {})}
          />
          <Button
            type="submit"
            size="small"
            className="justify-self-start"
            pending={fetcher.state !== "idle"}
            pendingText={t("users.revealPending")}
          >
            {t("users.revealSubmit")}
          </Button>
        </fetcher.Form>
      )}
    </details>
  );
}

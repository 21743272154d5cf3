/** /staff/users: who is here, and who is staff. */

import { data } from "react-router";
import { type Person, peopleInput } from "#shared/accounts/people/schema";
import { numberFormat } from "#shared/format/formatters";
import { AdminNotice } from "~/features/admin/admin-notice";
import { AdminTable, type Column } from "~/features/admin/admin-table";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { Figures } from "~/features/admin/figures";
import { Pager } from "~/features/admin/pager";
import { BackToFirst, PeopleSearch } from "~/features/admin/people-search";
import { revalidateOnConflict } from "~/features/admin/revalidate-on-conflict";
import { RoleBadges } from "~/features/admin/role-badges";
import type { ActionResult } from "~/forms/action-result";
import { handleAdminAction } from "~/forms/admin-action.server";
import { readForm } from "~/forms/handle-form.server";
import { requireStaffPage } from "~/guards.server";
import { addressOfUrl } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { requireRecentlySignedIn } from "~/reauth.server";
import { useTranslation } from "~/translation";
import { countPeople, listPeople, setStaff } from "~worker/domain/accounts/people/people.server";
import type { Route } from "./+types/users";

export const handle = { namespaces: ["admin", "people", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer, account } = requireStaffPage(args);
  const input = peopleInput.catch({ q: "" }).parse(Object.fromEntries(args.url.searchParams));
  const [page, totals] = await Promise.all([
    listPeople(ctx, viewer, input),
    countPeople(ctx, viewer),
  ]);
  const number = numberFormat(ctx.locale);
  return {
    title: ctx.t("people:metaStaff"),
    q: input.q,
    self: account.id,
    // The Owner's own page shows fingerprints; this one shows what staff see.
    people: page.people.map(({ password: _, ...person }) => person),
    next: page.next,
    totals: {
      users: number.format(totals.users),
      staff: number.format(totals.staff),
      premium: number.format(totals.premium),
    },
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireStaffPage(args);
  const form = await readForm(args.request);
  const id = String(form.get("id") ?? "");
  const intent = form.get("intent");
  if (intent !== "give" && intent !== "take") throw data(null, { status: 400 });
  const back = addressOfUrl(args.url);
  requireRecentlySignedIn(args, { back });
  const words = {
    done: "people:staffDone",
    failed: "people:staffFailed",
    conflict: "people:faster",
    back,
  } as const;
  return handleAdminAction(ctx, args.request, words, async () => {
    const { username, isStaff } = await setStaff(ctx, viewer, id, intent === "give");
    return ctx.t(isStaff ? "people:isStaffNow" : "people:isNoStaffNow", { name: username });
  });
}

export const shouldRevalidate = revalidateOnConflict;

export default function StaffUsers({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("people");
  const { people, next, q, totals, self } = loaderData;
  const columns = useColumns(self);
  return (
    <section aria-labelledby="users-title">
      <h2 id="users-title" className="type-panel">
        {t("title")}
      </h2>
      <div className="mt-5">
        <Figures
          figures={[
            { label: t("totals.users"), value: totals.users },
            { label: t("totals.staff"), value: totals.staff },
            { label: t("totals.premium"), value: totals.premium },
          ]}
        />
      </div>
      <AdminNotice result={actionData as ActionResult | undefined} />
      <PeopleSearch q={q} />
      {people.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("none")}</p>
      ) : (
        <div className="mt-6">
          <AdminTable
            caption={t("title")}
            columns={columns}
            rows={people}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      <Pager next={next} />
      <BackToFirst shown={q !== "" && people.length === 0} />
    </section>
  );
}

function useColumns(self: string): Column<Person>[] {
  const { t } = useTranslation("people");
  return [
    { key: "username", label: t("username"), isName: true, cell: ({ username }) => username },
    { key: "email", label: t("email"), cell: ({ email }) => email },
    { key: "roles", label: t("roles"), cell: (person) => <RoleBadges {...person} /> },
    {
      key: "act",
      label: t("action"),
      className: "sm:w-1/3",
      cell: ({ id, username, isStaff, isOwner }) => (
        <ConfirmAction
          label={t(isStaff ? "removeStaff" : "makeStaff")}
          name={t(isStaff ? "removeStaffOf" : "makeStaffOf", { name: username })}
          question={t(isStaff ? "removeStaffAsk" : "makeStaffAsk", { name: username })}
          disabled={isOwner || id === self}
          values={{ id, intent: isStaff ? "take" : "give" }}
        />
      ),
    },
  ];
}

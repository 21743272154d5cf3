/** /dev/users: everyone who has an account, and those whose account is deleted (spec §2, §8). */
import { useTranslation } from "react-i18next";
import { TabLinks } from "~/components/ui/tab-links";
import { AdminNotice } from "~/features/admin/admin-notice";
import { BackButton } from "~/features/admin/back-button";
import { Figures } from "~/features/admin/figures";
import { Pager } from "~/features/admin/pager";
import { BackToFirst, PeopleSearch } from "~/features/admin/people-search";
import { revalidateOnConflict } from "~/features/admin/revalidate-on-conflict";
import { type ActionResult, resultFor } from "~/forms/action-result";
import { readForm } from "~/forms/handle-form.server";
import { requireOwnerPage } from "~/guards.server";
import { countPeople, listDeleted, listPeople } from "~worker/domain/people/people.server";
import { type Person, peopleInput } from "~worker/domain/people/schema";
import type { Route } from "./+types/users";
import { changePerson } from "./change-person.server";
import { PersonCard, type PersonView } from "./person-card";
import type { RevealResult } from "./reveal-hash";
import { revealForOwner } from "./reveal-hash.server";
import { useTitleFocus } from "./use-title-focus";

export const handle = { namespaces: ["dev", "desk", "people", "auth", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const query = Object.fromEntries(args.url.searchParams);
  const input = peopleInput.catch({ q: "" }).parse(query);
  const isDeleted = query.show === "deleted";
  const [page, totals] = await Promise.all([
    isDeleted ? listDeleted(ctx, viewer, input) : listPeople(ctx, viewer, input),
    countPeople(ctx, viewer),
  ]);
  const number = new Intl.NumberFormat(ctx.locale);
  // Written here and not in the page: a browser may write dates a little otherwise.
  const day = new Intl.DateTimeFormat(ctx.locale, { dateStyle: "medium", timeZone: "UTC" });
  const view = ({ createdAt, deletedAt, ...person }: Person): PersonView => ({
    ...person,
    day: day.format((deletedAt ?? createdAt) * 1000),
    isDeleted: deletedAt !== null,
  });
  return {
    title: ctx.t("dev:users.metaTitle"),
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

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireOwnerPage(args);
  const form = await readForm(args.request);
  if (form.get("intent") === "reveal") {
    return revealForOwner(ctx, viewer, form);
  }
  const back = args.url.pathname + args.url.search;
  return changePerson({ ctx, viewer, request: args.request, form, back });
}

export const shouldRevalidate = revalidateOnConflict;

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("people");
  const { people, next, q, totals, isDeleted } = loaderData;
  const posted = actionData as ActionResult | undefined;
  const title = useTitleFocus(people.map(({ id }) => id));
  return (
    <div className="wrap pt-10 sm:pt-14">
      <BackButton to="/dev">{t("desk:backPanel")}</BackButton>
      <h1 ref={title} className="mt-2 type-page">
        {t("title")}
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
          label={t("dev:users.tabs.label")}
          tabs={[
            { to: "/dev/users", label: t("dev:users.tabs.active"), isCurrent: !isDeleted },
            {
              to: "/dev/users?show=deleted",
              label: t("dev:users.tabs.deleted"),
              isCurrent: isDeleted,
            },
          ]}
        />
      </div>
      <AdminNotice result={posted} />
      {isDeleted ? null : <PeopleSearch q={q} />}
      {people.length === 0 ? (
        <p className="mt-8 type-body text-soft">
          {t(isDeleted ? "dev:users.noneDeleted" : "none")}
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

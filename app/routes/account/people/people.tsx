/** `/people`: the people that somebody gives to. */

import { receptionInput } from "#shared/people/giving";
import { OCCASION_LIMITS } from "#shared/people/limits";
import type { PersonView } from "#shared/people/schema";
import type { Viewer } from "#shared/viewer";
import { ButtonLink } from "~/components/ui/button-link";
import { PageLinks } from "~/components/ui/page-links";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { type ActionResult, resultFor } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { NO_FIELDS, readForm } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { UndoNotice } from "~/forms/undo-notice";
import { requireSignedIn } from "~/guards.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { listUnrated, noteReception } from "~worker/domain/people/giving/giving.server";
import { listDates } from "~worker/domain/people/occasions/occasions.server";
import { listPeople, nameOfDeleted, restorePerson } from "~worker/domain/people/people.server";
import { listAnswered } from "~worker/domain/people/taste/taste.server";
import type { Route } from "./+types/people";
import { DateList } from "./date-list";
import { Chips, PersonFacts } from "./person-facts";
import { ReceptionForm } from "./reception-form";

export const handle = { namespaces: ["recipients", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { searchParams } = args.url;
  const after = searchParams.get("after");
  const removed = searchParams.get("removed");
  const [page, { dates }, unrated, answered, name] = await Promise.all([
    listPeople(ctx, viewer, after),
    listDates(ctx, viewer, { size: OCCASION_LIMITS.next }),
    listUnrated(ctx, viewer),
    listAnswered(ctx, viewer),
    removed ? nameOfDeleted(ctx, viewer, removed) : null,
  ]);
  return {
    ...page,
    dates,
    unrated,
    answered,
    after,
    removed: removed && name ? { id: removed, name } : null,
    title: ctx.t("recipients:meta"),
  };
}

export const meta = privatePage;

type PeopleSubmission = Submission & { ctx: Ctx; viewer: Viewer };

const changePeople = intents<PeopleSubmission>((intent) => ({
  reception: intent(
    { names: ["reception"], schema: receptionInput },
    ({ ctx, viewer, id }, { reception }) => noteReception(ctx, viewer, id, reception),
    () => "/people",
  ),
  restore: intent(
    NO_FIELDS,
    ({ ctx, viewer, id }) => restorePerson(ctx, viewer, id),
    () => "/people",
  ),
}));

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request } = args;
  return changePeople({ ctx, viewer, request, form: await readForm(request) });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("recipients");
  const { people, dates, unrated, answered, next, after, removed } = loaderData;
  const posted = actionData as ActionResult | undefined;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page">{t("title")}</h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      <FailureAlert
        failure={resultFor(posted, "restore", posted?.id) ?? undefined}
        title={t("failed")}
      />
      {removed ? (
        <UndoNotice
          title={t("deleted", { name: removed.name })}
          undo={t("undo")}
          action="/people"
          fields={{ which: removed.id }}
        />
      ) : null}
      <ButtonLink to="/people/new" variant="ribbon" className="mt-6">
        {t("add")}
      </ButtonLink>
      {answered.length > 0 && !after ? (
        <section aria-labelledby="answered" className="mt-12 max-w-2xl">
          <h2 id="answered" className="type-panel">
            {t("ask.waiting")}
          </h2>
          <ul className="mt-2">
            {answered.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={href("/people/:id/taste", { id })}
                  className="link inline-block max-w-full py-2 type-body break-words"
                >
                  {t("ask.answered.title", { name })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {unrated.length > 0 && !after ? (
        <section aria-labelledby="unrated" className="mt-12 max-w-2xl">
          <h2 id="unrated" className="type-panel mb-4">
            {t("given.ask")}
          </h2>
          <ul className="grid gap-4">
            {unrated.map((gift) => (
              <li key={gift.id} className="rounded-panel bg-raised p-5">
                <p className="mb-3 type-body break-words">
                  {t("given.askFor", { name: gift.name, title: gift.title })}
                </p>
                <ReceptionForm gift={gift} action="/people" posted={posted} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {dates.length > 0 && !after ? (
        <section aria-labelledby="next-dates" className="mt-12 max-w-2xl">
          <h2 id="next-dates" className="type-panel mb-4">
            {t("dates.next")}
          </h2>
          <DateList dates={dates} />
          <Link to="/people/dates" className="link mt-3 inline-block py-2 type-small">
            {t("dates.all")}
          </Link>
        </section>
      ) : null}
      {people.length === 0 && !after ? (
        <Empty />
      ) : (
        <section aria-labelledby="your-people" className="mt-12">
          <h2 id="your-people" className="type-panel">
            {t("list")}
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
            {people.map((person) => (
              <li key={person.id} className="min-w-0">
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageLinks
        first={after ? { to: "/people", label: t("first") } : null}
        more={next ? { to: `/people?after=${next}`, label: t("more") } : null}
        className="mt-10 type-body"
      />
    </div>
  );
}

function Empty() {
  const { t } = useTranslation("recipients");
  return (
    <div className="mx-auto mt-14 flex max-w-md flex-col items-center text-center">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h2 className="mt-8 type-panel">{t("empty.title")}</h2>
      <p className="mt-2 type-body text-soft">{t("empty.text")}</p>
    </div>
  );
}

/** One person among others: the first things that are known, and the way to gifts. */
function PersonCard({ person }: { person: PersonView }) {
  const { t } = useTranslation("recipients");
  const title = `person-${person.id}`;
  return (
    <article aria-labelledby={title} className="flex h-full flex-col">
      <h3 id={title} className="type-card break-words">
        <Link
          to={href("/people/:id", { id: person.id })}
          className="underline-offset-4 hover:underline"
        >
          {person.name}
        </Link>
      </h3>
      <PersonFacts person={person} />
      <Chips chips={person.chips.slice(0, CARD_CHIPS)} />
      <p className="mt-3">
        <Link to={`/?${person.address}`} className="link inline-block py-2 type-small">
          {t("findFor", { name: person.name })}
        </Link>
      </p>
    </article>
  );
}
const CARD_CHIPS = 5;

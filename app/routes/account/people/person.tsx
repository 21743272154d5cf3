/** `/people/:id`: what is known of one person, a way to gifts for them, and the form for it all. */

import { givenInput, receptionInput, thanksInput } from "#shared/people/giving";
import { occasionInput } from "#shared/people/occasions";
import type { PersonView } from "#shared/people/schema";
import { PERSON_FIELDS, personInput } from "#shared/people/schema";
import type { TasteLink } from "#shared/people/taste";
import type { Viewer } from "#shared/viewer";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Disclosure } from "~/components/ui/disclosure";
import { EditIcon, TrashIcon } from "~/components/ui/icons";
import { orNotFound } from "~/failures.server";
import { type ActionResult, resultFor } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { NO_FIELDS, readForm } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { requireSignedIn } from "~/guards.server";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Form, Link, redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import {
  giveFromShop,
  giveOwn,
  listGiven,
  noteReception,
  noteThanks,
  removeGiven,
} from "~worker/domain/people/giving/giving.server";
import {
  addOccasion,
  listDatesOf,
  removeOccasion,
} from "~worker/domain/people/occasions/occasions.server";
import { getPerson, removePerson, updatePerson } from "~worker/domain/people/people.server";
import { getTasteLink } from "~worker/domain/people/taste/taste.server";
import type { Route } from "./+types/person";
import { GivenSection } from "./given-section";
import { OccasionsSection } from "./occasions-section";
import { Chips, PersonFacts } from "./person-facts";
import { PersonForm, type PersonValues } from "./person-form";

export const handle = { namespaces: ["recipients", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { id } = args.params;
  const [person, dates, given, link] = await Promise.all([
    orNotFound(getPerson(ctx, viewer, id)),
    listDatesOf(ctx, viewer, id),
    listGiven(ctx, viewer, id, args.url.searchParams.get("before")),
    getTasteLink(ctx, viewer, id),
  ]);
  return {
    person,
    dates,
    given,
    link: link.state,
    today: ctx.today,
    title: `${person.name} · Giftwright`,
  };
}

export const meta = privatePage;

type PersonSubmission = Submission & { ctx: Ctx; viewer: Viewer; personId: string };

const changePerson = intents<PersonSubmission>((intent) => ({
  edit: intent(
    { names: PERSON_FIELDS, schema: personInput },
    ({ ctx, viewer, personId }, input) => updatePerson(ctx, viewer, personId, input),
    ({ personId }) => href("/people/:id", { id: personId }),
  ),
  addOccasion: intent(
    { names: ["kind", "title", "date", "every"], schema: occasionInput },
    ({ ctx, viewer, personId }, input) => addOccasion(ctx, viewer, personId, input),
    ({ personId }) => `${href("/people/:id", { id: personId })}#occasions`,
  ),
  removeOccasion: intent(NO_FIELDS, ({ ctx, viewer, personId, id }) =>
    removeOccasion(ctx, viewer, personId, id),
  ),
  give: intent(
    { names: ["title", "gift", "occasion", "date"], schema: givenInput },
    async ({ ctx, viewer, personId }, { gift, title, ...when }) => {
      // A gift of the catalogue only comes this way when its removal is undone.
      if (gift === undefined) return giveOwn(ctx, viewer, personId, { title, ...when });
      return giveFromShop(ctx, viewer, { person: personId, gift, ...when });
    },
    ({ personId }) => `${href("/people/:id", { id: personId })}#given`,
  ),
  removeGiven: intent(NO_FIELDS, ({ ctx, viewer, personId, id }) =>
    removeGiven(ctx, viewer, personId, id),
  ),
  thanks: intent(
    { names: ["thanked"], schema: thanksInput },
    ({ ctx, viewer, id }, { thanked }) => noteThanks(ctx, viewer, id, thanked),
    ({ personId }) => `${href("/people/:id", { id: personId })}#given`,
  ),
  reception: intent(
    { names: ["reception"], schema: receptionInput },
    ({ ctx, viewer, id }, { reception }) => noteReception(ctx, viewer, id, reception),
    ({ personId }) => `${href("/people/:id", { id: personId })}#given`,
  ),
  remove: intent(NO_FIELDS, ({ ctx, viewer, personId }) => removePerson(ctx, viewer, personId)),
}));

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, params } = args;
  const form = await readForm(request);
  const answer = await changePerson({ ctx, viewer, personId: params.id, request, form });
  // The page of a person who is gone would be an error: on to the list, which offers the undo.
  if (answer.data.intent === "remove" && answer.data.done) {
    throw redirect(`/people?removed=${params.id}`, 303);
  }
  return answer;
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("recipients");
  const { person, dates, given, link, today } = loaderData;
  const posted = actionData as ActionResult | undefined;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Link to="/people" className="link inline-block py-2 type-small">
        {t("all")}
      </Link>
      <h1 className="type-page mt-2 break-words">{person.name}</h1>
      <PersonFacts person={person} />
      <FailureAlert failure={resultFor(posted, "remove") ?? undefined} title={t("failed")} />
      <ButtonLink to={`/?${person.address}`} variant="ribbon" className="mt-6">
        {t("findFor", { name: person.name })}
      </ButtonLink>
      <Understood person={person} />
      <AskSection person={person} link={link} />
      <OccasionsSection personId={person.id} dates={dates} posted={posted} />
      <GivenSection personId={person.id} given={given} today={today} posted={posted} />
      {person.sizes ? <Told title={t("sizes")} text={person.sizes} /> : null}
      {person.notes ? <Told title={t("notes")} text={person.notes} /> : null}
      <div className="mt-8 flex flex-wrap items-start gap-x-6">
        <Edit key={person.id} person={person} posted={posted} />
        <Form method="post" action={href("/people/:id", { id: person.id })}>
          <input type="hidden" name="intent" value="remove" />
          <Button
            type="submit"
            variant="text"
            size="small"
            className="-ms-3 min-h-11! px-3! type-small!"
            aria-label={t("deleteOf", { name: person.name })}
          >
            <TrashIcon className="size-4.5" />
            {t("delete")}
          </Button>
        </Form>
      </div>
    </div>
  );
}

function Understood({ person }: { person: PersonView }) {
  const { t } = useTranslation("recipients");
  const { chips, unknown } = person;
  if (chips.length === 0 && unknown.length === 0) return null;
  return (
    <section aria-labelledby="understood" className="mt-10 max-w-prose">
      <h2 id="understood" className="type-panel">
        {t("understood")}
      </h2>
      <Chips chips={chips} />
      {unknown.length > 0 ? (
        <p className="mt-3 type-small text-soft">{t("unknown", { words: unknown.join(", ") })}</p>
      ) : null}
    </section>
  );
}

/** The way to ask about the person's taste by a link, and to what was answered. */
function AskSection({ person, link }: { person: PersonView; link: TasteLink["state"] }) {
  const { t } = useTranslation("recipients");
  return (
    <section aria-labelledby="ask" className="mt-10 max-w-prose">
      <h2 id="ask" className="type-panel">
        {t(`ask.${link}.title`, { name: person.name })}
      </h2>
      <p className="mt-1 type-body text-soft">{t(`ask.${link}.text`)}</p>
      <ButtonLink
        to={href("/people/:id/taste", { id: person.id })}
        size="small"
        variant={link === "answered" ? "ribbon" : "outline"}
        className="mt-4"
      >
        {t(`ask.${link}.go`)}
      </ButtonLink>
    </section>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-8 max-w-prose">
      <h2 className="type-panel">{title}</h2>
      <p className="mt-2 type-body break-words whitespace-pre-line">{text}</p>
    </section>
  );
}

function Edit({ person, posted }: { person: PersonView; posted: ActionResult | undefined }) {
  const { t } = useTranslation("recipients");
  const outcome = resultFor(posted, "edit");
  return (
    <Disclosure
      label={t("edit")}
      name={t("editOf", { name: person.name })}
      icon={<EditIcon className="size-4.5" />}
      group="person"
      open={outcome !== null && !outcome.done}
      done={person}
    >
      <PersonForm
        intent="edit"
        action={href("/people/:id", { id: person.id })}
        start={valuesOf(person)}
        posted={posted}
      />
    </Disclosure>
  );
}

/** The form's fields as they are kept. */
function valuesOf(person: PersonView): PersonValues {
  const { name, relationship, birthday, birthYear, likes, avoid, owns, needs } = person;
  const { sizes, notes } = person;
  const [month = "", day = ""] = birthday?.split("-").map((part) => `${Number(part)}`) ?? [];
  return {
    ...{ name, day, month, likes, avoid, owns, needs, sizes, notes },
    relationship: relationship ?? "",
    born: birthYear === null ? "" : `${birthYear}`,
  };
}

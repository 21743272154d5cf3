import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Disclosure } from "~/components/ui/disclosure";
import { EditIcon, TrashIcon } from "~/components/ui/icons";
import { DaysToGo } from "~/features/party/days-to-go";
import { ALL_PARTIES, partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import type { ActionResult } from "~/forms/action-result";
import { useActionForm } from "~/forms/use-action-form";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { PartyView } from "./event-view.server";

type Posted = { posted: ActionResult | undefined };

type HubPartiesProps = { title: string; parties: PartyView[]; hasMore: boolean } & Posted;

/** The person's parties, what comes next first; those that are over stand last and quieter. */
export function HubParties({ title, parties, hasMore, posted }: HubPartiesProps) {
  const { t } = useTranslation("party");
  const coming = parties.filter(({ daysToGo }) => daysToGo >= 0);
  const over = parties.filter(({ daysToGo }) => daysToGo < 0).toReversed();
  return (
    <section id="parties" aria-labelledby="your-parties" className="mt-12">
      <h2 id="your-parties" className="type-panel">
        {title}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {[...coming, ...over].map((party) => (
          <li key={party.id} className="min-w-0">
            <PartyCard party={party} posted={posted} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Link to={ALL_PARTIES} className="link mt-4 inline-block py-2 type-small">
          {t("frame.all")}
        </Link>
      ) : null}
    </section>
  );
}

function PartyCard({ party, posted }: { party: PartyView } & Posted) {
  const { id, eventName, leaf, daysToGo } = party;
  return (
    <article
      aria-labelledby={`party-${id}`}
      className="h-full rounded-panel border border-line bg-raised p-5 shadow-rest"
    >
      <div className="flex gap-4">
        <p
          aria-hidden="true"
          className="flex size-16 shrink-0 flex-col items-center justify-center rounded-field bg-tint leading-none"
        >
          <span className="type-badge text-ribbon">{leaf.month}</span>
          <span className="figures type-card">{leaf.day}</span>
        </p>
        <div className="min-w-0 flex-1">
          <h3 id={`party-${id}`} className="type-card break-words">
            <Link to={partyHref("overview", party)} className="underline-offset-4 hover:underline">
              {eventName}
            </Link>
          </h3>
          <p className="figures mt-0.5 type-small text-soft">
            {[party.day, party.time].filter(Boolean).join(", ")}
          </p>
          {party.location ? <p className="type-small text-soft">{party.location}</p> : null}
          <p
            className={`figures mt-1.5 type-label ${daysToGo < 0 ? "text-soft" : "font-semibold text-ribbon"}`}
          >
            <DaysToGo days={daysToGo} />
          </p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        <PartyActions party={party} posted={posted} />
      </div>
    </article>
  );
}

/** Edits or deletes a party. */
export function PartyActions({ party, posted }: { party: PartyView } & Posted) {
  const { t } = useTranslation("party");
  return (
    <>
      <ButtonLink
        to={partyHref("setup", party)}
        variant="text"
        size="small"
        aria-label={t("parties.editOf", { name: party.eventName })}
        className="-ms-3 min-h-11! px-3! type-small!"
        icon={<EditIcon className="size-4.5" />}
      >
        {t("parties.edit")}
      </ButtonLink>
      <Delete party={party} posted={posted} />
    </>
  );
}

function Delete({ party, posted }: { party: PartyView } & Posted) {
  const { t } = useTranslation("party");
  const state = useActionForm({ intent: "delete", id: party.id, posted });
  const { Form, form, outcome, pending, failed } = state;
  return (
    <Disclosure
      label={t("parties.delete")}
      name={t("parties.deleteOf", { name: party.eventName })}
      icon={<TrashIcon className="size-4.5" />}
      group="parties"
      open={failed}
      done={null}
    >
      <Form ref={form} method="post" action="/party-planning" className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="which" value={party.id} />
        <SectionFailure outcome={outcome} />
        <p className="type-small">{t("parties.deleteConfirm")}</p>
        <Button
          type="submit"
          size="small"
          className="self-start"
          pending={pending}
          pendingText={t("parties.deleting")}
        >
          {t("parties.deleteAction")}
        </Button>
      </Form>
    </Disclosure>
  );
}

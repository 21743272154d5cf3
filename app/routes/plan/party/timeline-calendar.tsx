import type { PartyTask } from "#shared/party/timeline/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Disclosure } from "~/components/ui/disclosure";
import { TextField } from "~/components/ui/text-field";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import type { ActionResult } from "~/forms/action-result";
import { useActionForm } from "~/forms/use-action-form";
import type { Address } from "~/lib/address";
import { useHydrated } from "~/lib/use-hydrated";
import { useTranslation } from "~/translation";

type TimelineCalendarProps = {
  partyId: string;
  feedUrl: string;
  /** A page without scripts that has just made a new address. */
  renewed: boolean;
  posted: ActionResult<PartyTask> | undefined;
};

/** The timeline in the host's own calendar: a file, or a feed that follows every change. */
export function TimelineCalendar({ partyId, feedUrl, renewed, posted }: TimelineCalendarProps) {
  const { t } = useTranslation("timeline");
  const look = buttonLook("outline", "small");
  return (
    <section id="calendar" aria-labelledby="calendar-title" className="scroll-mt-24">
      <h2 id="calendar-title" className="type-card">
        {t("ics.title")}
      </h2>
      <p className="mt-1.5 type-small text-soft">{t("ics.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={
            `/party-planning/timeline.ics?${new URLSearchParams({ party: partyId })}` satisfies Address
          }
          download
          className={look}
        >
          {t("ics.download")}
        </a>
        {/* Calendars know this scheme: a press asks which of them should follow the feed. */}
        <a href={feedUrl.replace(/^https?:/, "webcal:")} className={look}>
          {t("ics.subscribe")}
        </a>
      </div>
      <TextField
        key={feedUrl}
        label={t("ics.address")}
        hint={t("ics.hint")}
        defaultValue={feedUrl}
        readOnly
        className="mt-5"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-2 flex flex-wrap items-start gap-x-5">
        <CopyAddress feedUrl={feedUrl} />
        <Renew partyId={partyId} renewed={renewed} posted={posted} />
      </div>
    </section>
  );
}

function CopyAddress({ feedUrl }: { feedUrl: string }) {
  const { t } = useTranslation("timeline");
  const toast = useToast();
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(feedUrl).then(
      () => toast({ title: t("ics.copied"), icon: "check" }),
      // The address stands in a field, from where it can be copied by hand.
      () => toast({ title: t("party:failed.title"), tone: "error" }),
    );
  return (
    <Button
      variant="text"
      size="small"
      className="-ms-3 min-h-11! px-3! type-small!"
      onClick={() => void copy()}
    >
      {t("ics.copy")}
    </Button>
  );
}

function Renew({
  partyId,
  renewed,
  posted,
}: {
  partyId: string;
  renewed: boolean;
  posted: ActionResult<PartyTask> | undefined;
}) {
  const { t } = useTranslation("timeline");
  const state = useActionForm({ intent: "renew", posted });
  const { Form, form, outcome, pending, failed, done } = state;
  return (
    <>
      <Disclosure
        label={t("ics.renew")}
        name={t("ics.renew")}
        icon={null}
        group="calendar"
        open={failed}
        done={done}
      >
        <Form
          ref={form}
          method="post"
          action={partyHref("timeline", { id: partyId })}
          className="grid gap-3"
        >
          <SectionFields intent="renew" partyId={partyId} />
          <SectionFailure outcome={outcome} />
          <p className="type-small">{t("ics.renewText")}</p>
          <Button
            type="submit"
            size="small"
            className="justify-self-start"
            pending={pending}
            pendingText={t("saving")}
          >
            {t("ics.renewAction")}
          </Button>
        </Form>
      </Disclosure>
      <p role="status" className="basis-full type-label text-good">
        {done || renewed ? t("ics.renewed") : null}
      </p>
    </>
  );
}

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { pictureOfCategory } from "#shared/catalogue/pictures";
import type { Category } from "#shared/catalogue/vocabulary";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ScenePicture } from "~/features/frame/scene-picture";
import { partyHref } from "~/features/party/party-href";
import { Form, useSubmit } from "~/lib/router";
import { useLazyPart } from "~/lib/use-lazy-part";
import { useTranslation } from "~/translation";
import { CARDS, type Card, STEPS } from "./hub-steps";

const PICTURES: Record<Card, Category> = {
  timeline: "books",
  guests: "food",
  entertainment: "music",
  gifts: "jewelry",
};

type HubCardsProps = {
  isOpen: boolean;
  party: { id: string } | null;
  /** The card whose panel is open from the start, without scripts. */
  show: Card | null;
  firstDay: string;
};

/**
 * The five cards of the hub; Event Setup stands first and largest, since the others need an event.
 */
export function HubCards({ isOpen, party, show, firstDay }: HubCardsProps) {
  const { t } = useTranslation("party");
  const toast = useToast();
  const [shown, setShown] = useState(show);
  const buttons = useRef<Partial<Record<Card, HTMLButtonElement | null>>>({});
  const close = () => {
    if (shown) buttons.current[shown]?.focus();
    setShown(null);
  };
  return (
    <section aria-labelledby="tools" className="mt-14">
      <h2 id="tools" className="type-panel">
        {t("tools")}
      </h2>
      <div className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-2">
        <article
          aria-labelledby="card-setup"
          className={`grid items-center gap-6 rounded-panel bg-tint p-6 sm:grid-cols-[1fr_14rem] sm:gap-10 sm:p-8 md:col-span-2 ${party ? "" : "md:grid-cols-[1fr_20rem]"}`}
        >
          <CardWords name="setup">
            <HubSetup firstDay={firstDay} />
          </CardWords>
          <ScenePicture
            src={pictureOfCategory("experiences")}
            className="aspect-6/5 w-full rounded-panel object-cover max-sm:order-first max-sm:max-h-48"
          />
        </article>
        {CARDS.map((card) => (
          <article
            key={card}
            aria-labelledby={`card-${card}`}
            className="grid grid-cols-[6rem_1fr] items-start gap-5 sm:grid-cols-[9rem_1fr] sm:gap-6"
          >
            <ScenePicture
              src={pictureOfCategory(PICTURES[card])}
              className="aspect-6/5 w-full rounded-panel object-cover"
            />
            <CardWords name={card}>
              <Form
                method="get"
                action="/party-planning#steps"
                onSubmit={(event) => {
                  event.preventDefault();
                  toast({
                    title: t(`steps.${card}.toast`),
                    description: t(`steps.${card}.toastText`),
                    icon: "check",
                  });
                  setShown(card);
                }}
              >
                <input type="hidden" name="show" value={card} />
                {party ? <input type="hidden" name="party" value={party.id} /> : null}
                <Button
                  ref={(button) => {
                    buttons.current[card] = button;
                  }}
                  type="submit"
                  size="small"
                  aria-label={t("getStartedWith", { name: t(`cards.${card}.title`) })}
                  aria-expanded={shown === card}
                >
                  {t("getStarted")}
                </Button>
              </Form>
            </CardWords>
          </article>
        ))}
      </div>
      {shown ? (
        <HubPanel key={shown} card={shown} isOpen={isOpen} party={party} onClose={close} />
      ) : null}
    </section>
  );
}

function CardWords({ name, children }: { name: Card | "setup"; children: ReactNode }) {
  const { t } = useTranslation("party");
  return (
    <div>
      <h3 id={`card-${name}`} className={name === "setup" ? "type-panel" : "type-card"}>
        {t(`cards.${name}.title`)}
      </h3>
      <p className="mt-1.5 mb-4 max-w-prose type-small text-soft">{t(`cards.${name}.text`)}</p>
      {children}
    </div>
  );
}

/** The dialog comes when somebody is about to need it. */
const loadDialog = () => import("./event-dialog").then((module) => module.default);

/**
 * Opens Event Setup. A form that goes to its page, so it works without scripts and without the
 * dialog.
 */
function HubSetup({ firstDay }: { firstDay: string }) {
  const { t } = useTranslation("party");
  const submit = useSubmit();
  const { part: Dialog, request, prepare } = useLazyPart(loadDialog);
  const [open, setOpen] = useState(false);

  const openDialog = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    request().then(
      () => setOpen(true),
      () => submit(form),
    );
  };
  return (
    <>
      <Form action={partyHref("setup")} onSubmit={openDialog}>
        <Button
          type="submit"
          variant="ribbon"
          aria-haspopup="dialog"
          aria-label={t("getStartedWith", { name: t("cards.setup.title") })}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {t("getStarted")}
        </Button>
      </Form>
      {Dialog
        ? createPortal(
            <Dialog open={open} onClose={() => setOpen(false)} firstDay={firstDay} />,
            document.body,
          )
        : null}
    </>
  );
}

type HubPanelProps = {
  card: Card;
  isOpen: boolean;
  party: { id: string } | null;
  onClose: () => void;
};

/**
 * How one of the tools works, step by step, with the way into its section while the sections are
 * open.
 */
function HubPanel({ card, isOpen, party, onClose }: HubPanelProps) {
  const { t } = useTranslation("party");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section
      id="steps"
      aria-labelledby="steps-title"
      className="mt-10 scroll-my-6 rounded-panel border border-line bg-raised p-6 shadow-rest sm:p-8"
    >
      <p className="type-label text-ribbon">{t("panel.how")}</p>
      <h3 id="steps-title" ref={title} tabIndex={-1} className="mt-1 type-panel outline-none">
        {t(`cards.${card}.title`)}
      </h3>
      <ol className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 md:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3 md:flex-col md:gap-2">
            <span aria-hidden="true" className="figures type-panel text-ribbon max-md:w-6">
              {index + 1}
            </span>
            <span className="type-small max-md:pt-1.5">{t(`steps.${card}.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap gap-3">
        {isOpen ? (
          <ButtonLink to={partyHref(party ? card : "setup", party)} variant="ribbon">
            {t(party ? `steps.${card}.open` : "noParty.action")}
          </ButtonLink>
        ) : null}
        <Form
          method="get"
          action="/party-planning"
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          {party ? <input type="hidden" name="party" value={party.id} /> : null}
          <Button type="submit">{t("panel.close")}</Button>
        </Form>
      </div>
    </section>
  );
}

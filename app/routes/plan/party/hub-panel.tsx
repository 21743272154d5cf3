import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { partyHref } from "~/features/party/party-href";
import { type Card, STEPS } from "./hub-steps";

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
export function HubPanel({ card, isOpen, party, onClose }: HubPanelProps) {
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
          <ButtonLink to={partyHref(card, party)} variant="ribbon">
            {t(`steps.${card}.open`)}
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

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "~/components/ui/button";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import { type ActionForm, useActionForm } from "~/forms/use-action-form";
import { formatPrice } from "~/lib/price";
import { CostRow } from "./cost-row";
import type { CostResult, CostsSection } from "./data.server";
import { useCostRemoval } from "./use-cost-removal";

type LinesProps = { section: CostsSection; posted: CostResult | undefined };

/** The host's lines, then those that other sections add. */
export function CostLines({ section, posted }: LinesProps) {
  const { t } = useTranslation("party-costs");
  const { partyId, lines } = section;
  const removal = useCostRemoval(partyId);
  // Here because the empty state unmounts on success, before its effect could move the focus.
  const starters = useActionForm({ intent: "starters", posted }, () =>
    document.getElementById("lines")?.focus(),
  );
  return (
    <div className="min-w-0">
      <section aria-labelledby="lines">
        <h2 id="lines" tabIndex={-1} className="type-panel outline-none">
          {t("lines")}
        </h2>
        {lines.length === 0 ? (
          <Starters partyId={partyId} state={starters} />
        ) : (
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {lines.map((view) => (
              <CostRow
                key={view.line.id}
                partyId={partyId}
                {...view}
                removal={removal}
                posted={posted}
              />
            ))}
          </ul>
        )}
      </section>
      <Derived section={section} />
    </div>
  );
}

type StartersProps = { partyId: string; state: ActionForm };

function Starters({ partyId, state: { Form, outcome, pending } }: StartersProps) {
  const { t } = useTranslation("party-costs");
  return (
    <div className="mt-3 rounded-dialog bg-sunk p-6 sm:p-8">
      <p className="max-w-prose type-lead">{t("empty")}</p>
      <p className="mt-2 max-w-prose type-small text-soft">{t("startersText")}</p>
      <Form method="post" action={partyHref("costs", { id: partyId })} className="mt-5 grid gap-4">
        <SectionFields intent="starters" partyId={partyId} />
        <SectionFailure outcome={outcome} />
        <Button
          type="submit"
          className="justify-self-start"
          pending={pending}
          pendingText={t("add.pending")}
        >
          {t("startersAction")}
        </Button>
      </Form>
    </div>
  );
}

function Derived({ section: { derived, partyId } }: { section: CostsSection }) {
  const { t, i18n } = useTranslation("party-costs");
  if (derived.length === 0) return null;
  return (
    <section aria-labelledby="derived" className="mt-10">
      <h2 id="derived" className="type-card">
        {t("derived.title")}
      </h2>
      <p className="mt-1 type-small text-soft">{t("derived.text")}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {derived.map(({ key, label, category, cents }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="type-body font-semibold break-words">{label}</p>
              <p className="type-small text-soft">
                <Link
                  to={partyHref(category === "gifts" ? "gifts" : "entertainment", { id: partyId })}
                  className="link"
                >
                  {t(`categories.${category}`)}
                </Link>
              </p>
            </div>
            <p className="figures type-body font-semibold whitespace-nowrap">
              {formatPrice(cents, i18n.language)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "~/components/ui/button";
import { partyHref } from "~/features/party/party-href";
import { RoomFailure } from "~/features/party/room-failure";
import { RoomFields } from "~/features/party/room-fields";
import { useRoomForm } from "~/features/party/use-room-form";
import { formatPrice } from "~/lib/price";
import { CostRow } from "./cost-row";
import type { CostAnswer, CostsRoom } from "./costs";
import { useCostRemoval } from "./use-cost-removal";

type LinesProps = { room: CostsRoom; posted: CostAnswer | undefined };

/** The host's lines, then those that other rooms add. */
export function CostLines({ room, posted }: LinesProps) {
  const { t } = useTranslation("party-costs");
  const { partyId, lines } = room;
  const removal = useCostRemoval(partyId);
  // Not in the box itself: it goes with the first line, before it could hand on the focus.
  const starters = useRoomForm({ intent: "starters", posted }, () =>
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
      <Derived room={room} />
    </div>
  );
}

type StartersProps = { partyId: string; state: ReturnType<typeof useRoomForm> };

function Starters({ partyId, state: { Form, answer, pending } }: StartersProps) {
  const { t } = useTranslation("party-costs");
  return (
    <div className="mt-3 rounded-dialog bg-sunk p-6 sm:p-8">
      <p className="max-w-prose type-lead">{t("empty")}</p>
      <p className="mt-2 max-w-prose type-small text-soft">{t("startersText")}</p>
      <Form method="post" action={partyHref("costs", { id: partyId })} className="mt-5 grid gap-4">
        <RoomFields intent="starters" partyId={partyId} />
        <RoomFailure answer={answer} />
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

function Derived({ room: { derived, partyId } }: { room: CostsRoom }) {
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

import { ANSWERS, GUEST_LIMITS, type Guest, type GuestFilter } from "#shared/party/guests/schema";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { TextField } from "~/components/ui/text-field";
import type { Address } from "~/lib/address";
import { Form, Link } from "~/lib/router";
import { type KeyOf, useTranslation } from "~/translation";
import type { GuestFormProps } from "./guest-fields";
import { GuestRow } from "./guest-row";
import type { GuestDecisions } from "./use-guest-decisions";

type GuestListProps = GuestFormProps & {
  guests: readonly Guest[];
  next: string | null;
  count: number;
  filter: GuestFilter;
  partyId: string;
  decisions: GuestDecisions;
  origin: string;
  eventName: string;
  isKept: boolean;
  address: (search: Record<string, string>) => Address;
};

const SHOWN = ["all", ...ANSWERS, "none", "diet"] as const;

/** Everyone by name, a page at a time; a long list can be searched and filtered. */
export function GuestList({
  guests,
  next,
  count,
  filter,
  partyId,
  address,
  ...rest
}: GuestListProps) {
  const { t } = useTranslation("guests");
  const isNarrowed = filter.q !== "" || filter.show !== "all";
  return (
    <section aria-labelledby="everyone" className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="everyone" tabIndex={-1} className="type-panel">
          {t("list.title")}
        </h2>
        <p className="figures type-small text-soft">{t("list.count", { count })}</p>
      </div>
      {count > 0 ? (
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <nav aria-label={t("list.filter")} className="flex flex-wrap gap-2">
            {SHOWN.map((show) => {
              const isCurrent = filter.q === "" && filter.show === show;
              const look = isCurrent
                ? "border-ribbon bg-tint text-ink"
                : "border-edge hover:bg-sunk";
              const name: KeyOf<"guests"> =
                show === "all" || show === "diet" ? `list.${show}` : `answers.${show}`;
              return (
                <Link
                  key={show}
                  to={address(show === "all" ? {} : { show })}
                  preventScrollReset
                  aria-current={isCurrent ? "true" : undefined}
                  className={`inline-flex min-h-11 items-center rounded-full border px-4 type-label ${look}`}
                >
                  {t(name)}
                </Link>
              );
            })}
          </nav>
          {count > GUEST_LIMITS.page || filter.q !== "" ? (
            <Form
              method="get"
              action="/party-planning/guests"
              preventScrollReset
              className="flex flex-wrap items-start gap-3"
            >
              <input type="hidden" name="party" value={partyId} />
              <TextField
                key={filter.q}
                name="q"
                type="search"
                label={t("list.search")}
                hint={t("list.searchHint")}
                defaultValue={filter.q}
                maxLength={GUEST_LIMITS.name}
                autoComplete="off"
              />
              <Button type="submit" className="mt-6.5">
                {t("list.searchAction")}
              </Button>
            </Form>
          ) : null}
        </div>
      ) : (
        <p className="mt-4 max-w-prose type-body text-soft">{t("list.empty")}</p>
      )}
      {count > 0 && guests.length === 0 ? (
        <p className="mt-8 type-body text-soft">{t("list.nobody")}</p>
      ) : null}
      <ul className="mt-6">
        {guests.map((guest) => (
          <li key={guest.id} className="border-line border-t py-5 first:border-t-0">
            <GuestRow guest={guest} {...rest} />
          </li>
        ))}
      </ul>
      {next || filter.after ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {filter.after ? (
            <ButtonLink
              to={address(isNarrowed ? { show: filter.show } : {})}
              variant="text"
              preventScrollReset
            >
              {t("list.first")}
            </ButtonLink>
          ) : null}
          {next ? (
            <ButtonLink
              to={`${address({ ...(isNarrowed ? { show: filter.show } : {}), after: next })}#everyone`}
            >
              {t("list.more")}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

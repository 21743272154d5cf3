import type { ProviderId } from "#shared/accounts/schema";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { href } from "~/lib/address";
import { useTranslation } from "~/translation";
import { PROVIDER_NAMES } from "../auth/provider-names";
import { Section } from "./section";
import { SectionForm } from "./section-form";
import { useSection } from "./use-section";

/** A provider, and the account there that opens this one. */
export type Connection = { provider: ProviderId; label: string | null; canConnect: boolean };

/** Accounts elsewhere that open this one: each is connected by a link and parted by a button. */
export function ConnectionsSection({ connections }: { connections: readonly Connection[] }) {
  const { t } = useTranslation("account");
  const section = useSection("disconnect");
  const refused = section.field("provider").error;
  return (
    <Section id="disconnect" title={t("connections.title")} text={t("connections.text")}>
      <SectionForm section={section}>
        {refused ? <Alert title={refused} /> : null}
        <ul className="grid gap-5">
          {connections.map(({ provider, label, canConnect }) => {
            const name = PROVIDER_NAMES[provider];
            return (
              <li key={provider} className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <div className="min-w-0 flex-1 basis-44">
                  <p className="type-body font-semibold">{name}</p>
                  <p className="type-small text-soft">{label ?? t("connections.none")}</p>
                </div>
                {label === null && canConnect ? (
                  <ButtonLink
                    size="small"
                    to={`${href("/auth/:provider", { provider })}?link=1`}
                    reloadDocument
                  >
                    {t("connections.connect", { name })}
                  </ButtonLink>
                ) : null}
                {label === null ? null : (
                  <Button
                    type="submit"
                    size="small"
                    name="provider"
                    value={provider}
                    pending={section.pending}
                  >
                    {t("connections.disconnect", { name })}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </SectionForm>
    </Section>
  );
}

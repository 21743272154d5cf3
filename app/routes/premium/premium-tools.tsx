import { useTranslation } from "react-i18next";
import { GiftIcon, PartyIcon, PiggyIcon } from "~/components/ui/icons";

const ROOMS = [
  { key: "budget", Icon: PiggyIcon },
  { key: "party", Icon: PartyIcon },
  { key: "codes", Icon: GiftIcon },
] as const;

/** What premium opens, a sentence each. */
export function PremiumTools() {
  const { t } = useTranslation("premium");
  return (
    <section aria-labelledby="premium-tools" className="section-gap">
      <h2 id="premium-tools" className="type-section break-phrases">
        {t("rooms.title")}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-3">
        {ROOMS.map(({ key, Icon }) => (
          <li key={key} className="border-t-[3px] border-ribbon pt-5">
            <Icon className="size-7 text-ribbon" />
            <h3 className="mt-3 type-card">{t(`rooms.${key}.title`)}</h3>
            <p className="mt-2 max-w-prose type-small text-soft">{t(`rooms.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useRouteLoaderData } from "react-router";
import { CupIcon } from "~/components/ui/icons";
import { usePremiumOpen } from "~/features/viewer/use-premium-open";
import type { To } from "~/lib/address";
import { LANGUAGES } from "~/lib/languages";
import { Link } from "~/lib/router";
import type { RootData } from "~/root-data.server";
import { useTranslation } from "~/translation";
import { Brand } from "./brand";
import { LanguageForm } from "./language-form";
import { RegionForm } from "./region-form";

/**
 * What closes every page: who we are, where to go, languages, and a coffee where one can be bought.
 */
export function Footer() {
  const { t } = useTranslation();
  const isPremiumOnSale = usePremiumOpen();
  return (
    <footer className="on-footer mt-24 border-t-[10px] border-cloth bg-footer pt-14 pb-16 text-footer-ink">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-[1.9fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 md:col-span-1 md:-mt-1">
          <Brand className="gap-3 text-4xl font-[440]" mark="w-11" />
          <p className="mt-4 max-w-80 type-body text-footer-soft">{t("footer.about")}</p>
        </div>
        <LinkColumn
          title={t("footer.find")}
          links={[
            ["/search", t("footer.search")],
            ["/favorites", t("footer.favorites")],
            ["/blog", t("nav.blog")],
          ]}
        />
        <LinkColumn
          title="Giftwright"
          links={[
            ["/about", t("nav.about")],
            ...(isPremiumOnSale ? [["/premium", t("nav.premium")] as const] : []),
            ["/about#contact", t("footer.contact")],
            ["/privacy", t("footer.privacy")],
            ["/terms", t("footer.terms")],
          ]}
        />
        <div className="col-span-2 md:col-span-1">
          <Donation />
          <Languages />
          <RegionForm className="mt-5 max-w-72 text-footer-soft" />
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({
  title,
  links,
}: {
  title: string;
  links: (readonly [to: To, label: string])[];
}) {
  return (
    <div>
      <p className="type-label text-footer-soft">{title}</p>
      <ul className="mt-2 type-small [&_a]:inline-block [&_a]:py-1.5 [&_a]:underline-offset-4 [&_a]:hover:underline">
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Only where a hosted payment link is set up. */
function Donation() {
  const { t } = useTranslation();
  const url = useRouteLoaderData<RootData>("root")?.donationUrl;
  if (!url) return null;
  return (
    <div className="mb-4">
      <p className="type-label text-footer-soft">{t("footer.support")}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 inline-flex min-h-11 items-center gap-2.5 rounded-full border-[1.5px] border-footer-edge px-5 type-small font-semibold hover:border-footer-ink"
      >
        <CupIcon />
        {t("footer.coffee")}
      </a>
    </div>
  );
}

function Languages() {
  const { t, i18n } = useTranslation();
  return (
    <LanguageForm>
      <p className="type-label text-footer-soft" id="footer-languages">
        {t("nav.language")}
      </p>
      <ul
        aria-labelledby="footer-languages"
        className="-ms-1.5 mt-1 flex flex-wrap type-small text-footer-soft [&_button]:min-h-9 [&_button]:min-w-9 [&_button]:px-1.5 [&_button]:underline-offset-4 [&_button]:hover:underline"
      >
        {LANGUAGES.map(({ code, name, lang }) => (
          <li key={code}>
            <button
              type="submit"
              name="language"
              value={code}
              lang={lang}
              aria-current={code === i18n.language ? "true" : undefined}
              className="aria-[current]:font-semibold aria-[current]:text-footer-ink"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </LanguageForm>
  );
}

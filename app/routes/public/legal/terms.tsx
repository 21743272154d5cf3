/** `/terms`: what the site does and doesn't promise, and what it expects of people. */

import { DEFAULT_PICTURE, sharePictureOf } from "#shared/catalogue/pictures";
import { formatPrice } from "#shared/format/money";
import { PLAN } from "#shared/premium/schema";
import { contactOf } from "~/features/contact/contact-of";
import { Link } from "~/lib/router";
import { pageMeta } from "~/lib/seo";
import { useTranslation } from "~/translation";
import { requestContext } from "../../../context.server";
import type { Route } from "./+types/terms";
import { LegalPage } from "./legal-page";

export const handle = { namespaces: ["legal"] };

export function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  return {
    contact: contactOf(ctx.settings),
    words: { title: ctx.t("legal:terms.meta"), description: ctx.t("legal:terms.lead") },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        path: "/terms",
        ...loaderData.words,
        image: sharePictureOf(DEFAULT_PICTURE),
      })
    : [];

const PARTS = ["stores", "ideas", "account", "guests", "premium", "warranty", "changes"] as const;

export default function Terms({ loaderData: { contact } }: Route.ComponentProps) {
  const { t, i18n } = useTranslation("legal");
  const price = formatPrice(PLAN.cents, i18n.language);
  return (
    <LegalPage
      title={t("terms.title")}
      lead={t("terms.lead")}
      contact={contact}
      parts={[
        ...PARTS.map((id) => ({
          id,
          title: t(`terms.${id}.title`),
          text: <p>{t(`terms.${id}.text`, { price })}</p>,
        })),
        {
          id: "data",
          title: t("terms.data.title"),
          text: (
            <Link to="/privacy" className="link inline-block py-1">
              {t("privacy.title")}
            </Link>
          ),
        },
      ]}
    />
  );
}

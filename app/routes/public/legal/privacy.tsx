/** `/privacy`: what is kept about whom, why, and for how long. */

import { DEFAULT_PICTURE, sharePictureOf } from "#shared/catalogue/pictures";
import { CHAT_LIMITS } from "#shared/chat/limits";
import { FEEDBACK_LIMITS } from "#shared/feedback/limits";
import { contactOf } from "~/features/contact/contact-of";
import { Link } from "~/lib/router";
import { pageMeta } from "~/lib/seo";
import { useTranslation } from "~/translation";
import { GRACE_DAYS } from "~worker/domain/accounts/own-data/own-data.server";
import { requestContext } from "../../../context.server";
import type { Route } from "./+types/privacy";
import { LegalPage } from "./legal-page";

export const handle = { namespaces: ["legal"] };

const DAY = 86_400;

export function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  return {
    contact: contactOf(ctx.settings),
    /** Days for which things are kept, as the code that deletes them has it. */
    days: {
      visitor: CHAT_LIMITS.visitorSeconds / DAY,
      person: CHAT_LIMITS.personSeconds / DAY,
      feedback: FEEDBACK_LIMITS.days,
      closed: GRACE_DAYS,
    },
    words: { title: ctx.t("legal:privacy.meta"), description: ctx.t("legal:privacy.lead") },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        path: "/privacy",
        ...loaderData.words,
        image: sharePictureOf(DEFAULT_PICTURE),
      })
    : [];

const PARTS = [
  "visitors",
  "account",
  "parties",
  "draws",
  "models",
  "payments",
  "cookies",
  "logs",
] as const;

export default function Privacy({ loaderData: { contact, days } }: Route.ComponentProps) {
  const { t } = useTranslation("legal");
  return (
    <LegalPage
      title={t("privacy.title")}
      lead={t("privacy.lead")}
      contact={contact}
      parts={[
        ...PARTS.map((id) => ({
          id,
          title: t(`privacy.${id}.title`),
          text: <p>{t(`privacy.${id}.text`, days)}</p>,
        })),
        {
          id: "rights",
          title: t("privacy.rights.title"),
          text: (
            <p>
              {t("privacy.rights.text", days)}{" "}
              <Link to="/account" className="link inline-block py-1">
                {t("privacy.rights.account")}
              </Link>
            </p>
          ),
        },
      ]}
    />
  );
}

/** `/about`: the founder's story and how to reach the shop, whose details are settings. */

import { pictureOfCategory, sharePictureOf } from "#shared/catalogue/pictures";
import { ButtonLink } from "~/components/ui/button-link";
import { ArrowUpRightIcon } from "~/components/ui/icons";
import { ContactLinks } from "~/features/contact/contact-links";
import { contactOf } from "~/features/contact/contact-of";
import { ScenePicture } from "~/features/frame/scene-picture";
import { pageMeta } from "~/lib/seo";
import { useTranslation } from "~/translation";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/about";

export const handle = { namespaces: ["about"] };

export function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { settings } = ctx;
  return {
    founder: settings.FOUNDER_NAME ?? null,
    ...contactOf(settings),
    words: { title: ctx.t("about:metaTitle"), description: ctx.t("about:description") },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        path: "/about",
        ...loaderData.words,
        image: sharePictureOf(pictureOfCategory("books")),
      })
    : [];

export default function About({ loaderData }: Route.ComponentProps) {
  const { founder } = loaderData;
  const { t } = useTranslation("about");
  return (
    <div className="wrap pt-10 sm:pt-14">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[1fr_26rem] lg:grid-cols-[1fr_30rem]">
        <div>
          <h1 className="type-page break-phrases">{t("title")}</h1>
          <p className="mt-3 max-w-prose type-lead text-soft">{t("lead")}</p>
          <section aria-labelledby="story" className="mt-10 max-w-[34rem]">
            <h2 id="story" className="type-panel">
              {t("story.title")}
            </h2>
            {(["one", "two", "three", "four"] as const).map((part) => (
              <p key={part} className="mt-4 text-[1.0625rem] leading-7">
                {t(`story.${part}`)}
              </p>
            ))}
            <p className="mt-6 type-reason">
              {founder ? t("signed", { name: founder }) : t("founder")}
            </p>
          </section>
        </div>
        <div className="max-md:order-first md:sticky md:top-24 md:self-start">
          <ScenePicture
            src={pictureOfCategory("books")}
            className="aspect-6/5 w-full max-w-[30rem] rounded-panel object-cover"
          />
        </div>
      </div>
      <Contact {...loaderData} />
    </div>
  );
}

type ContactProps = Pick<Route.ComponentProps["loaderData"], "phone" | "email" | "socials">;

function Contact({ phone, email, socials }: ContactProps) {
  const { t } = useTranslation("about");
  return (
    <section
      aria-labelledby="contact"
      className="mt-16 flex flex-wrap gap-x-16 gap-y-8 rounded-panel bg-tint p-6 sm:p-10"
    >
      <div className="min-w-0 flex-[2_1_24rem]">
        <h2 id="contact" className="type-panel">
          {t("contact.title")}
        </h2>
        <p className="mt-2 max-w-prose text-soft">{t("contact.text")}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ContactLinks
            phone={phone}
            email={email}
            size="large"
            names={{ phone: t("contact.phone", { phone }), email: t("contact.email", { email }) }}
          />
          <ButtonLink to="/" variant="ribbon">
            {t("find")}
          </ButtonLink>
        </div>
      </div>
      {socials.length > 0 ? (
        <div className="flex-[1_1_10rem]">
          <h2 className="type-label text-soft">{t("social.title")}</h2>
          <ul className="mt-2">
            {socials.map(({ name, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer me"
                  className="link inline-flex min-h-11 items-center gap-1.5"
                >
                  {name}
                  <ArrowUpRightIcon className="size-4" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

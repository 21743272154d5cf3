import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button-link";
import { ScenePicture } from "~/features/frame/scene-picture";
import { DEFAULT_PICTURE } from "~worker/domain/catalogue/pictures";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/opening-soon";

export const handle = { namespaces: ["soon"] };

const ROOMS = ["staff", "dev"] as const;

/** One page for the rooms that aren't built yet; which one is the first part of the path. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { pathname } = url;
  const room = ROOMS.find((name) => pathname.startsWith(`/${name}`)) ?? "staff";
  return {
    room,
    title: `${ctx.t(`soon:${room}.title`)} · Giftwright`,
    description: ctx.t(`soon:${room}.text`),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: "description", content: loaderData.description },
        { name: "robots", content: "noindex" },
      ]
    : [];

export default function OpeningSoon({ loaderData }: Route.ComponentProps) {
  const { room } = loaderData;
  const { t } = useTranslation("soon");
  return (
    <section className="wrap grid items-center gap-8 pt-10 sm:pt-16 md:grid-cols-[1fr_30rem] md:gap-16">
      <div className="md:order-last">
        <ScenePicture
          src={DEFAULT_PICTURE}
          className="aspect-6/5 w-full max-w-[30rem] rounded-panel object-cover"
        />
      </div>
      <div>
        <p className="type-label text-ribbon">{t("note")}</p>
        <h1 className="mt-2 type-page break-phrases">{t(`${room}.title`)}</h1>
        <p className="mt-4 max-w-md type-lead text-soft">{t(`${room}.text`)}</p>
        <ButtonLink to="/" variant="ribbon" className="mt-8">
          {t("back")}
        </ButtonLink>
      </div>
    </section>
  );
}

import { pictureOf } from "#shared/catalogue/pictures";
import { ButtonLink } from "~/components/ui/button-link";
import { requestContext } from "~/context.server";
import { ScenePicture } from "~/features/frame/scene-picture";
import { privatePage } from "~/lib/private-page";
import { useTranslation } from "~/translation";
import { GRACE_DAYS } from "~worker/domain/accounts/own-data/own-data.server";
import type { Route } from "./+types/closed";

export const handle = { namespaces: ["account"] };

export function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  return { title: ctx.t("account:closed.metaTitle"), days: GRACE_DAYS };
}

export const meta = privatePage;

/** `/account/closed`: the goodbye, which says what can still be undone. */
export default function Closed({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  return (
    <section className="wrap grid items-center gap-8 pt-10 sm:pt-16 md:grid-cols-[1fr_30rem] md:gap-16">
      <div className="md:order-last">
        <ScenePicture
          src={pictureOf("category-experiences")}
          className="aspect-6/5 w-full max-w-[30rem] rounded-panel object-cover"
        />
      </div>
      <div>
        <h1 className="type-page break-phrases">{t("closed.title")}</h1>
        <p className="mt-4 max-w-md type-lead text-soft">
          {t("closed.text", { days: loaderData.days })}
        </p>
        <ButtonLink to="/" variant="ribbon" className="mt-8">
          {t("closed.home")}
        </ButtonLink>
      </div>
    </section>
  );
}

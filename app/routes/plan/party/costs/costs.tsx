import { useTranslation } from "react-i18next";
import { openRoom } from "../open-room.server";
import type { Route } from "./+types/costs";

export const handle = { namespaces: ["party"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx } = await openRoom(args);
  return { title: ctx.t("party:rooms.costs.meta") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export default function Costs() {
  const { t } = useTranslation("party");
  return (
    <section className="wrap pt-10">
      <h1 className="type-page">{t("rooms.costs.title")}</h1>
      <p className="mt-3 max-w-prose type-lead text-soft">{t("soon.text")}</p>
    </section>
  );
}

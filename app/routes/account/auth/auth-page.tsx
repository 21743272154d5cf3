import type { ReactNode } from "react";
import { pictureOf } from "#shared/catalogue/pictures";
import { CheckIcon } from "~/components/ui/icons";
import { ScenePicture } from "~/features/frame/scene-picture";
import { useTranslation } from "~/translation";

const LINES = ["favorites", "lists", "little"] as const;

/** A form on the left, the side panel on the right; below it where there is no space. */
export function AuthPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className="wrap grid items-start gap-x-16 gap-y-14 pt-10 sm:pt-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] lg:gap-x-24">
      <div className="w-full max-w-md">
        <h1 className="type-page break-phrases">{title}</h1>
        <p className="mt-2 mb-7 type-lead text-soft">{lead}</p>
        {children}
      </div>
      <SidePanel />
    </section>
  );
}

function SidePanel() {
  const { t } = useTranslation("auth");
  return (
    <aside
      aria-labelledby="panel-title"
      className="overflow-hidden rounded-dialog border border-transparent bg-tint"
    >
      <ScenePicture
        src={pictureOf("engraved-cedar-memory-box")}
        className="aspect-3/2 w-full object-cover object-[50%_72%] md:aspect-8/5"
      />
      <div className="p-6 sm:p-8">
        <h2 id="panel-title" className="type-panel break-phrases">
          {t("panel.title")}
        </h2>
        <p className="mt-1 type-lead text-soft">{t("panel.lead")}</p>
        <ul className="mt-5 grid gap-2.5">
          {LINES.map((line) => (
            <li key={line} className="flex gap-2.5 type-body">
              <CheckIcon className="mt-0.5 text-ribbon" />
              {t(`panel.${line}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

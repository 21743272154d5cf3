import { type ReactNode, useId } from "react";
import { ButtonLink } from "~/components/ui/button-link";

type PanelCardProps = {
  title: string;
  /** Words, or figures. */
  children: ReactNode;
  /** The page that the card leads to. */
  link?: { to: string; label: string };
  /** What is done here and now. */
  act?: ReactNode;
};

/** One of the Owner's tools: what it is, how it stands, and the way in. */
export function PanelCard({ title, children, link, act }: PanelCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-panel border border-transparent bg-raised p-6 shadow-rest"
    >
      <h2 id={id} className="type-card">
        {title}
      </h2>
      {typeof children === "string" ? <p className="type-small text-soft">{children}</p> : children}
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        {act}
        {link ? (
          <ButtonLink to={link.to} size="small">
            {link.label}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

import type { ReactNode } from "react";

/** A part of the page between hairlines: heading left, the rest right where there is space. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-8 gap-y-5 border-t border-line py-8 sm:py-10 md:grid-cols-[16rem_minmax(0,32rem)] lg:grid-cols-[22rem_minmax(0,32rem)]"
    >
      <div>
        <h2 id={`${id}-title`} className="type-card break-phrases">
          {title}
        </h2>
        {text ? <p className="mt-1.5 max-w-prose type-small text-soft">{text}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

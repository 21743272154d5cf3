import { type ReactNode, useId } from "react";
import { Pager } from "~/features/admin/pager";
import type { DeskGift } from "~worker/domain/gift-desk/schema";
import { GiftRow } from "./gift-row";

type GiftSectionProps = {
  title: string;
  gifts: readonly DeskGift[];
  /** What an empty section says. */
  none: string;
  /** The address parameter of its pages, and the key of the next one. */
  page?: { name: string; next: string | null };
  children?: ReactNode;
};

/** One section of the back office's gifts, with its own pages. */
export function GiftSection({ title, gifts, none, page, children }: GiftSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="type-panel">
        {title}
      </h2>
      {children}
      {gifts.length === 0 ? (
        <p className="mt-4 type-body text-soft">{none}</p>
      ) : (
        <ul className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {gifts.map((gift) => (
            <GiftRow key={gift.id} gift={gift} />
          ))}
        </ul>
      )}
      {page ? <Pager {...page} of={title} /> : null}
    </section>
  );
}

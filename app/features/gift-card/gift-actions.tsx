import type { ReactNode } from "react";
import type { GiftView } from "#shared/catalogue/schema";
import { AddToList } from "~/features/gift-lists/add-to-list";
import { BuyButton } from "./buy-button";
import { CardMore } from "./card-more";
import { SaveButton } from "./save-button";
import { ShareButton } from "./share-button";

type GiftActionsProps = {
  gift: GiftView;
  /** What else a press on "More" shows. */
  children?: ReactNode;
};

/** Buy Now and Save at rest; a list, sharing and the rest one press away. */
export function GiftActions({ gift, children }: GiftActionsProps) {
  return (
    <div className="gift-actions">
      <BuyButton gift={gift} />
      <SaveButton gift={gift} />
      <CardMore name={gift.name}>
        <AddToList gift={gift} />
        <ShareButton gift={gift} />
        {children}
      </CardMore>
    </div>
  );
}

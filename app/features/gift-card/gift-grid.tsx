import { Children, isValidElement, type ReactNode } from "react";

/** Gift cards in 1, 2 or 3 columns; cards in a row share their row lines. */
export function GiftGrid({ children, arriving }: { children: ReactNode; arriving?: boolean }) {
  return (
    <ul className={`gift-grid ${arriving ? "stagger" : ""}`}>
      {Children.toArray(children).map((card, index) => (
        <li key={isValidElement(card) ? card.key : index}>{card}</li>
      ))}
    </ul>
  );
}

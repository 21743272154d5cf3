import type { SubmitEvent } from "react";
import type { PageAnswer } from "./page-answer";
import type { SwapActions } from "./use-swap";

/** The form that a card's "Not this" and "Compare" belong to. */
export const REFUSE_FORM = "refuse";
/** The form that takes the last "Not this" back. */
export const UNDO_FORM = "undo-refusal";

type AnswerFormsProps = { answer: PageAnswer; swap: SwapActions };

/**
 * The answer's address as forms, for buttons anywhere on the page: without scripts they open the
 * answer that they ask for. Forms and no links, so that no crawler follows all the combinations.
 */
export function AnswerForms({ answer: { recommendation, values }, swap }: AnswerFormsProps) {
  const { address, swap: last } = recommendation;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => swap.submit(event, values);
  return (
    <>
      <AddressForm id={REFUSE_FORM} address={address} onSubmit={onSubmit} />
      {last && <AddressForm id={UNDO_FORM} address={last.undo} onSubmit={onSubmit} />}
    </>
  );
}

type AddressFormProps = {
  id: string;
  address: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const AddressForm = ({ id, address, onSubmit }: AddressFormProps) => (
  <form id={id} method="get" action="/" onSubmit={onSubmit} hidden>
    {[...new URLSearchParams(address)].map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </form>
);

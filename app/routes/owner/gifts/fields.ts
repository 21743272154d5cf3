import type { GiftField } from "~worker/domain/catalogue/admin/schema";

/** What the parts of the form need of a field. */
export type FieldFacts = {
  id: string;
  name: string;
  key: string | undefined;
  initialValue?: string | undefined;
  errors?: string[] | undefined;
};
export type GiftFormFields = Record<GiftField, FieldFacts>;

/** The props of a field that may stay empty. */
export const optional = <Props extends { "aria-required": boolean }>({
  "aria-required": _,
  ...props
}: Props) => props;

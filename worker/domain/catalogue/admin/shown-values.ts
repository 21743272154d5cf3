import type { GiftInput, GiftValues } from "#shared/catalogue/admin/schema";
import { priceText } from "#shared/catalogue/schema";

const text = (value: unknown) =>
  Array.isArray(value) ? value.join(", ") : value === null ? "" : String(value);

/** What a form says, written as the form writes it, for comparing with `before`. */
export function shownValues(before: GiftValues, input: GiftInput): GiftValues {
  const said: Record<string, unknown> = { ...input, price: priceText(input.price) };
  return Object.fromEntries(
    Object.keys(before).map((field) => [field, text(said[field])]),
  ) as GiftValues;
}

import type { PaymentState } from "#shared/premium/schema";

/** True while a subscription runs, owes or ends; what there is to manage. */
export const hasPlan = (state: PaymentState): state is "active" | "ending" | "pastDue" =>
  state === "active" || state === "ending" || state === "pastDue";

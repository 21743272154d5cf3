import type { Ctx } from "~worker/context";
import { DomainError } from "~worker/domain/errors";
import { confirmPayment } from "~worker/domain/premium/premium.server";
import type { PaymentOutcome } from "~worker/domain/premium/schema";
import type { Viewer } from "~worker/domain/viewer";

/**
 * How the person's payment went. While the provider can't be asked it counts as under way: money
 * may have moved, and its notice settles it later.
 */
export async function askHowItWent(ctx: Ctx, viewer: Viewer): Promise<PaymentOutcome> {
  try {
    return (await confirmPayment(ctx, viewer)).state;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === "paymentsOff" ? "none" : "processing";
  }
}

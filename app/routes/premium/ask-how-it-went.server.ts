import { DomainError } from "#shared/errors";
import type { PaymentOutcome } from "#shared/premium/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "~worker/context";
import { confirmPayment } from "~worker/domain/premium/premium.server";

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

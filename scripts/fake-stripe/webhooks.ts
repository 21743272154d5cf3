import type { StripeEvent } from "../../worker/testing/fakes/stripe/shapes";
import { signEvent } from "../../worker/testing/fakes/stripe/sign";

/** Milliseconds between the tries of one event; Stripe's own are hours apart. */
const RETRIES = [0, 500, 1_000, 2_000, 4_000, 8_000];

/** Sends the events of a growing list, in order and signed, to the address of a shop's webhook. */
export function newWebhooks(events: readonly StripeEvent[], address: string, secret: string) {
  let sent = 0;
  let queue: Promise<void> = Promise.resolve();

  async function deliver(event: StripeEvent) {
    const body = JSON.stringify(event, null, 2);
    for (const pause of RETRIES) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const signature = await signEvent(body, secret, Math.floor(Date.now() / 1000));
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const answer = await fetch(address, { method: "POST", headers, body }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
    }
    console.error(`${event.type} (${event.id}) did not reach ${address}`);
  }

  return {
    /** Ends when all events that have happened so far were taken, or given up. */
    send(): Promise<void> {
      const news = events.slice(sent);
      sent = events.length;
      queue = news.reduce((last, event) => last.then(() => deliver(event)), queue);
      return queue;
    },
  };
}

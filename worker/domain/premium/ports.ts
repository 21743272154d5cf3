/** A subscription as the provider tells it; times in UTC seconds. */
export type ProviderSubscription = {
  id: string;
  customerId: string;
  /** The account that it was made for; null where nobody wrote that down. */
  userId: string | null;
  /** Is it for the plan, and not for another product of the same account? */
  isPlan: boolean;
  /** Stripe's word: incomplete, active, past_due, canceled … */
  status: string;
  createdAt: number;
  currentPeriodEnd: number;
  /** Was any payment ever made for it? */
  wasPaid: boolean;
  cancelAtPeriodEnd: boolean;
  /** Since when its newest invoice is owed; null when it is paid or there is none. */
  owedSince: number | null;
  /** Opens the payment form for its newest invoice; null where nothing can be paid. */
  clientSecret: string | null;
};

/**
 * What an event is about. Only its ids are used: the rest is asked anew, so that order never
 * matters.
 */
export type PaymentEvent = {
  id: string;
  type: string;
  subject: { subscriptionId: string } | { chargeId: string } | null;
};

/** A charge as it stands now, and the subscription that it paid. */
export type ChargeState = { isReversed: boolean; subscriptionId: string | null };

/**
 * Takes payments. Every call but `readEvent` throws DomainError: unavailable when the provider
 * can't be reached or refuses, paymentsOff when it doesn't know our keys. No error carries a
 * person's data.
 */
export type PaymentProvider = {
  /**
   * Where the browser finds the fake that plays the provider on one's own machine; null for the
   * real one.
   */
  fakeOrigin: string | null;
  /** Makes a customer; the same answer for the same `key` within a day. */
  createCustomer: (customer: { userId: string; email: string; key: string }) => Promise<string>;
  /** Deletes a customer with all that is known of them; one that is gone is no failure. */
  deleteCustomer: (customerId: string) => Promise<void>;
  /** The newest subscriptions of a customer, newest first; null for a customer it doesn't know. */
  listSubscriptions: (customerId: string) => Promise<ProviderSubscription[] | null>;
  /** Null for one that it doesn't know. */
  readSubscription: (id: string) => Promise<ProviderSubscription | null>;
  /** Makes one whose first payment is owed, as `createCustomer`; null for an unknown customer. */
  createSubscription: (order: {
    customerId: string;
    userId: string;
    key: string;
  }) => Promise<ProviderSubscription | null>;
  /** Ends a subscription; one that has ended is no failure. */
  endSubscription: (id: string, when: "now" | "periodEnd") => Promise<void>;
  /** How the payment behind a form's secret stands; processing: the bank hasn't answered. */
  readPayment: (clientSecret: string) => Promise<"open" | "processing" | "refused">;
  readCharge: (id: string) => Promise<ChargeState>;
  /** The address of a page where the customer changes the card or cancels. */
  openPortal: (customerId: string, returnUrl: string | null) => Promise<string>;
  /** The event of a webhook; null when it is none, or its signature wrong, too old or missing. */
  readEvent: (rawBody: string, signature: string) => Promise<PaymentEvent | null>;
};

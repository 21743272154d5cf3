/** What the plan costs and holds, and how a person stands to it. Browser-safe. */

/** The premium plan; the words are keys of the `premium` translations. */
export const PLAN = {
  name: "plan.name",
  description: "plan.description",
  /** Integer cents a month. */
  cents: 500,
  currency: "usd",
  interval: "month",
  features: [
    "features.advancedAi",
    "features.partyTools",
    "features.support",
    "features.earlyAccess",
    "features.adFree",
    "features.unlimitedLists",
  ],
} as const;

/**
 * none: never paid; incomplete: the first payment is still owed; pastDue: a later one is, premium
 * goes on for the days of grace; ending: paid until the period's end, then over; ended: over.
 */
export type PaymentState = "none" | "incomplete" | "active" | "pastDue" | "ending" | "ended";

/** What the plan's page shows; times in UTC seconds. */
export type PlanState = {
  /** Are Stripe's keys set? */
  isConfigured: boolean;
  publishableKey: string | null;
  /**
   * The origin of the fake that plays Stripe in a trial, which moves no money; null for Stripe
   * itself.
   */
  trialOrigin: string | null;
  /** The Owner's switch for the premium tier. */
  isOpen: boolean;
  /** The hosted payment link of the donation card. */
  donationUrl: string | null;
  state: PaymentState;
  /** When the paid period ends; null without a subscription that counts. */
  currentPeriodEnd: number | null;
  /** Until when premium goes on although a payment is owed; null while none is. */
  owedUntil: number | null;
  /** Premium by the Owner's hand, without a subscription. */
  isGranted: boolean;
};

/** Outcome that the page after the payment shows; processing: the bank hasn't answered yet. */
export type PaymentOutcome = "active" | "processing" | "failed" | "none";

/** A subscription as its person may take it along; times in UTC seconds. */
export type OwnSubscription = {
  status: string;
  /** Null until something was paid. */
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
  createdAt: number;
};

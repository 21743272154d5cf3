import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { PaymentState, PlanState } from "#shared/premium/schema";
import { LANGUAGES } from "~/lib/languages";
import { I18nextProvider, initReactI18next } from "~/translation";
import { DonationCard } from "./donation-card";
import { EntitlementCard } from "./entitlement-card";
import { Offer } from "./offer";

const OPEN: PlanState = {
  isConfigured: true,
  publishableKey: "pk_test_of_the_tests",
  trialOrigin: null,
  isOpen: true,
  donationUrl: null,
  state: "none",
  currentPeriodEnd: null,
  owedUntil: null,
  isGranted: false,
};
/** December 18, 2026, and two days later. */
const THEN = 1_797_552_000;

async function draw(language: string, page: React.ReactNode, address = "/premium") {
  const words = JSON.parse(readFileSync(`locales/${language}/premium.json`, "utf8"));
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { premium: words } },
    interpolation: { escapeValue: false },
  });
  const router = createMemoryRouter([{ path: "*", element: page }], {
    initialEntries: [address],
  });
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { html: html.replaceAll("<!-- -->", ""), t: i18n.getFixedT(language, "premium") };
}

/** The button of a form that is sent to this very page. */
const submitNamed = (name: string) =>
  new RegExp(`<form[^>]*action="/premium" method="get"><button[^>]*name="get"[^>]*>${name}<`);

const standing = (state: PaymentState, isPremium = true, owedUntil: number | null = null) => (
  <EntitlementCard
    plan={{ ...OPEN, state, currentPeriodEnd: THEN, owedUntil }}
    isPremium={isPremium}
    failure={undefined}
  />
);

describe.each(LANGUAGES.map(({ code }) => code))("in %s", (language) => {
  test("without keys the button is shown, and pressing it says that nothing can be paid here", async () => {
    const plan = { ...OPEN, isConfigured: false, publishableKey: null };
    for (const isSignedIn of [true, false]) {
      const offer = <Offer plan={plan} isSignedIn={isSignedIn} />;
      const { html, t } = await draw(language, offer);
      expect(html).toMatch(submitNamed(t("get")));
      expect(html).toContain(t("features.unlimitedLists"));
      expect(html).not.toContain(t("closed.title"));
      const pressed = await draw(language, offer, "/premium?get=1");
      expect(pressed.html).toMatch(submitNamed(t("get")));
      expect(pressed.html).toMatch(/role="alert"/);
      expect(pressed.html).toContain(t("closed.title"));
    }
  });

  test("while premium is closed pressing the button says so, with or without keys", async () => {
    for (const isConfigured of [true, false]) {
      const plan = { ...OPEN, isOpen: false, isConfigured };
      const { html, t } = await draw(language, <Offer plan={plan} isSignedIn />, "/premium?get=1");
      expect(html).toMatch(submitNamed(t("get")));
      expect(html).toContain(t("closed.title"));
    }
  });

  test("who comes back is told how the last plan or payment stands", async () => {
    for (const state of ["incomplete", "ended"] as const) {
      const { html, t } = await draw(language, <Offer plan={{ ...OPEN, state }} isSignedIn />);
      expect(html).toContain(t(`before.${state}`));
      expect(html).toContain(t("get"));
    }
  });

  test("a plan that runs or ends names its day and can be managed", async () => {
    for (const state of ["active", "ending"] as const) {
      const { html, t } = await draw(language, standing(state));
      expect(html).toContain(t(`standing.${state}Text`, { price: "" }).slice(0, 8));
      expect(html).toContain("2026");
      expect(html).toContain(t("manage.action"));
    }
  });

  test("an owed payment names the day on which premium would end, then that it did", async () => {
    const owed = await draw(language, standing("pastDue", true, THEN));
    expect(owed.html).toContain("2026");
    expect(owed.html).toContain("18");
    const over = await draw(language, standing("pastDue", false, THEN));
    expect(over.html).toContain(over.t("standing.pastDueOver"));
    expect(over.html).not.toContain(over.t("links.budget"));
    expect(over.html).toContain(over.t("manage.action"));
  });

  test("a given premium has nothing to manage", async () => {
    const { html, t } = await draw(language, standing("none"));
    expect(html).toContain(t("standing.granted"));
    expect(html).not.toContain(t("manage.action"));
  });

  test("the coffee has a link where one is set up, and says so where none is", async () => {
    const none = await draw(language, <DonationCard url={null} />);
    expect(none.html).toContain(none.t("donation.title"));
    expect(none.html).not.toContain("<a ");
    const url = "https://coffee.example/giftwright";
    const { html, t } = await draw(language, <DonationCard url={url} />);
    expect(html).toContain(`href="${url}"`);
    expect(html).toContain(t("donation.action"));
  });
});

import { createInstance } from "i18next";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { I18nextProvider, initReactI18next } from "~/translation";
import { Footer } from "./footer";
import { Nav } from "./nav";

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: "en", resources: {} });

/** The addresses that bar and footer link to. */
function linksFor(root: { premiumOpen: boolean; isPremium?: boolean } | null): string[] {
  const viewer = {
    username: null,
    email: null,
    isPremium: root?.isPremium ?? false,
    isStaff: false,
    isOwner: false,
    favoriteIds: [],
  };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <>
          <Nav line />
          <Footer />
        </>
      ),
    },
  ]);
  const loaderData = root ? { root: { viewer, premiumOpen: root.premiumOpen } } : {};
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <Stub initialEntries={["/"]} hydrationData={{ loaderData }} />
    </I18nextProvider>,
  );
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
}

test("premium is offered while it is on sale, and on error pages, which don't know", () => {
  for (const root of [{ premiumOpen: true }, null]) {
    expect(linksFor(root).filter((href) => href === "/premium")).toHaveLength(2);
  }
});

test("premium that isn't on sale has no links", () => {
  expect(linksFor({ premiumOpen: false })).not.toContain("/premium");
  expect(linksFor({ premiumOpen: false })).toContain("/about");
});

test("who has premium keeps its rooms, on sale or not", () => {
  for (const premiumOpen of [true, false]) {
    const links = linksFor({ premiumOpen, isPremium: true });
    expect(links).toContain("/party-planning");
    expect(links).toContain("/budget-optimizer");
  }
});

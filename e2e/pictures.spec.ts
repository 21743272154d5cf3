/**
 * Saves pictures of the main pages into `screenshots/` (not committed), to be looked at. They
 * assert nothing, so only `npm run test:e2e -- pictures` with PICTURES=1 takes them.
 */
import { findGifts, TEA_LOVER } from "./support/finder";
import { LANGUAGES, test, untilLoaded, visit, words } from "./support/languages";

test.skip(!process.env.PICTURES, "taken on request only");

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

for (const { code, locale } of LANGUAGES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`${code} ${size} ${colorScheme}`, async ({ browser }) => {
        const page = await visit(browser, locale, {
          viewport,
          colorScheme,
          reducedMotion: "reduce",
        });
        const save = async (name: string) => {
          await untilLoaded(page);
          const path = `screenshots/${name}-${size}-${colorScheme}-${code}.png`;
          await page.screenshot({ path, fullPage: true });
        };
        await page.goto("/");
        await save("home");
        await findGifts(page, code, { ...TEA_LOVER, interests: "茶, hiking, poterie" });
        await page.getByText(words(code, "cards")("whyItFits")).first().waitFor();
        // Pictures below the fold load when they come near.
        for (const card of await page.getByRole("article").all())
          await card.scrollIntoViewIfNeeded();
        await save("results");
        await page.goto("/search?q=tea");
        await save("search");
        await page.goto("/nowhere");
        await save("not-found");
      });
    }
  }
}

import { expect, test, untilLoaded, visit } from "./support/languages";

test("switches the language and keeps it", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 1280, height: 800 },
  });
  await page.goto("/search?q=tea");
  await page
    .getByRole("button", { name: /^(Language|English)/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Français" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveURL(/\/search\?q=tea/);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === "i18nextLng")?.value).toBe("fr");
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
});

test("pages break none of their own rules and ask nothing of a third party", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") foreign.push(request.url());
  });
  for (const path of ["/", "/search?q=tea", "/nowhere"]) {
    await page.goto(path);
    await untilLoaded(page);
    expect({ refused, foreign }, path).toEqual({ refused: [], foreign: [] });
  }
});

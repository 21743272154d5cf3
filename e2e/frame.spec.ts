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
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === "i18nextLng")?.value).toBe("fr");
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
});

for (const path of ["/", "/search?q=tea", "/nowhere"]) {
  test(`${path} carries strict headers and breaks none of its own rules`, async ({ page }) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    const response = await page.goto(path);
    const headers = response?.headers() ?? {};
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["strict-transport-security"]).toContain("max-age=63072000");
    // A visitor's own browser may keep a page for a minute, nobody else may at all.
    expect(headers["cache-control"]).toMatch(/^private, (no-store|max-age=60)$/);
    await untilLoaded(page);
    expect(refused).toEqual([]);
  });
}

test("asks nothing of a third party", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") foreign.push(request.url());
  });
  await page.goto("/");
  await page.goto("/search?q=tea");
  await untilLoaded(page);
  expect(foreign).toEqual([]);
});

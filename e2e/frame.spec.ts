import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

for (const { code, locale } of LANGUAGES) {
  test(`${code}: an unknown address is a friendly 404`, async ({ browser }) => {
    const page = await visit(browser, locale, { viewport: { width: 320, height: 800 } });
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    const t = words(code, "common");
    await expect(page.getByRole("heading", { name: t("error.notFound.title") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test(`${code}: rooms that open later say so`, async ({ browser }) => {
    const page = await visit(browser, locale);
    for (const path of ["/premium", "/about", "/blog", "/auth", "/favorites"]) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`switches the language and keeps it${javaScriptEnabled ? "" : ", without JavaScript"}`, async ({
    browser,
  }) => {
    const page = await visit(browser, "en-US", {
      javaScriptEnabled,
      viewport: { width: 1280, height: 800 },
    });
    await page.goto("/search?q=tea", { waitUntil: "networkidle" });
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
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
    }
  });
}

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
    await page.waitForLoadState("networkidle");
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
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
});

test("bad forms are answered, not broken", async ({ request }) => {
  const bad = [
    { headers: { "content-type": "multipart/form-data; boundary=x" }, data: "garbage" },
    { headers: { "content-type": "application/json" }, data: "{" },
    { form: { language: "xx" } },
  ];
  for (const path of ["/?index", "/language"]) {
    for (const options of bad) {
      const { status } = { status: (await request.post(path, options)).status() };
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  }
});

test("names that a form parser would read as trees and lists are left alone", async ({
  request,
}) => {
  for (const name of ["x[99999999]", "recipient[99999999]", "__intent__", "__proto__[x]"]) {
    const response = await request.post("/?index", { form: { [name]: "{" }, timeout: 20_000 });
    expect(response.status()).toBe(400);
    expect((await response.body()).length).toBeLessThan(200_000);
  }
});

test("a change of language goes back to where one was, never elsewhere", async ({ request }) => {
  const ways = {
    "/search?q=the%20&age=80%2B": "/search?q=the%20&age=80%2B",
    "/?q=茶": "/?q=%E8%8C%B6",
    "/\nx": "/x",
    "//evil.test/x": "/",
    "/\t//evil.test": "/",
    "/\\evil.test": "/",
    "/.//evil.test": "/",
    "https://evil.test/": "/",
    "javascript:alert(1)": "/",
    "http://[": "/",
  };
  for (const [back, location] of Object.entries(ways)) {
    const response = await request.post("/language", {
      form: { language: "fr", back },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(location);
  }
});

for (const { code, locale } of LANGUAGES) {
  test(`${code}: a page that refuses a request says so in the visitor's language`, async ({
    request,
  }) => {
    const t = words(code, "common");
    const headers = { "accept-language": locale };
    const home = await (await request.get("/", { headers })).text();
    const season = /data-season="[\w-]+"/.exec(home)?.[0] ?? "none";
    const refusals = { "/search": [405, "refused"], "/nowhere": [404, "notFound"] } as const;
    for (const [path, [status, key]] of Object.entries(refusals)) {
      const response = await request.post(path, { headers, form: { q: "x" } });
      expect(response.status()).toBe(status);
      const page = await response.text();
      expect(page).toContain(t(`error.${key}.title`));
      expect(page).toContain(`<html lang="${code === "zh" ? "zh-Hans" : code}"`);
      expect(page).toContain(`data-locale="${code}"`);
      expect(page).toContain(season);
    }
  });
}

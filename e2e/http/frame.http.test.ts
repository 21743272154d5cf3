/** What every page carries: headers, languages, refusals. */
import { describe, test } from "vitest";
import { expect } from "./support/expect";
import { LANGUAGES, words } from "./support/languages";
import { ORIGIN, Page, Requests } from "./support/page";
import { ownerRequests, register } from "./support/people";

const htmlLang = (code: string) => (code === "zh" ? "zh-Hans" : code);

test.each(["/", "/search?q=tea", "/nowhere"])("%s carries strict headers", async (path) => {
  const headers = (await new Requests().get(path)).headers();
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["strict-transport-security"]).toContain("max-age=63072000");
  // A visitor's own browser may keep a page for a minute, nobody else may at all.
  expect(headers["cache-control"]).toMatch(/^private, (no-store|max-age=60)$/);
});

test.each(["/", "/search?q=tea", "/auth", "/blog"])(
  "%s shows before its scripts have come, and loads no validator before a form is used",
  async (path) => {
    const html = await (await new Requests().get(path)).text();
    const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(preloads.length).toBeGreaterThan(0);
    for (const preload of preloads) {
      expect(preload).toContain('fetchpriority="low"');
      expect(preload).not.toContain("/assets/schemas-");
    }
  },
);

test("bad forms are answered, not broken", async () => {
  const bad = [
    { headers: { "content-type": "multipart/form-data; boundary=x" }, data: "garbage" },
    { headers: { "content-type": "application/json" }, data: "{" },
    { form: { language: "xx" } },
  ];
  const request = new Requests();
  for (const path of ["/?index", "/language", "/region"]) {
    for (const options of bad) {
      const status = (await request.post(path, options)).status();
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  }
});

test.each(["x[99999999]", "recipient[99999999]", "__intent__", "__proto__[x]"])(
  "the name %s that a form parser would read as a tree or list is left alone",
  async (name) => {
    const response = await new Requests().post("/?index", { form: { [name]: "{" } });
    expect(response.status()).toBe(400);
    expect((await response.text()).length).toBeLessThan(200_000);
  },
);

test("a change of language goes back to where one was, never elsewhere", async () => {
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
    const form = { language: "fr", back };
    const response = await new Requests().post("/language", { form, maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(location);
  }
});

test("switches the language and keeps it, without JavaScript", async () => {
  const page = new Page();
  await page.goto("/search?q=tea");
  await page.getByRole("button", { name: "Français" }).first().click();
  expect(await page.content()).toContain('<html lang="fr"');
  await expect(page).toHaveURL(/\/search\?q=tea/);
  await page.goto("/");
  expect(await page.content()).toContain('<html lang="fr"');
  expect(page.request.cookies.get("i18nextLng")).toBe("fr");
});

test("switches the shops and keeps them, without JavaScript", async () => {
  const t = words("fr", "common");
  const page = new Page("fr-FR");
  await page.goto("/search?q=th%C3%A9");
  const place = page.getByLabel(t("region.label"), { exact: true });
  await place.first().selectOption("fr");
  await page
    .getByRole("button", { name: t("region.change") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/search\?q=th%C3%A9/);
  expect(await page.content()).toContain("amazon.fr");
  expect(await page.content()).toMatch(/environ \d+\s€/);
  const refused = await new Requests().post("/region", { form: { region: "atlantis" } });
  expect(refused.status()).toBe(400);
});

describe.each(LANGUAGES)("$code", ({ code, locale }) => {
  const t = words(code, "common");

  test("a page that refuses a request says so in the visitor's language", async () => {
    const request = new Requests({ "accept-language": locale });
    const home = await (await request.get("/")).text();
    const season = /data-season="[\w-]+"/.exec(home)?.[0] ?? "none";
    const refusals = { "/search": [405, "refused"], "/nowhere": [404, "notFound"] } as const;
    for (const [path, [status, key]] of Object.entries(refusals)) {
      const response = await request.post(path, { form: { q: "x" } });
      expect(response.status()).toBe(status);
      const page = await response.text();
      expect(page).toContain(t(`error.${key}.title`));
      expect(page).toContain(`<html lang="${htmlLang(code)}"`);
      expect(page).toContain(`data-locale="${code}"`);
      expect(page).toContain(season);
    }
  });

  test("a form over 64 kB gets a page that says so, a script an object", async () => {
    const request = new Requests({ "accept-language": locale });
    const form = { message: "x".repeat(70_000) };
    const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", origin: ORIGIN };
    const answer = await request.post("/feedback", { form, headers: browser });
    expect(answer.status()).toBe(413);
    expect(answer.headers()["content-type"]).toContain("text/html");
    expect(answer.headers()["content-security-policy"]).toContain("'nonce-");
    const page = await answer.text();
    expect(page).toContain(`<html lang="${htmlLang(code)}"`);
    expect(page).toContain(t("error.tooLarge.title"));
    expect(page).toContain(t("error.tooLarge.text"));
    for (const path of ["/feedback.data", "/api/feedbacks"]) {
      const accept = path.startsWith("/api") ? browser.accept : "*/*";
      const told = await request.post(path, { form, headers: { ...browser, accept } });
      expect(told.status()).toBe(413);
      expect(told.headers()["content-type"]).toContain("application/problem+json");
    }
  });

  test("an unknown address is a friendly 404", async () => {
    const page = new Page(locale);
    for (const path of ["/no/such/page", "/%0A", "/gifts/a%0D%0Ab", "/%E2%80%A8"]) {
      expect((await page.goto(path)).status()).toBe(404);
      await expect(page.getByRole("heading", { name: t("error.notFound.title") })).toBeVisible();
    }
  });

  test("premium that the Owner took off sale says so, and no page offers it", async () => {
    const owner = await ownerRequests();
    const turn = async (on: boolean) => {
      const answer = await owner.patch("/api/dev/switches", { data: { name: "premiumTier", on } });
      expect(answer.ok()).toBe(true);
    };
    const page = new Page(locale);
    await register(page);
    await turn(false);
    try {
      await page.goto("/premium");
      const t = words(code, "premium");
      await page.getByRole("button", { name: t("get") }).click();
      await expect(page.getByText(t("closed.title"))).toBeVisible();
      await page.goto("/");
      await expect(page.locator('a[href="/premium"]')).toHaveCount(0);
    } finally {
      await turn(true);
    }
    await page.goto("/");
    expect(await page.locator('a[href="/premium"]').count()).toBeGreaterThan(0);
    await expect(page.locator('nav a[href="/premium"]').first()).toBeVisible();
  });

  test("categories that the Owner opened lead to their gifts, until they are closed", async () => {
    const owner = await ownerRequests();
    const turn = async (on: boolean) => {
      const data = { name: "openCategories", on };
      expect((await owner.patch("/api/dev/switches", { data })).ok()).toBe(true);
    };
    const home = words(code, "home");
    const page = new Page(locale);
    const wedding = page.getByRole("link", {
      name: words(code, "gifts")("themes.wedding"),
      exact: true,
    });
    await turn(true);
    try {
      await page.goto("/");
      await expect(page.getByText(home("categories.notice"))).toHaveCount(0);
      await wedding.click();
      await expect(page).toHaveURL("/category/Wedding");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    } finally {
      await turn(false);
    }
    await page.goto("/");
    await expect(page.getByText(home("categories.notice"))).toBeVisible();
    await expect(wedding).toHaveAttribute("href", "/?soon=1#categories");
  });

  test("the story and the ways to reach us", async () => {
    const page = new Page(locale);
    const about = words(code, "about");
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(about("title"));
    await expect(page.getByText(about("story.one"))).toBeVisible();
    const main = page.getByRole("main");
    const email = main.locator('a[href^="mailto:"]');
    const phone = main.locator('a[href^="tel:"]');
    // The button says the very address that it opens.
    const address = (await email.getAttribute("href"))?.replace("mailto:", "") ?? "";
    await expect(email).toContainText(address);
    expect((await phone.getAttribute("href"))?.replace("tel:", "")).toMatch(/^\+?\d{6,}$/);
    const socials = main.getByRole("listitem").locator("a");
    await expect(socials).toHaveCount(2);
    for (const at of [0, 1]) await expect(socials.nth(at)).toHaveAttribute("rel", /noopener/);
  });
});

test.each(["fr", "es", "zh"])(
  "an address that names %s speaks it to whoever names no language",
  async (code) => {
    const crawler = new Requests({ "accept-language": "" });
    const page = await (await crawler.get(`/search?lng=${code}`)).text();
    expect(page).toContain(`<html lang="${htmlLang(code)}"`);
    expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]+/search\\?lng=${code}"`));
    // Links say no language; the next page speaks this one all the same.
    const next = await (await crawler.get("/about")).text();
    expect(next).toContain(`<html lang="${htmlLang(code)}"`);
  },
);

test("nobody sees a page that was kept for another state of theirs", async () => {
  const page = new Page();
  const anonymous = await page.goto("/");
  expect(anonymous.headers()["cache-control"]).toBe("private, max-age=60");
  expect(anonymous.headers().vary).toMatch(/Cookie.*Accept-Language/i);
  await register(page);
  expect((await page.request.get("/")).headers()["cache-control"]).toBe("private, no-store");
});

test("security.txt names whom to tell, and expires within a year", async () => {
  const answer = await new Requests().get("/.well-known/security.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(text)?.[1] ?? "";
  expect(field("Contact")).toBe("mailto:hello@example.com");
  expect(text).toContain(`Contact: ${ORIGIN}/feedback\n`);
  expect(field("Canonical")).toBe(`${ORIGIN}/.well-known/security.txt`);
  const days = (Date.parse(field("Expires")) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("the sitemap and robots.txt name pages that exist", async () => {
  const request = new Requests();
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "";
  const xml = await (await request.get(sitemap)).text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(pages.length).toBeGreaterThan(2_000);
  for (const page of [pages[0], pages.at(-1), pages[Math.floor(pages.length / 2)]]) {
    expect((await request.get((page ?? "").replaceAll("&amp;", "&"))).status()).toBe(200);
  }
});

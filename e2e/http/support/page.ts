/**
 * A visitor whose browser runs no scripts: pages and forms as plain requests to the built Worker.
 */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { parseHTML } from "linkedom";
import { type Dom, formOf, Locator, normal, sentValue, textOf } from "./locator";

export const ORIGIN = "http://localhost";
const MOST_REDIRECTS = 5;

type Options = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as a form. */
  form?: Record<string, string>;
  /** Sent as JSON, or a text as it is. */
  data?: unknown;
  /** Sent as it is, with the content type that goes with it unless the headers name one. */
  body?: BodyInit | undefined;
  maxRedirects?: number;
};

let visitors = 0;
/** An address that no other visitor has: rate limits are counted by it. */
export const newAddress = () => {
  visitors++;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** Requests with cookies, as one browser sends them. */
export class Requests {
  readonly cookies = new Map<string, string>();
  /** Bindings in place of the Worker's own, for requests during which one fails. */
  bindings: object | null = null;
  constructor(readonly headers: Record<string, string> = {}) {
    this.headers = { "cf-connecting-ip": newAddress(), ...headers };
  }

  async fetch(address: string, options: Options = {}) {
    const { form, data, maxRedirects = MOST_REDIRECTS } = options;
    let method = options.method ?? "GET";
    let url = new URL(address, ORIGIN);
    let body: BodyInit | undefined = options.body ?? (form && new URLSearchParams(form).toString());
    const headers = new Headers({ ...this.headers, ...options.headers });
    if (form) headers.set("content-type", "application/x-www-form-urlencoded");
    if (data !== undefined) {
      body = typeof data === "string" ? data : JSON.stringify(data);
      if (!headers.has("content-type")) headers.set("content-type", "application/json");
    }
    for (let hops = 0; ; hops++) {
      if (this.cookies.size > 0) {
        headers.set(
          "cookie",
          [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        );
      } else headers.delete("cookie");
      const request = new Request(url, { method, headers, body, redirect: "manual" });
      const response = await (this.bindings
        ? fetchWith(this.bindings, request)
        : worker().fetch(request));
      for (const set of response.headers.getSetCookie()) this.keep(set);
      const location = response.headers.get("location");
      const isRedirect = response.status >= 300 && response.status < 400;
      if (!location || !isRedirect || hops >= maxRedirects) return new Answer(response, url.href);
      await response.body?.cancel();
      url = new URL(location, url);
      if (response.status < 307) {
        [method, body] = ["GET", undefined];
        headers.delete("content-type");
      }
    }
  }

  private keep(set: string) {
    const [pair = "", ...attributes] = set.split(";");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const isGone = attributes.some((one) => /^\s*max-age=(0|-)|1970/i.test(one));
    if (isGone || value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get = (address: string, options: Options = {}) => this.fetch(address, options);
  post = (address: string, options: Options = {}) =>
    this.fetch(address, { ...options, method: "POST" });
  patch = (address: string, options: Options = {}) =>
    this.fetch(address, { ...options, method: "PATCH" });
  delete = (address: string, options: Options = {}) =>
    this.fetch(address, { ...options, method: "DELETE" });
}

const worker = () =>
  (exports as unknown as { default: { fetch: (request: Request) => Promise<Response> } }).default;

/**
 * An answer of the same Worker with other bindings, whole and with the work that follows it. The
 * path is no constant: the type check has no build.
 */
async function fetchWith(bindings: object, request: Request): Promise<Response> {
  const build = "../../../build/server/index.js";
  const { default: built } = await import(/* @vite-ignore */ build);
  const execution = createExecutionContext();
  const response: Response = await built.fetch(request, { ...env, ...bindings }, execution);
  const text = await response.text();
  await waitOnExecutionContext(execution);
  return new Response(text || null, response);
}

/** An answer, read as often as one likes. */
export class Answer {
  private read?: Promise<string>;
  constructor(
    private readonly response: Response,
    private readonly address: string,
  ) {}
  url = () => this.address;
  status = () => this.response.status;
  ok = () => this.response.ok;
  headers = (): Record<string, string> => Object.fromEntries(this.response.headers);
  text = () => {
    this.read ??= this.response.text();
    return this.read;
  };
  // biome-ignore lint/suspicious/noExplicitAny: as Playwright's, whatever the test expects of it.
  json = async (): Promise<any> => JSON.parse(await this.text());
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', "#x27": "'" };
const decode = (text: string) =>
  text.replace(/&(lt|gt|amp|quot|#x27);/g, (_, name) => ENTITIES[name] ?? "");

/** One open page, with the methods of Playwright's that make sense without scripts. */
export class Page {
  readonly request: Requests;
  private dom: Dom = parseHTML("<html></html>").document;
  private html = "";
  private address = ORIGIN;

  constructor(locale = "en-US") {
    this.request = new Requests({ "accept-language": locale });
  }

  url = () => this.address;
  content = async () => this.html;
  title = () => normal(this.dom.querySelector("title")?.textContent);
  reload = () => this.goto(this.address);
  clearCookies = () => this.request.cookies.clear();

  async goto(address: string) {
    const url = new URL(address, this.address);
    const answer = await this.request.get(url.href, { headers: { accept: "text/html" } });
    return this.show(answer, url.hash);
  }

  /** Sends a form as the browser would, with the button that was pressed. */
  async submit(form: Element, button: Element | null) {
    const fields = [...this.dom.querySelectorAll("input, select, textarea")].filter(
      (control) =>
        control.hasAttribute("name") &&
        !control.hasAttribute("disabled") &&
        (control.closest("form") || control.hasAttribute("form")) &&
        formOf(control) === form &&
        (!/^(checkbox|radio)$/.test(control.getAttribute("type") ?? "") ||
          control.hasAttribute("checked")),
    );
    const pairs = fields.map((control) => {
      const isBox = /^(checkbox|radio)$/.test(control.getAttribute("type") ?? "");
      const value = isBox ? (control.getAttribute("value") ?? "on") : sentValue(control);
      return [control.getAttribute("name") ?? "", value];
    });
    const name = button?.getAttribute("name");
    if (name) pairs.push([name, button?.getAttribute("value") ?? ""]);
    // The parser keeps the case in which React writes a button's attributes.
    const attribute = (key: "Action" | "Method") =>
      button?.getAttribute(`form${key}`) ?? form.getAttribute(key.toLowerCase()) ?? undefined;
    const url = new URL(attribute("Action") ?? this.address, this.address);
    const search = new URLSearchParams(pairs).toString();
    if (attribute("Method")?.toLowerCase() !== "post") {
      url.search = search;
      return this.goto(url.href);
    }
    const answer = await this.request.post(url.href, {
      data: search,
      headers: {
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
        origin: ORIGIN,
        "sec-fetch-site": "same-origin",
        referer: this.address,
      },
    });
    return this.show(answer, "");
  }

  private async show(answer: Answer, hash: string) {
    this.html = await answer.text();
    this.dom = parseHTML(this.html).document;
    // The parser leaves a text area's text as it was written.
    for (const area of this.dom.querySelectorAll("textarea")) {
      area.textContent = decode(area.textContent ?? "");
    }
    this.address = answer.url().includes("#") ? answer.url() : answer.url() + hash;
    return answer;
  }

  private get root() {
    return new Locator(() => [this.dom.documentElement], this, "");
  }
  locator: Locator["locator"] = (...args) => this.root.locator(...args);
  getByRole: Locator["getByRole"] = (...args) => this.root.getByRole(...args);
  getByLabel: Locator["getByLabel"] = (...args) => this.root.getByLabel(...args);
  getByText: Locator["getByText"] = (...args) => this.root.getByText(...args);
  /** All that the page says. */
  text = () => normal(textOf(this.dom.documentElement));
}

/**
 * A fake of Stripe on this machine: its API, its script and frames for the browser, its portal, and
 * its webhooks. `npm start`, `npm run dev` and the browser tests start it where no keys of Stripe's
 * are set; no deployment has any of it. It moves no money and takes test cards only. Writes its
 * address to the standard output.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import {
  answerChallenge,
  answerStripeCall,
  confirmCard,
  openIntent,
  openShop,
} from "../../worker/testing/fakes/stripe/api";
import { Refusal } from "../../worker/testing/fakes/stripe/shop";
import { cardPage, challengePage, portalPage } from "./pages";
import { newWebhooks } from "./webhooks";
import { languageOf } from "./words";

const { STRIPE_SECRET_KEY = "", STRIPE_WEBHOOK_SECRET = "", FAKE_STRIPE_FILE = "" } = process.env;
const { FAKE_STRIPE_WEBHOOK = "" } = process.env;
const HOST = "127.0.0.1";
/** How long a slow bank takes, in milliseconds. */
const SLOW_BANK = 30_000;
/** How long a person at the portal waits for the shop to hear of it, in milliseconds. */
const WEBHOOK_WAIT = 3_000;
const MAX_BODY = 256 * 1024;

const shop = openShop(STRIPE_SECRET_KEY, readSaved());
const webhooks = newWebhooks(shop.events, FAKE_STRIPE_WEBHOOK, STRIPE_WEBHOOK_SECRET);

const FILES: Record<string, string> = {
  "/stripe.js": "text/javascript",
  "/card.js": "text/javascript",
  "/challenge.js": "text/javascript",
  "/fake.css": "text/css",
};

type Answer = { status?: number; headers?: Record<string, string>; body: string };
const html = (body: string): Answer => ({ headers: { "content-type": "text/html" }, body });
const json = (body: object, status = 200): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function answer(call: IncomingMessage, url: URL): Promise<Answer> {
  const { pathname, searchParams } = url;
  const language = languageOf(searchParams.get("locale") ?? call.headers["accept-language"]);
  const type = FILES[pathname];
  if (type) return { headers: { "content-type": type }, body: readBrowserFile(pathname) };
  if (pathname === "/card") return html(cardPage(language));
  if (pathname === "/challenge") {
    const [{ amount }] = openIntent(shop, searchParams.get("secret") ?? "");
    return html(challengePage(language, amount));
  }
  if (pathname === "/card/confirm" && call.method === "POST") {
    const form = new URLSearchParams(await readBody(call));
    const secret = form.get("secret") ?? "";
    const { intent, error } = confirmCard(shop, secret, form.get("card") ?? "");
    if (intent.status === "processing") setTimeout(() => settle(secret), SLOW_BANK).unref();
    return json({ intent, error });
  }
  if (pathname === "/challenge/answer" && call.method === "POST") {
    const form = new URLSearchParams(await readBody(call));
    return json(answerChallenge(shop, form.get("secret") ?? "", form.get("answer") === "accept"));
  }
  const session = shop.sessions.get(pathname.replace("/p/session/", ""));
  if (session && call.method === "POST") {
    const form = new URLSearchParams(await readBody(call));
    const id = form.get("subscription") ?? "";
    if (shop.subscriptionOf(id).customer !== session.customer) throw new Error("not theirs");
    if (form.get("act") === "cancel") shop.cancelLater(id);
    if (form.get("act") === "resume") shop.resume(id);
    await Promise.race([webhooks.send(), wait(WEBHOOK_WAIT)]);
    return { status: 303, headers: { location: pathname }, body: "" };
  }
  if (session) return html(portalPage(language, shop, session));
  return answerApi(call, url);
}

async function answerApi(call: IncomingMessage, url: URL): Promise<Answer> {
  const method = call.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? undefined : await readBody(call);
  const headers = Object.entries(call.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const response = await answerStripeCall(
    new Request(url, { method, headers, ...(body !== undefined && { body }) }),
  );
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

/** The slow bank says yes at last, unless somebody answered for it. */
function settle(secret: string) {
  const [{ status }, id] = openIntent(shop, secret);
  if (status === "processing") shop.pay(id);
  save();
  void webhooks.send();
}

/** Writes what the account holds to its file, for the next start. */
function save() {
  if (!FAKE_STRIPE_FILE) return;
  mkdirSync(dirname(FAKE_STRIPE_FILE), { recursive: true });
  writeFileSync(FAKE_STRIPE_FILE, JSON.stringify(shop.save()));
}

function readSaved() {
  try {
    return JSON.parse(readFileSync(FAKE_STRIPE_FILE, "utf8"));
  } catch {
    // The first start, or a file that a crash cut off: an empty account.
    return {};
  }
}

const readBrowserFile = (pathname: string) =>
  readFileSync(join(import.meta.dirname, "browser", pathname), "utf8");

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function readBody(call: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of call) {
    body += part;
    if (body.length > MAX_BODY) throw new Error("too long");
  }
  return body;
}

function send(reply: ServerResponse, { status = 200, headers, body }: Answer) {
  reply.writeHead(status, {
    "cache-control": "no-store",
    // The page that loads the script and the frames is of another origin.
    "cross-origin-resource-policy": "cross-origin",
    ...headers,
  });
  reply.end(body);
}

const server = createServer(async (call, reply) => {
  const { port } = server.address() as AddressInfo;
  const url = new URL(call.url ?? "/", `http://${HOST}:${port}`);
  const said = await answer(call, url).catch((error: unknown) => {
    const status = error instanceof Refusal ? error.status : 400;
    return json({ error: { message: error instanceof Error ? error.message : "" } }, status);
  });
  const isChange = call.method !== "GET";
  // Before the answer: who hears of a change may stop this process.
  if (isChange) save();
  send(reply, said);
  if (isChange) void webhooks.send();
});

server.listen(0, HOST, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://${HOST}:${port}`);
});

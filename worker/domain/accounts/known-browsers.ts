/**
 * Browsers in which somebody signed in to an account with its password before. They aren't slowed
 * by what strangers try: OWASP's device cookies, without a row or a key of our own. An entry is
 * signed with the hash of the account's password, which nobody but the database knows, so a new
 * password forgets them all. An entry opens nothing.
 */
import type { Ctx } from "../../context";
import { newToken } from "../tokens";

/** Accounts that one browser is known for; the last used first. */
const ACCOUNTS = 4;

type Holder = { id: string; password: string | null };

const entriesOf = (ctx: Pick<Ctx, "knownBrowser">) =>
  (ctx.knownBrowser ?? "").split("~").filter(Boolean).slice(0, ACCOUNTS);

/**
 * The name of this browser among those that the account knows; null for any other. The same work is
 * done without an account.
 */
export async function findKnownBrowser(ctx: Ctx, holder: Holder | null): Promise<string | null> {
  let known: string | null = null;
  for (const entry of entriesOf(ctx)) {
    const [name = "", mac = ""] = entry.split(".");
    if (await isSigned(holder, name, mac)) known = name;
  }
  return known;
}

/** Makes this browser known to an account whose password was just given, or set. */
export async function rememberBrowser(
  ctx: Ctx,
  holder: { id: string; password: string },
): Promise<void> {
  const others: string[] = [];
  let name: string | null = null;
  for (const entry of entriesOf(ctx)) {
    const [known = "", mac = ""] = entry.split(".");
    if (await isSigned(holder, known, mac)) name = known;
    else others.push(entry);
  }
  name ??= newToken();
  const mac = base64url(
    await crypto.subtle.sign("HMAC", await keyOf(holder), textOf(holder, name)),
  );
  ctx.rememberBrowser([`${name}.${mac}`, ...others].slice(0, ACCOUNTS).join("~"));
}

async function isSigned(holder: Holder | null, name: string, mac: string): Promise<boolean> {
  const whose = holder ?? { id: "", password: null };
  const bytes = bytesOf(mac);
  const isRight = await crypto.subtle.verify(
    "HMAC",
    await keyOf(whose),
    bytes,
    textOf(whose, name),
  );
  return isRight && whose.password !== null;
}

const keyOf = ({ password }: Holder) =>
  crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(password ?? "nobody"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );

const textOf = ({ id }: Holder, name: string) =>
  new TextEncoder().encode(`known-browser:${id}:${name}`);

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");

/** Empty for text that isn't base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

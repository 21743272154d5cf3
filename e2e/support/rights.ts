/** Rights for the journeys, given by the Owner through the API. */
import { type APIRequestContext, type Page, request } from "@playwright/test";
import { signInAsOwner } from "./accounts";

let owner: Promise<APIRequestContext> | undefined;

async function signIn() {
  const context = await request.newContext({
    baseURL: process.env.BASE_URL ?? "http://localhost:8787",
    extraHTTPHeaders: { "cf-connecting-ip": `10.253.${process.pid % 250}.1` },
  });
  await signInAsOwner(context);
  return context;
}

/** The Owner's requests: signed in once in each worker. */
export function ownerRequests(): Promise<APIRequestContext> {
  owner ??= signIn();
  return owner;
}

const idOf = async (page: Page) => (await (await page.request.get("/api/user")).json()).id;

/** Who is signed in on this page is premium from the next request on. */
export async function makePremium(page: Page): Promise<void> {
  const data = { userId: await idOf(page) };
  const answer = await (await ownerRequests()).post("/api/dev/toggle-premium", { data });
  if (!answer.ok()) throw new Error(`no premium: ${await answer.text()}`);
}

/** Who is signed in on this page is of the staff from the next request on. */
export async function makeStaff(page: Page): Promise<void> {
  const answer = await (await ownerRequests()).patch(`/api/users/${await idOf(page)}/toggle-staff`);
  if (!answer.ok()) throw new Error(`no staff: ${await answer.text()}`);
}

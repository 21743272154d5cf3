/** Rights for the journeys, given by the Owner through the API. */
import { type APIRequestContext, type Page, request } from "@playwright/test";
import { signInAsOwner } from "./accounts";

let owner: Promise<APIRequestContext> | undefined;

async function newOwner() {
  const context = await request.newContext({
    baseURL: process.env.BASE_URL ?? "http://localhost:8787",
    extraHTTPHeaders: { "cf-connecting-ip": `10.253.${process.pid % 250}.1` },
  });
  return context;
}

/**
 * The Owner's requests in this worker. Other tests' sign-ins may have ended the session: then a new
 * one.
 */
export async function ownerRequests(): Promise<APIRequestContext> {
  owner ??= newOwner();
  const requests = await owner;
  if (!(await requests.get("/api/user")).ok()) await signInAsOwner(requests);
  return requests;
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

/** Somebody of each role with things of their own, for requests that may destroy all of it. */
import { expect } from "../expect";
import { Page, type Requests } from "../page";
import { day, giveParty, makePremium, makeStaff, register, signInAsOwner } from "../people";

export const FUZZED_ROLES = ["anonymous", "user", "premium", "staff", "owner"] as const;
export type FuzzedRole = (typeof FUZZED_ROLES)[number];

/** What `{…}` in an address or a body stands for. */
export type Places = Record<string, string>;
export type Actors = Record<FuzzedRole, { requests: Requests; places: Places }>;

async function makeActor(role: FuzzedRole, shared: Places) {
  const page = new Page();
  if (role === "anonymous") return { requests: page.request, places: shared };
  if (role === "owner") await signInAsOwner(page.request);
  else await register(page);
  if (role === "premium") await makePremium(page);
  if (role === "staff") await makeStaff(page);
  return { requests: page.request, places: { ...shared, ...(await makeThings(page, role)) } };
}

/** The person's own list, and party, guests and question where they may have some. */
async function makeThings(page: Page, role: FuzzedRole): Promise<Places> {
  const made = async (path: string, data: object): Promise<Record<string, string>> =>
    (await page.request.post(path, { data })).json();
  await page.request.post("/api/favorites", { data: { giftId: 2 } });
  const { id: list = "" } = await made("/api/lists", { name: "For Ana", giftId: 1 });
  const shared = list ? await shareList(page, list) : "";
  const drawn = await makeDraw(page);
  if (role !== "premium" && role !== "owner") return list ? { list, shared, ...drawn } : {};
  // There is a limit to the Owner's too.
  for (const { id } of await (await page.request.get("/api/parties")).json()) {
    await page.request.delete(`/api/parties/${id}`);
  }
  const { id: party, feedToken } = await giveParty(page, "Mia’s fortieth");
  const add = (what: string, form: Record<string, string>) =>
    page.request.post(`/party-planning/${what}?party=${party}`, {
      form: { intent: "add", party, ...form },
      headers: { origin: "http://localhost" },
    });
  await add("guests", { name: "Ben", email: "ben@example.com", plusOnes: "1" });
  await add("gifts", { title: "Kite", price: "30" });
  await add("costs", { label: "Dinner", category: "food", estimate: "20" });
  const { id: request = "" } = await made("/api/event-requests", {
    subject: "A tent for forty",
    message: "Where does one rent a tent?",
  });
  await page.goto(`/party-planning/guests?party=${party}`);
  const links = (await page.content()).match(/\/rsvp\/[\w/-]{20,}/g) ?? [];
  const invite = links.find((link) => !link.slice(6).includes("/"))?.slice(6) ?? "";
  const guest = links.find((link) => link.slice(6).includes("/"))?.split("/")[3] ?? "";
  return { list, shared, ...drawn, party, calendar: feedToken, request, invite, guest };
}

/** Draws names; answers the draw's id and the token of a link. */
async function makeDraw(page: Page): Promise<Places> {
  const headers = { origin: "http://localhost", "sec-fetch-site": "same-origin" };
  const send = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers });
  const draw = (await send("/draws", { title: "Christmas" })).url().split("/").at(-1) ?? "";
  await send(`/draws/${draw}`, { intent: "names", names: "Ana\nBen\nCleo\nDan" });
  await send(`/draws/${draw}`, { intent: "draw" });
  await page.goto(`/draws/${draw}`);
  return { draw, envelope: /\/d\/([\w-]{43})/.exec(await page.content())?.[1] ?? "" };
}

/** Shares a list with an own item; answers the token of its link. */
async function shareList(page: Page, list: string): Promise<string> {
  const headers = { origin: "http://localhost", "sec-fetch-site": "same-origin" };
  const send = (form: Record<string, string>) =>
    page.request.post(`/lists/${list}`, { form, headers });
  await send({ intent: "own-add", name: "Plate", quantity: "6", priority: "normal" });
  await send({ intent: "share-on", occasionOn: day(30), showsNames: "on" });
  await page.goto(`/lists/${list}`);
  return /\/l\/([\w-]{43})/.exec(await page.content())?.[1] ?? "";
}

/** What is there for everybody, and somebody whom the Owner may do anything to. */
async function makeShared(): Promise<Places> {
  const victim = new Page();
  const { id, username, email } = await register(victim);
  const owner = new Page();
  await signInAsOwner(owner.request);
  const [gift] = await (await owner.request.get("/api/gifts/search?q=tea")).json();
  const [post] = await (await owner.request.get("/api/blog/posts")).json();
  const draft = await owner.request.post("/api/staff/posts", {
    data: { title: "A draft", category: "gift-ideas", content: "Words." },
  });
  const custom = await owner.request.post("/api/gifts/custom", {
    data: {
      name: "Kite",
      description: "Flies.",
      imageUrl: "/pictures/default.webp",
      price: "$25",
      category: "outdoors",
      storeUrl: "https://kites.example/",
    },
  });
  expect([draft.status(), custom.status()]).toEqual([201, 201]);
  return {
    person: id,
    username,
    address: email,
    gift: String(gift.id),
    slug: gift.slug,
    post: post.slug,
    article: String((await draft.json()).id),
    draft: String((await draft.json()).id),
    custom: String((await custom.json()).id),
    chat: "00000000-0000-4000-8000-000000000000",
  };
}

/** Everybody, with things of their own. */
export async function makeActors(): Promise<Actors> {
  const shared = await makeShared();
  const actors = {} as Actors;
  // The premium person's things are what everybody else asks for too.
  actors.premium = await makeActor("premium", shared);
  for (const role of FUZZED_ROLES) {
    if (role !== "premium") actors[role] = await makeActor(role, actors.premium.places);
  }
  return actors;
}

/** Gives back what hostile requests took: rights, sessions, and what the Owner may turn off. */
export async function restoreActors(actors: Actors): Promise<void> {
  const owner = new Page();
  await signInAsOwner(owner.request);
  for (const [name, on] of Object.entries({ premiumTier: true, partyTools: true })) {
    await owner.request.patch("/api/dev/switches", { data: { name, on } });
  }
  for (const role of FUZZED_ROLES) {
    const { requests } = actors[role];
    requests.headers["accept-language"] = "en-US";
    if (role === "anonymous") continue;
    const answer = await requests.get("/api/user");
    const person = answer.ok() ? await answer.json() : {};
    const isWhole =
      (role !== "premium" || person.isPremium) && (role !== "staff" || person.isStaff);
    const hasThings = (await requests.get(`/api/lists/${actors[role].places.list}`)).ok();
    if (answer.ok() && isWhole && hasThings) continue;
    requests.cookies.clear();
    Object.assign(actors[role], await makeActor(role, actors.premium.places));
  }
}

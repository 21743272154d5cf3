/** The pages and calls that are measured, and the people who ask for them. */
import { type Ask, fetchAsVisitor } from "./ask";

const briefs = [
  { age: "26-50", occasion: "birthday", interests: "tea, hiking", budget: "50-100" },
  { age: "71-80", occasion: "christmas", interests: "jardinage, sans noix", budget: "0-50" },
  { age: "11-14", occasion: "birthday", interests: "ajedrez, dinosaurios", budget: "0-50" },
  { age: "51-70", occasion: "retirement", interests: "咖啡、钓鱼，不要酒精", budget: "100-200" },
  { age: "22-25", occasion: "graduation", interests: "sourdough and gardning", budget: "200+" },
].map((brief) => ({ recipient: "My aunt", relationship: "family", ...brief }));

const searches = ["tea", "coffee", "garden", "chess", "camera", "wool", "running", "book"];

const jsonHeaders = { "content-type": "application/json" };

/** A request with a JSON body. */
export const sending = (method: string, body: object, cookie = ""): RequestInit => ({
  method,
  headers: { ...jsonHeaders, cookie },
  body: JSON.stringify(body),
});

export type Case = {
  ask: Ask;
  /** What it costs depends on how many gifts there are: measured with every catalogue. */
  grows?: true;
};

/** A premium person's list and party, and the Owner: who asks what strangers may not. */
export type People = {
  person: string;
  owner: string;
  list: string;
  party: string;
  gift: { id: number; slug: string };
  post: string;
};

/** What the calls answer, as far as it is used here. */
type Found = { id: number; slug: string };

async function answerOf<T>(base: string, path: string, init?: RequestInit) {
  const response = await fetchAsVisitor(base + path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return { body: (await response.json()) as T, cookie };
}

/** Registers somebody with favourites, a list and premium's party; signs the Owner in. */
export async function makePeople(base: string): Promise<People> {
  const name = `bench-${Date.now().toString(36)}`;
  const account = {
    username: name,
    email: `${name}@example.com`,
    password: "a kettle for my aunt",
  };
  const { cookie: person } = await answerOf(base, "/api/register", sending("POST", account));
  const secret = { username: "Owner", password: process.env.OWNER_PASSWORD };
  const { cookie: owner } = await answerOf(base, "/api/login", sending("POST", secret));
  const { body: gifts } = await answerOf<Found[]>(base, "/api/gifts/search?q=tea");
  const { body: posts } = await answerOf<Found[]>(base, "/api/blog/posts");
  const ids = gifts.map(({ id }) => id).slice(0, 8);
  for (const giftId of ids) {
    await answerOf(base, "/api/favorites", sending("POST", { giftId }, person));
  }
  const list = { name: "For my aunt", giftId: ids[0] };
  const { body: made } = await answerOf<{ id: string }>(
    base,
    "/api/lists",
    sending("POST", list, person),
  );
  const eventDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const party = {
    eventName: "Mia’s fortieth",
    eventType: "birthday",
    eventDate,
    eventTime: "18:30",
    timeZone: "Europe/Madrid",
    location: "The garden",
    budget: 500,
    attendeeCount: 12,
  };
  const { body: event } = await answerOf<{ id: string }>(
    base,
    "/api/parties",
    sending("POST", party, owner),
  );
  return {
    person,
    owner,
    list: made.id,
    party: event.id,
    gift: gifts[0] ?? { id: 1, slug: "" },
    post: posts[0]?.slug ?? "",
  };
}

const page = (path: string, cookie = ""): Case => ({ ask: () => [path, { headers: { cookie } }] });
const growing = (ask: Ask): Case => ({ ask, grows: true });
const briefOf = (round: number) => briefs[round % briefs.length] ?? {};
const wordOf = (round: number) => searches[round % searches.length];

/** Every kind of request by its name, as the tables show it. */
export function casesFor({ person, owner, list, party, gift, post }: People): Record<string, Case> {
  const favorite = (method: string, path: string): Ask => {
    return () => [path, sending(method, method === "POST" ? { giftId: gift.id } : {}, person)];
  };
  const plan = {
    gifts: [{ id: gift.id }, { id: gift.id + 3 }, { id: gift.id + 6 }, { id: gift.id + 9 }],
    initialBudget: 300,
    targetBudget: 60,
    optimizationStrategy: "balanced",
  };
  return {
    "GET /": growing(() => ["/"]),
    "GET / (signed in)": page("/", person),
    "POST / (results)": growing((round) => [
      "/?index",
      { method: "POST", body: new URLSearchParams(briefOf(round)) },
    ]),
    "GET /search?q=tea": growing(() => ["/search?q=tea"]),
    "GET /gifts/…": growing(() => [`/gifts/${gift.slug}`]),
    "GET /category/Birthday": growing(() => ["/category/Birthday"]),
    "GET /blog": page("/blog"),
    "GET /blog/…": page(`/blog/${post}`),
    "GET /about": page("/about"),
    "GET /auth": page("/auth"),
    "GET /premium": page("/premium"),
    "GET /feedback": page("/feedback"),
    "GET /chat": page("/chat"),
    "GET /favorites": page("/favorites", person),
    "GET /lists": page("/lists", person),
    "GET /lists/…": page(`/lists/${list}`, person),
    "GET /account": page("/account", person),
    "GET /budget-optimizer": page("/budget-optimizer", owner),
    "GET /party-planning/timeline": page(`/party-planning/timeline?party=${party}`, owner),
    "GET /admin": page("/admin", owner),
    "GET /dev/gifts": { ...page("/dev/gifts", owner), grows: true },
    "POST /api/recommend": growing((round) => ["/api/recommend", sending("POST", briefOf(round))]),
    "GET /api/gifts/search": growing((round) => [`/api/gifts/search?q=${wordOf(round)}`]),
    "GET /api/gifts/search (typo)": growing(() => ["/api/gifts/search?q=cofee"]),
    "POST /api/chat": growing(() => [
      "/api/chat",
      sending("POST", { message: "my sister, 30, loves tea, birthday, $40" }),
    ]),
    "POST /api/favorites": { ask: favorite("POST", "/api/favorites") },
    "DELETE /api/favorites/…": { ask: favorite("DELETE", `/api/favorites/${gift.id}`) },
    "GET /api/favorites": page("/api/favorites", person),
    "GET /api/lists": page("/api/lists", person),
    "POST /api/budget/optimize": growing(() => [
      "/api/budget/optimize",
      sending("POST", plan, owner),
    ]),
    "GET /api/health": page("/api/health"),
  };
}

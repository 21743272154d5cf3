/**
 * A written mix of visits: what a hundred visitors of a busy day ask of the Worker. Guessed from
 * how shops are used, since this one has no traffic yet: most come for one gift or one search, a
 * third ask the finder, one in ten talks, two register. Scripts, pictures and fonts are not among
 * these: static assets are free and reach no Worker.
 */
import type { Ask } from "./ask";
import { type Case, casesFor, type People, sending } from "./cases";

export const VISITS = 100;

/** Requests of a hundred visits by the names of `casesFor` and of `forms`. */
export const MIX: Record<string, number> = {
  "GET /": 70,
  "GET / (signed in)": 10,
  "POST / (results)": 35,
  "GET /search?q=tea": 30,
  "GET /api/gifts/search": 40,
  "GET /api/gifts/search (typo)": 3,
  "GET /gifts/…": 60,
  "GET /category/Birthday": 15,
  "GET /blog": 6,
  "GET /blog/…": 20,
  "GET /about": 2,
  "GET /auth": 6,
  "GET /premium": 4,
  "GET /feedback": 1,
  "POST /api/recommend": 2,
  "POST /api/chat": 10,
  "GET /favorites": 6,
  "POST /api/favorites": 8,
  "DELETE /api/favorites/…": 2,
  "GET /lists": 4,
  "GET /lists/…": 4,
  "GET /account": 1,
  "GET /budget-optimizer": 1,
  "POST /api/budget/optimize": 1,
  "GET /party-planning/timeline": 2,
  "GET /admin": 1,
  "POST /api/register": 2,
  "POST /api/login": 3,
  "POST /api/feedbacks": 1,
};

/**
 * Requests of Durable Objects at most, as the code makes them: a charge of the day's allowance, its
 * correction and its flush, and a request for each password hash.
 */
export const DURABLE: Record<string, number> = {
  "POST /api/chat": 3,
  "POST /api/register": 5,
  "POST /api/login": 4,
  "POST /api/feedbacks": 3,
  "POST / (results)": 3,
  "POST /api/recommend": 3,
};

type Account = { username: string; email?: string; password: string };

/** Accounts of this run, the earliest first. */
const accounts: Account[] = [];

/** An account that nobody else has. */
function newAccount(): Account {
  const username = `mix-${Date.now().toString(36)}-${accounts.length}`;
  const account = { username, email: `${username}@example.com`, password: "a kettle for my aunt" };
  accounts.push(account);
  return account;
}

/** Whoever registered a while ago; the Owner until somebody did. */
function knownAccount(): Account {
  const owner = { username: "Owner", password: process.env.OWNER_PASSWORD ?? "" };
  return accounts.at(-4) ?? owner;
}

/** Requests that leave something behind: an account, a session, feedback. */
const forms: Record<string, Ask> = {
  "POST /api/register": () => ["/api/register", sending("POST", newAccount())],
  "POST /api/login": () => {
    const { username, password } = knownAccount();
    return ["/api/login", sending("POST", { username, password })];
  },
  "POST /api/feedbacks": () => [
    "/api/feedbacks",
    sending("POST", { email: "reader@example.com", message: "The teapot has no picture." }),
  ],
};

/** The requests of a hundred visits in an order that mixes their kinds, each with its name. */
export function requestsOf(people: People): { name: string; ask: Ask }[] {
  const cases: Record<string, Case> = casesFor(people);
  const all = Object.entries(MIX).flatMap(([name, count]) => {
    const ask = cases[name]?.ask ?? forms[name];
    if (!ask) throw new Error(`The mix names no case: ${name}`);
    // Spread evenly over the hundred visits.
    return Array.from({ length: count }, (_, turn) => ({ name, ask, place: (turn + 0.5) / count }));
  });
  return all.sort((a, b) => a.place - b.place);
}

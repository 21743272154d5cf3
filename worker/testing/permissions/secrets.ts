/** A person with something of everything, and who may see which of it in which answers. */
import { env } from "cloudflare:workers";
import { call, registerPerson } from "../people";
import { plantRows, THINGS } from "./plant-rows";
import type { Player } from "./players";
import type { Role } from "./roles";

/** What `{…}` in a row stands for: things of this person, all of which are there. */
export type Places = {
  person: string;
  address: string;
  list: string;
  chat: string;
  party: string;
  request: string;
  /** A gift's id; an article that is out, by name and by id; one that isn't. */
  gift: string;
  post: string;
  article: string;
  draft: string;
};

/** What a call would change that somebody may make: for them it names what isn't there. */
export const CHANGED: Partial<Places> = { person: "nobody", gift: "999999999", draft: "999999999" };

export type Secret = {
  what: string;
  /** As it would stand in an answer to this role. */
  values: (role: Role) => readonly string[];
  /** The calls that show it, and to whom; nowhere and nobody without them. */
  shownTo?: readonly Role[];
  by?: RegExp;
};

/** Makes the person and all that is theirs; answers where it is and what must stay unseen. */
export async function plantSecrets(
  players: Record<Role, Player>,
): Promise<{ places: Places; secrets: Secret[] }> {
  const { user, cookie, email } = await registerPerson({ username: "planted person" });
  const made = await call("POST", "/api/lists", { name: "planted-list", giftId: 1 }, { cookie });
  const list = await made.json<{ id: string }>();
  await plantRows(user.id, email);
  const [post = "", article = ""] = await row(
    "SELECT slug, id FROM blog_posts WHERE published ORDER BY id LIMIT 1",
  );
  const [draft = ""] = await row("SELECT max(id) FROM blog_posts");
  const hashes = await column("SELECT password FROM users WHERE password IS NOT NULL");
  const sessions = await column("SELECT id FROM sessions");
  const tokens = Object.values(players).flatMap(({ cookie: one, spare }) => [one, spare]);

  const others = (role: Role) => [
    email,
    ...Object.entries(players)
      // Whoever is signed in may know their own.
      .filter(([name]) => name !== role || role === "deleted")
      .flatMap(([, player]) => player.email || []),
  ];
  const fixed = (...values: string[]) => ({ values: () => values });
  const secrets: Secret[] = [
    { what: "password hashes", ...fixed("$scrypt$", ...hashes) },
    { what: "Stripe's ids", ...fixed("cus_planted", "sub_planted", "stripeCustomerId") },
    { what: "hashes of session tokens", ...fixed(...sessions) },
    { what: "session tokens", ...fixed(...[...tokens, cookie].flatMap(tokenOf)) },
    { what: "reset codes", ...fixed("planted-reset") },
    { what: "links of a party", ...fixed("planted-invite", "planted-calendar", "planted-edit") },
    { what: "a guest's address", ...fixed("planted-guest@") },
    { what: "a chat", ...fixed("planted-chat") },
    { what: "a list", ...fixed("planted-list") },
    { what: "a hidden comment", ...fixed("planted-hidden") },
    {
      what: "an article that isn't out",
      ...fixed("planted-draft"),
      shownTo: ["staff", "owner"],
      by: /^GET \/api\/staff\/posts$/,
    },
    {
      what: "a question about a party",
      ...fixed("planted-question"),
      shownTo: ["staff", "owner"],
      by: /^GET \/api\/staff\/event-requests/,
    },
    { what: "a provider's account", ...fixed("planted-identity") },
    {
      what: "e-mail addresses of others",
      values: others,
      shownTo: ["staff", "owner"],
      by: /^GET \/api\/(users|feedbacks|staff\/feedbacks|users\/deleted|dev\/outbox)$/,
    },
    {
      what: "feedback",
      ...fixed("planted-feedback"),
      shownTo: ["staff", "owner"],
      by: /^GET \/api\/(staff\/)?feedbacks$/,
    },
    {
      what: "mails",
      ...fixed("planted-mail"),
      shownTo: ["owner"],
      by: /^GET \/api\/dev\/outbox$/,
    },
    {
      what: "the audit log",
      ...fixed("planted-audit"),
      shownTo: ["owner"],
      by: /^GET \/api\/dev\/audit$/,
    },
    {
      what: "the Owner's words in mails",
      ...fixed("planted-template"),
      shownTo: ["owner"],
      by: /^GET \/api\/dev\/emails/,
    },
    {
      what: "discount codes",
      ...fixed("PLANTED-CODE"),
      shownTo: ["premium", "owner"],
      by: /^(GET \/api\/(gifts|favorites|lists|chat)|POST \/api\/(recommend|chat|budget))/,
    },
  ];
  const person = { person: user.id, address: email, list: list.id };
  const places = { ...person, ...THINGS, gift: "1", post, article, draft };
  return { places, secrets };
}

const tokenOf = (cookie: string) => cookie.split("=")[1] ?? [];

async function column(sql: string): Promise<string[]> {
  const rows = await env.DB.prepare(sql).raw();
  return rows.map(([value]) => String(value));
}

async function row(sql: string): Promise<string[]> {
  const [first = []] = await env.DB.prepare(sql).raw();
  return first.map(String);
}

/** All that the person has, as the database keeps it. */
export async function readOwned(id: string): Promise<unknown> {
  const tables = ["gift_lists", "chat_conversations", "parties", "event_requests", "feedbacks"];
  const read = [
    env.DB.prepare("SELECT * FROM users WHERE id = ?").bind(id),
    ...tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(id)),
    env.DB.prepare(
      "SELECT * FROM gift_list_items WHERE list_id IN (SELECT id FROM gift_lists WHERE user_id = ?)",
    ).bind(id),
    env.DB.prepare("SELECT * FROM event_request_messages WHERE author_id = ?").bind(id),
    env.DB.prepare("SELECT * FROM blog_comments WHERE user_id = ?").bind(id),
  ];
  return (await env.DB.batch(read)).map(({ results }) => results);
}

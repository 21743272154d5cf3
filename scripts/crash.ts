/**
 * `npm run crash`: kills the server (SIGKILL) in the middle of writes, starts it again on the same
 * state, and checks that whatever it had said yes to is there, that nothing is half there, and that
 * the database is whole.
 */
import type { ChildProcess } from "node:child_process";
import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

// As a string, because the commands are plain JavaScript without types.
const { serve, untilServed } = await import("./serving.mjs" as string);

const ROUNDS = 4;
const WRITERS = 6;
const WRITING_MS = [400, 900, 1_500, 2_200];
const PASSWORD = "a kettle for my aunt";

/** What the server confirmed to a person. */
type Confirmed = { username: string; lists: string[]; favorites: number[] };

type Answer = { status: number; body: Record<string, unknown>; cookie: string };

let visitors = 0;

/** One call of the API; null when the server is gone before it answered. */
async function call(
  address: string,
  [method, path, data]: [string, string, object?],
  cookie = "",
): Promise<Answer | null> {
  visitors++;
  try {
    const response = await fetch(address + path, {
      method,
      headers: {
        "content-type": "application/json",
        // Limits are counted by it.
        "cf-connecting-ip": `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
        cookie,
      },
      ...(data && { body: JSON.stringify(data) }),
    });
    const text = await response.text();
    const set = response.headers.getSetCookie().find((one) => one.startsWith("__Host-session="));
    const body = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : {};
    return { status: response.status, body, cookie: set?.split(";")[0] ?? "" };
  } catch {
    return null;
  }
}

/** Registers people and writes in their names until the server is gone. */
async function write(address: string, round: string, confirmed: Confirmed[]): Promise<void> {
  for (let number = 1; ; number++) {
    const username = `crash-${round}-${number}`;
    const person = { username, email: `${username}@example.com`, password: PASSWORD };
    const registered = await call(address, ["POST", "/api/register", person]);
    if (!registered) return;
    if (registered.status !== 201) throw new Error(`register: ${JSON.stringify(registered)}`);
    const mine: Confirmed = { username, lists: [], favorites: [] };
    confirmed.push(mine);
    const { cookie } = registered;
    for (let gift = 1; gift <= 3; gift++) {
      const list = { name: `List ${gift}`, giftId: gift };
      const made = await call(address, ["POST", "/api/lists", list], cookie);
      if (made?.status === 201) mine.lists.push(String(made.body.id));
      const saved = await call(address, ["POST", "/api/favorites", { giftId: gift }], cookie);
      if (saved?.status === 200) mine.favorites.push(gift);
      const message = "my sister, 30, loves tea, birthday, $40";
      const said = await call(address, ["POST", "/api/chat", { message }], cookie);
      if (!said) return;
    }
  }
}

const gone = (child: ChildProcess) => new Promise((resolve) => child.once("close", resolve));

/** Kills the server and all that it started, at once. */
async function kill(child: ChildProcess): Promise<void> {
  const end = gone(child);
  process.kill(-(child.pid as number), "SIGKILL");
  await end;
}

/** What was confirmed to somebody and is missing. */
async function missing(
  address: string,
  { username, lists, favorites }: Confirmed,
): Promise<string[]> {
  const signedIn = await call(address, ["POST", "/api/login", { username, password: PASSWORD }]);
  if (signedIn?.status !== 200) return [`${username} can't sign in: ${signedIn?.status}`];
  const { cookie } = signedIn;
  const lost: string[] = [];
  for (const id of lists) {
    const list = await call(address, ["GET", `/api/lists/${id}`], cookie);
    const items = (list?.body.items ?? []) as unknown[];
    if (list?.status !== 200 || items.length !== 1) lost.push(`${username}'s list ${id}`);
  }
  const saved = await call(address, ["GET", "/api/favorites"], cookie);
  const ids = ((saved?.body ?? []) as unknown as { id: number }[]).map(({ id }) => id);
  const absent = favorites.filter((id) => !ids.includes(id));
  return [...lost, ...absent.map((id) => `${username}'s favourite ${id}`)];
}

/** Rows that contradict each other; each query finds none in a database that is whole. */
const CONTRADICTIONS = [
  "PRAGMA foreign_key_check",
  // A list that was begun with a gift, and its gift, are one batch.
  `SELECT id FROM gift_lists AS l WHERE name LIKE 'List _'
     AND NOT EXISTS (SELECT 1 FROM gift_list_items WHERE list_id = l.id)`,
  // An account and its welcome mail too.
  `SELECT id FROM users AS u WHERE username LIKE 'crash-%'
     AND NOT EXISTS (SELECT 1 FROM outbox WHERE user_id = u.id)`,
  // Each message of a person has its answer; an undo, which these people never ask for, adds one.
  `SELECT m.conversation_id FROM chat_messages m
     JOIN chat_conversations c ON c.id = m.conversation_id
     JOIN users u ON u.id = c.user_id
     WHERE u.username LIKE 'crash-%' GROUP BY m.conversation_id
     HAVING sum(m.role = 'user') <> sum(m.role = 'assistant')`,
];

/** What is wrong with the database file, read while no server holds it. */
function faultsOfDatabase(): string[] {
  const files = globSync(`${process.env.DATABASE_DIR}/miniflare-D1DatabaseObject/*.sqlite`);
  return files.flatMap((file) => {
    const database = new DatabaseSync(file);
    try {
      const isOurs = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").get();
      if (!isOurs) return [];
      const checks = database.prepare("PRAGMA integrity_check").all();
      const whole = JSON.stringify(checks) === '[{"integrity_check":"ok"}]';
      const contradictions = CONTRADICTIONS.flatMap((sql) =>
        database.prepare(sql).all().length > 0 ? [sql] : [],
      );
      return [...(whole ? [] : [JSON.stringify(checks)]), ...contradictions];
    } finally {
      database.close();
    }
  });
}

const confirmed: Confirmed[] = [];
const faults: string[] = [];
const run = Date.now().toString(36);
let child = serve({ isGroup: true });
let address = await untilServed(child);
for (let round = 0; round < ROUNDS; round++) {
  const before = confirmed.length;
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    write(address, `${run}-${round}${writer}`, confirmed),
  );
  await new Promise((resolve) => setTimeout(resolve, WRITING_MS[round % WRITING_MS.length]));
  await kill(child);
  await Promise.all(writers);
  faults.push(...faultsOfDatabase());
  child = serve({ isGroup: true });
  address = await untilServed(child);
  const people = confirmed.slice(before);
  for (const person of people) faults.push(...(await missing(address, person)));
  const lists = people.reduce((sum, person) => sum + person.lists.length, 0);
  console.log(`Killed ${round + 1} times: ${people.length} accounts, ${lists} lists looked for`);
}
await kill(child);
if (confirmed.length < ROUNDS) faults.push("hardly anything was written before the kills");
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
if (faults.length === 0) console.log("✓ All that was answered is there, and nothing is half there");

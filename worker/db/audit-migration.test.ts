import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const files = readdirSync("migrations")
  .filter((file) => file.endsWith(".sql"))
  .toSorted();
const at = files.findIndex((file) => file.endsWith("audit-without-names.sql"));
const apply = (db: DatabaseSync, file: string) =>
  db.exec(readFileSync(`migrations/${file}`, "utf8"));

test("older entries of the audit log lose names and words of people, and stay unchangeable", () => {
  const db = new DatabaseSync(":memory:");
  for (const file of files.slice(0, at)) apply(db, file);
  db.exec(`
    INSERT INTO users (id, username, username_key, email, email_key, locale)
    VALUES ('mia-id', 'Mia', 'mia', 'mia@example.com', 'mia@example.com', 'en');
    INSERT INTO audit_log (actor_id, actor_name, action, target_type, target_id, target_name, before, after) VALUES
      ('o', 'Owner', 'feedbackHandled', 'feedback', 'f', 'My name is Jane Roe, 555-0199', '{"handled":false}', NULL),
      ('o', 'Owner', 'staffSignedIn', 'account', 'o', 'Owner', NULL, NULL),
      ('o', 'Owner', 'staffGiven', 'user', 'u', 'jane', NULL, NULL),
      ('o', 'Owner', 'commentHidden', 'comment', 'c', 'Jane was here', NULL, NULL),
      ('o', 'Owner', 'requestAssigned', 'request', 'r', 'A party for Jane',
        '{"status":"taken","assignee":"Gone Jane"}', '{"status":"taken","assignee":"Mia"}'),
      ('o', 'Owner', 'requestClosed', 'request', 'r', 'A party for Jane',
        '{"status":"open","assignee":null}', '{"status":"closed","assignee":null}'),
      ('o', 'Owner', 'giftCreated', 'gift', 'kettle', 'Kettle', NULL, '{"name":"Kettle"}');
  `);
  for (const file of files.slice(at)) apply(db, file);
  const rows = db.prepare("SELECT * FROM audit_log ORDER BY id").all();
  expect(JSON.stringify(rows)).not.toMatch(/jane|owner/i);
  expect(rows.map(({ target_name }) => target_name)).toEqual(["", "", "", "", "", "", "Kettle"]);
  expect(rows[4]).toMatchObject({
    before: '{"status":"taken","assignee":null}',
    after: '{"status":"taken","assignee":"mia-id"}',
  });
  expect(rows[5]).toMatchObject({ after: '{"status":"closed","assignee":null}' });
  expect(() => db.exec("UPDATE audit_log SET action = 'x'")).toThrow(/only added to/);
  expect(() => db.exec("DELETE FROM audit_log")).toThrow(/only added to/);
});

/**
 * Rows of one person in every table that holds something private; each text begins with "planted".
 */
import { env } from "cloudflare:workers";

/** Ids of what is planted. */
export const THINGS = {
  party: "0b6f2f0c-5a0e-4b52-8d1a-7d8e5f3c0001",
  chat: "0b6f2f0c-5a0e-4b52-8d1a-7d8e5f3c0002",
  request: "0b6f2f0c-5a0e-4b52-8d1a-7d8e5f3c0003",
};

/** Puts the rows there; the person is in the database already. */
export async function plantRows(id: string, email: string): Promise<void> {
  const rows: [string, ...unknown[]][] = [
    ["UPDATE users SET stripe_customer_id = 'cus_planted' WHERE id = ?", id],
    [
      `INSERT INTO subscriptions (id, user_id, stripe_subscription_id, status, current_period_end, updated_at)
       VALUES ('planted', ?, 'sub_planted', 'active', 9999999999, 0)`,
      id,
    ],
    [
      `INSERT INTO password_reset_tokens (id, user_id, request, token, expires_at)
       VALUES ('planted-reset-id', ?, 'planted-reset-request', 'planted-reset-token', 9999999999)`,
      id,
    ],
    [
      `INSERT INTO identities (provider, subject, user_id, label)
       VALUES ('github', 'planted-identity-subject', ?, 'planted-identity')`,
      id,
    ],
    [
      `INSERT INTO parties (id, user_id, event_name, event_type, event_date, event_time, location, budget_cents,
         attendee_count, invite_token, feed_token, updated_at)
       VALUES (?, ?, 'Party', 'birthday', '2099-01-01', '18:00', 'Here', 100, 2,
         'planted-invite', 'planted-calendar', 0)`,
      THINGS.party,
      id,
    ],
    [
      `INSERT INTO party_guests (id, party_id, name, email, edit_token)
       VALUES ('planted', ?, 'Guest', 'planted-guest@example.com', 'planted-edit')`,
      THINGS.party,
    ],
    [
      `INSERT INTO chat_conversations (id, user_id, context, updated_at) VALUES (?, ?, '{}', 0)`,
      THINGS.chat,
      id,
    ],
    [
      `INSERT INTO chat_messages (id, conversation_id, role, content)
       VALUES ('planted', ?, 'user', 'planted-chat')`,
      THINGS.chat,
    ],
    [
      `INSERT INTO event_requests (id, user_id, party_id, subject, updated_at)
       VALUES (?, ?, ?, 'planted-question', 0)`,
      THINGS.request,
      id,
      THINGS.party,
    ],
    [
      `INSERT INTO event_request_messages (id, request_id, author_id, is_from_staff, content)
       VALUES ('planted', ?, ?, 0, 'planted-question')`,
      THINGS.request,
      id,
    ],
    [
      `INSERT INTO feedbacks (id, type, email, message, path, user_id)
       VALUES ('planted', 'bug', ?, 'planted-feedback', '/', ?)`,
      email,
      id,
    ],
    [
      `INSERT INTO outbox (id, user_id, recipient, template, locale, subject, text, next_attempt_at)
       VALUES ('planted', ?, ?, 'welcome', 'en', 'planted-mail', 'planted-mail', 9999999999)`,
      id,
      email,
    ],
    [
      `INSERT INTO audit_log (actor_id, action, target_type, target_id, target_name)
       VALUES (?, 'giftCreated', 'gift', ?, 'planted-audit')`,
      id,
      id,
    ],
    [
      `INSERT INTO mail_templates (id, locale, subject, content, version, updated_at)
       VALUES ('welcome', 'en', 'planted-template', 'planted-template', 1, 0)`,
    ],
    [
      `INSERT INTO blog_comments (id, post_id, user_id, content, hidden_at)
       SELECT 'planted', id, ?, 'planted-hidden', 1 FROM blog_posts WHERE published ORDER BY id LIMIT 1`,
      id,
    ],
    [
      `UPDATE blog_texts SET title = 'planted-draft' WHERE post_id = (SELECT max(id) FROM blog_posts)`,
    ],
    ["UPDATE blog_posts SET published = 0 WHERE id = (SELECT max(id) FROM blog_posts)"],
    [
      `INSERT INTO discount_codes (id, gift_id, code, terms, checked_at)
       SELECT 'planted-' || id, id, 'PLANTED-CODE', '{}', 0 FROM gifts`,
    ],
  ];
  await env.DB.batch(rows.map(([sql, ...values]) => env.DB.prepare(sql).bind(...values)));
}

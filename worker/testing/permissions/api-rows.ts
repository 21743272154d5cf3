/**
 * Who may make which call of the API: one row for every call that there
 * is. A call without a row fails the test, and so does a row without a call.
 */
import type { Access } from "./roles";

export type ApiRow = {
  access: Access;
  /** The status for who may make it, sent as below. */
  answers: number;
  /** Where it is sent to, if not to its own path; `{…}` as in `Places`. */
  at?: string;
  body?: unknown;
  /** It ends the session that makes it. */
  endsSession?: true;
};

const row =
  (access: Access) =>
  (answers: number, more: Omit<ApiRow, "access" | "answers"> = {}): ApiRow => ({
    access,
    answers,
    ...more,
  });
const open = row("open");
const signedIn = row("signedIn");
const premium = row("premium");
const staff = row("staff");
const owner = row("owner");

const BRIEF = {
  recipient: "aunt",
  age: "51-70",
  occasion: "birthday",
  interests: "gardening",
  budget: "50-100",
  relationship: "family",
};

export const API_ROWS: Record<string, ApiRow> = {
  "GET /locales/:language/:file": open(200, { at: "/locales/en/common.json" }),
  "GET /api/health": open(200),

  "POST /api/recommend": open(200, { body: BRIEF }),
  "GET /api/gifts": open(200, { at: "/api/gifts?category=birthday" }),
  "GET /api/gifts/search": open(200, { at: "/api/gifts/search?q=tea" }),
  "GET /api/gifts/custom": open(200),
  "POST /api/gifts/custom": owner(400, { body: {} }),
  "POST /api/gifts/custom/import": owner(400, { body: {} }),
  "PATCH /api/gifts/custom/:id": owner(404, {
    at: "/api/gifts/custom/{gift}",
    body: { name: "Mine" },
  }),
  "DELETE /api/gifts/custom/:id": owner(404, { at: "/api/gifts/custom/{gift}" }),

  "GET /api/chat": open(200),
  "POST /api/chat": open(400, { body: {} }),
  "POST /api/chat/feedback": open(400, { body: {} }),
  // Somebody else's stays, and nobody learns that it is there.
  "DELETE /api/chat/:id": open(204, { at: "/api/chat/{chat}" }),

  "GET /api/blog/posts": open(200),
  "GET /api/blog/posts/:slug": open(200, { at: "/api/blog/posts/{post}" }),
  "GET /api/blog/posts/:slug/comments": open(200, { at: "/api/blog/posts/{post}/comments" }),

  "GET /api/user": signedIn(200),
  "POST /api/login": open(400, { body: {} }),
  "POST /api/register": open(400, { body: {} }),
  "POST /api/logout": open(204, { endsSession: true }),
  "POST /api/auth/forgot-password": open(204, { body: { email: "{address}" } }),
  "POST /api/auth/reset-password": open(400, { body: {} }),

  "GET /api/favorites": signedIn(200),
  "POST /api/favorites": signedIn(404, { body: { giftId: 999_999_999 } }),
  "DELETE /api/favorites/:giftId": signedIn(200, { at: "/api/favorites/999999999" }),

  // Somebody else's list is as if it weren't there, for staff and the Owner too.
  "GET /api/lists": signedIn(200),
  "POST /api/lists": signedIn(400, { body: {} }),
  "GET /api/lists/:id": signedIn(404, { at: "/api/lists/{list}" }),
  "PATCH /api/lists/:id": signedIn(404, { at: "/api/lists/{list}", body: { name: "Mine" } }),
  "DELETE /api/lists/:id": signedIn(404, { at: "/api/lists/{list}" }),
  "POST /api/lists/:id/items": signedIn(404, {
    at: "/api/lists/{list}/items",
    body: { giftId: 2 },
  }),
  "PATCH /api/lists/:id/items/:giftId": signedIn(404, {
    at: "/api/lists/{list}/items/1",
    body: { note: "Mine" },
  }),
  "DELETE /api/lists/:id/items/:giftId": signedIn(404, { at: "/api/lists/{list}/items/1" }),

  "POST /api/feedbacks": open(400, { body: {} }),
  "GET /api/feedbacks": staff(200),
  "GET /api/staff/feedbacks": staff(200),

  "GET /api/staff/posts": staff(200),
  "POST /api/staff/posts": staff(400, { body: {} }),
  "GET /api/staff/posts/:id": staff(200, { at: "/api/staff/posts/{article}" }),
  "PATCH /api/staff/posts/:id": staff(400, { at: "/api/staff/posts/{article}", body: {} }),
  "POST /api/staff/posts/:id/publish": staff(404, { at: "/api/staff/posts/{draft}/publish" }),
  "POST /api/staff/posts/:id/unpublish": staff(404, { at: "/api/staff/posts/{draft}/unpublish" }),
  "PATCH /api/staff/comments/:id": staff(400, { at: "/api/staff/comments/planted", body: {} }),

  "GET /api/event-requests": premium(200),
  "POST /api/event-requests": premium(400, { body: {} }),
  "GET /api/event-requests/:id": premium(404, { at: "/api/event-requests/{request}" }),
  "POST /api/event-requests/:id/messages": premium(404, {
    at: "/api/event-requests/{request}/messages",
    body: { message: "May I read along here?" },
  }),
  "GET /api/staff/event-requests": staff(200),
  "GET /api/staff/event-requests/:id": staff(200, { at: "/api/staff/event-requests/{request}" }),
  "PATCH /api/staff/event-requests/:id": staff(400, {
    at: "/api/staff/event-requests/{request}",
    body: {},
  }),
  "POST /api/staff/event-requests/:id/answers": staff(400, {
    at: "/api/staff/event-requests/{request}/answers",
    body: {},
  }),

  "GET /api/users": staff(200),
  "PATCH /api/users/:id/toggle-staff": staff(404, { at: "/api/users/{person}/toggle-staff" }),
  "GET /api/users/deleted": owner(200),
  "DELETE /api/users/:id": owner(404, { at: "/api/users/{person}" }),
  "POST /api/users/:id/restore": owner(404, { at: "/api/users/{person}/restore" }),

  "POST /api/dev/toggle-premium": owner(404, { body: { userId: "{person}" } }),
  "POST /api/dev/reset": owner(200),
  "GET /api/dev/audit": owner(200),
  "GET /api/dev/outbox": owner(200),
  "GET /api/dev/switches": owner(200),
  "PATCH /api/dev/switches": owner(400, { body: {} }),
  "GET /api/dev/emails": owner(200),
  "GET /api/dev/emails/:id/:locale": owner(200, { at: "/api/dev/emails/welcome/en" }),
  "PUT /api/dev/emails/:id/:locale": owner(400, { at: "/api/dev/emails/welcome/en", body: {} }),
  // The built-in words stay as they are.
  "DELETE /api/dev/emails/:id/:locale": owner(200, { at: "/api/dev/emails/welcome/fr" }),
  "POST /api/dev/emails/:id/:locale/test": owner(202, {
    at: "/api/dev/emails/welcome/fr/test",
    body: {},
  }),

  // Signed in is enough to pay; for tests no provider is set up.
  "GET /api/payment/create-payment-intent": signedIn(503),
  // Stripe's own, known by its signature.
  "POST /api/payment/webhook": open(503, { body: {} }),
  "POST /api/budget/optimize": premium(400, { body: {} }),
  "POST /api/budget/diy-alternative": premium(400, { body: {} }),
  "GET /api/parties": premium(200),
  "POST /api/parties": premium(400, { body: {} }),
  "GET /api/parties/:id": premium(404, { at: "/api/parties/{party}" }),
  "PATCH /api/parties/:id": premium(404, {
    at: "/api/parties/{party}",
    body: { eventName: "Mine" },
  }),
  "DELETE /api/parties/:id": premium(404, { at: "/api/parties/{party}" }),
};

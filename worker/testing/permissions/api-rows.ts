/**
 * Who may make which call of the API, and with what body: one row for every call that there is. A
 * call without a row fails the test, and so does a row without a call.
 */
import type { z } from "zod";
import { personInput } from "#shared/accounts/people/schema";
import { forgotInput, registerInput, resetInput, signInInput } from "#shared/accounts/schema";
import { commentChangeInput, newPostInput, postChangeInput } from "#shared/blog/admin/schema";
import { recommendInput } from "#shared/brief/schema";
import { diyInput, optimizeInput } from "#shared/budget/schema";
import { giftInput, giftPatch, importInput } from "#shared/catalogue/admin/schema";
import { chatFeedbackInput, chatInput } from "#shared/chat/schema";
import {
  answerInput,
  messageInput,
  newRequestInput,
  requestChange,
} from "#shared/event-requests/schema";
import { favoriteInput } from "#shared/favorites/schema";
import { feedbackInput } from "#shared/feedback/schema";
import { itemChange, listChange, newItemInput, newListInput } from "#shared/gift-lists/schema";
import { templateInput, templateTrial } from "#shared/mail/schema";
import { partyChange, partyInput } from "#shared/party/plans/schema";
import { switchInput } from "#shared/settings/schema";
import type { Access } from "./roles";

/** The schema of a body, and one that it takes: `{n}` is a number that no other request has. */
export type ApiInput = { body: z.ZodType; example: object };

export type ApiRow = {
  access: Access;
  /** The status for who may make it, sent as below. */
  answers: number;
  /** Where it is sent to, if not to its own path; `{…}` as in `Places`. */
  at?: string;
  body?: unknown;
  /** What its body may be; every call with a body says so. */
  input?: ApiInput;
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

const input = (body: z.ZodType, example: object): ApiInput => ({ body, example });

const PASSWORD = "a kettle for my aunt";
const GIFT = {
  name: "Zephyrine kite {n}",
  description: "Flies in the lightest wind.",
  imageUrl: "/pictures/default.webp",
  price: "$25.99",
  category: "outdoors",
  storeUrl: "https://kites.example/zephyrine",
  season: "winter",
  tags: "tea",
};
const POST = {
  title: "How to wrap a bicycle {n}",
  excerpt: "Start with the bell.",
  content: "# Wrap\n\n- one [link](https://example.com/)\n- **two** `three`\n\n> four",
  category: "gift-ideas",
};
const PARTY = {
  eventName: "Mia {n}",
  eventType: "birthday",
  eventDate: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
  eventTime: "18:30",
  timeZone: "Europe/Madrid",
  location: "The garden behind the library",
  budget: 500,
  attendeeCount: 12,
};

const BRIEF = {
  recipient: "my aunt",
  age: "51-70",
  occasion: "birthday",
  interests: "gardening, no alcohol, she has a kettle",
  budget: "50-100",
  relationship: "family",
};

export const API_ROWS: Record<string, ApiRow> = {
  "GET /locales/:language/:file": open(200, { at: "/locales/en/common.json" }),
  "GET /api/health": open(200),

  "POST /api/recommend": open(200, { body: BRIEF, input: input(recommendInput, BRIEF) }),
  "GET /api/gifts": open(200, { at: "/api/gifts?category=birthday" }),
  "GET /api/gifts/search": open(200, { at: "/api/gifts/search?q=tea" }),
  "GET /api/gifts/custom": open(200),
  "POST /api/gifts/custom": owner(400, { body: {}, input: input(giftInput, GIFT) }),
  "POST /api/gifts/custom/import": owner(400, {
    body: {},
    input: input(importInput, {
      isDryRun: false,
      rows: [{ row: 2, cells: GIFT }],
    }),
  }),
  "PATCH /api/gifts/custom/:id": owner(404, {
    at: "/api/gifts/custom/{gift}",
    body: { name: "Mine" },
    input: input(giftPatch, { name: "Kite {n}", price: "9", version: 0 }),
  }),
  "DELETE /api/gifts/custom/:id": owner(404, { at: "/api/gifts/custom/{gift}" }),

  "GET /api/chat": open(200),
  "POST /api/chat": open(400, {
    body: {},
    input: input(chatInput, {
      message: "something for my dad, he turned 60, loves fishing, about 80 bucks",
      address: "/?interests=tea",
      finder: BRIEF,
    }),
  }),
  "POST /api/chat/feedback": open(400, {
    body: {},
    input: input(chatFeedbackInput, {
      recommendationId: "00000000-0000-4000-8000-000000000000",
      rating: 1,
      feedback: "given",
    }),
  }),
  // Somebody else's stays, and nobody learns that it is there.
  "DELETE /api/chat/:id": open(204, { at: "/api/chat/{chat}" }),

  "GET /api/blog/posts": open(200),
  "GET /api/blog/posts/:slug": open(200, { at: "/api/blog/posts/{post}" }),
  "GET /api/blog/posts/:slug/comments": open(200, { at: "/api/blog/posts/{post}/comments" }),

  "GET /api/user": signedIn(200),
  "POST /api/login": open(400, {
    body: {},
    input: input(signInInput, { username: "nobody-{n}", password: PASSWORD }),
  }),
  "POST /api/register": open(400, {
    body: {},
    input: input(registerInput, {
      username: "odd-{n}",
      email: "odd-{n}@example.com",
      password: PASSWORD,
    }),
  }),
  "POST /api/logout": open(204, { endsSession: true }),
  "POST /api/auth/forgot-password": open(204, {
    body: { email: "{address}" },
    input: input(forgotInput, { email: "{address}" }),
  }),
  "POST /api/auth/reset-password": open(400, {
    body: {},
    input: input(resetInput, {
      token: "123456",
      password: PASSWORD,
      email: "{address}",
    }),
  }),

  "GET /api/favorites": signedIn(200),
  "POST /api/favorites": signedIn(404, {
    body: { giftId: 999_999_999 },
    input: input(favoriteInput, { giftId: 7 }),
  }),
  "DELETE /api/favorites/:giftId": signedIn(200, { at: "/api/favorites/999999999" }),

  // Somebody else's list is as if it weren't there, for staff and the Owner too.
  "GET /api/lists": signedIn(200),
  "POST /api/lists": signedIn(400, {
    body: {},
    input: input(newListInput, { name: "For {n}", description: "Nice", giftId: 3 }),
  }),
  "GET /api/lists/:id": signedIn(404, { at: "/api/lists/{list}" }),
  "PATCH /api/lists/:id": signedIn(404, {
    at: "/api/lists/{list}",
    body: { name: "Mine" },
    input: input(listChange, { name: "For Ana {n}", description: "" }),
  }),
  "DELETE /api/lists/:id": signedIn(404, { at: "/api/lists/{list}" }),
  "POST /api/lists/:id/items": signedIn(404, {
    at: "/api/lists/{list}/items",
    body: { giftId: 2 },
    input: input(newItemInput, { giftId: 9, note: "blue", position: 0 }),
  }),
  "PATCH /api/lists/:id/items/:giftId": signedIn(404, {
    at: "/api/lists/{list}/items/1",
    body: { note: "Mine" },
    input: input(itemChange, { note: "green", position: 1 }),
  }),
  "DELETE /api/lists/:id/items/:giftId": signedIn(404, { at: "/api/lists/{list}/items/1" }),

  "POST /api/feedbacks": open(400, {
    body: {},
    input: input(feedbackInput, {
      email: "ana@example.com",
      message: "The teapot is missing.",
      type: "bug",
      path: "/search",
    }),
  }),
  "GET /api/feedbacks": staff(200),
  "GET /api/staff/feedbacks": staff(200),

  "GET /api/staff/posts": staff(200),
  "POST /api/staff/posts": staff(400, { body: {}, input: input(newPostInput, POST) }),
  "GET /api/staff/posts/:id": staff(200, { at: "/api/staff/posts/{article}" }),
  "PATCH /api/staff/posts/:id": staff(400, {
    at: "/api/staff/posts/{article}",
    body: {},
    input: input(postChangeInput, { ...POST, lang: "fr", version: 0 }),
  }),
  "POST /api/staff/posts/:id/publish": staff(404, { at: "/api/staff/posts/{draft}/publish" }),
  "POST /api/staff/posts/:id/unpublish": staff(404, { at: "/api/staff/posts/{draft}/unpublish" }),
  "PATCH /api/staff/comments/:id": staff(400, {
    at: "/api/staff/comments/planted",
    body: {},
    input: input(commentChangeInput, { hidden: true }),
  }),

  "GET /api/event-requests": premium(200),
  "POST /api/event-requests": premium(400, {
    body: {},
    input: input(newRequestInput, {
      subject: "A tent for forty",
      message: "Where would one rent a tent for forty?",
      partyId: "{party}",
    }),
  }),
  "GET /api/event-requests/:id": premium(404, { at: "/api/event-requests/{request}" }),
  "POST /api/event-requests/:id/messages": premium(404, {
    at: "/api/event-requests/{request}/messages",
    body: { message: "May I read along here?" },
    input: input(messageInput, { message: "And chairs?" }),
  }),
  "GET /api/staff/event-requests": staff(200),
  "GET /api/staff/event-requests/:id": staff(200, { at: "/api/staff/event-requests/{request}" }),
  "PATCH /api/staff/event-requests/:id": staff(400, {
    at: "/api/staff/event-requests/{request}",
    body: {},
    input: input(requestChange, {
      action: "take",
      assigneeId: null,
      version: 0,
    }),
  }),
  "POST /api/staff/event-requests/:id/answers": staff(400, {
    at: "/api/staff/event-requests/{request}/answers",
    body: {},
    input: input(answerInput, {
      message: "At the fair.",
      version: 0,
    }),
  }),

  "GET /api/users": staff(200),
  "PATCH /api/users/:id/toggle-staff": staff(404, { at: "/api/users/{person}/toggle-staff" }),
  "GET /api/users/deleted": owner(200),
  "DELETE /api/users/:id": owner(404, { at: "/api/users/{person}" }),
  "POST /api/users/:id/restore": owner(404, { at: "/api/users/{person}/restore" }),

  "POST /api/dev/toggle-premium": owner(404, {
    body: { userId: "{person}" },
    input: input(personInput, { userId: "{person}" }),
  }),
  "POST /api/dev/reset": owner(200),
  "GET /api/dev/audit": owner(200),
  "GET /api/dev/outbox": owner(200),
  "GET /api/dev/switches": owner(200),
  "PATCH /api/dev/switches": owner(400, {
    body: {},
    input: input(switchInput, { name: "priceAlerts", on: true }),
  }),
  "GET /api/dev/emails": owner(200),
  "GET /api/dev/emails/:id/:locale": owner(200, { at: "/api/dev/emails/welcome/en" }),
  "PUT /api/dev/emails/:id/:locale": owner(400, {
    at: "/api/dev/emails/welcome/en",
    body: {},
    input: input(templateInput, {
      subject: "Welcome, {username}",
      content: "Hello {username},\n\nnice to see you.",
      version: 0,
    }),
  }),
  // The built-in words stay as they are.
  "DELETE /api/dev/emails/:id/:locale": owner(200, { at: "/api/dev/emails/welcome/fr" }),
  "POST /api/dev/emails/:id/:locale/test": owner(202, {
    at: "/api/dev/emails/welcome/fr/test",
    body: {},
    input: input(templateTrial, { subject: "Try" }),
  }),

  // Signed in is enough to pay; for tests no provider is set up.
  "GET /api/payment/create-payment-intent": signedIn(503),
  // Stripe's own, known by its signature.
  "POST /api/payment/webhook": open(503, { body: {} }),
  "POST /api/budget/optimize": premium(400, {
    body: {},
    input: input(optimizeInput, {
      gifts: [{ id: 1 }, { id: 2, name: "Tea", price: "$20.50", tags: ["tea"] }, { id: 30 }],
      initialBudget: 200,
      targetBudget: "60",
      optimizationStrategy: "balanced",
    }),
  }),
  "POST /api/budget/diy-alternative": premium(400, {
    body: {},
    input: input(diyInput, {
      gift: { id: 1, name: "Candle", price: 20, category: "home", tags: ["candles"] },
    }),
  }),
  "GET /api/parties": premium(200),
  "POST /api/parties": premium(400, { body: {}, input: input(partyInput, PARTY) }),
  "GET /api/parties/:id": premium(404, { at: "/api/parties/{party}" }),
  "PATCH /api/parties/:id": premium(404, {
    at: "/api/parties/{party}",
    body: { eventName: "Mine" },
    input: input(partyChange, { eventName: "Mia’s fortieth", budget: "250" }),
  }),
  "DELETE /api/parties/:id": premium(404, { at: "/api/parties/{party}" }),
};

/**
 * What each call of the API reads: the schema of its body, and a body that is valid. `{…}` stands
 * for things that are there (`Places`), `{n}` for a number that no other request has.
 */
import type { z } from "zod";
import { peopleInput, personInput } from "#shared/accounts/people/schema";
import { forgotInput, registerInput, resetInput, signInInput } from "#shared/accounts/schema";
import { auditInput } from "#shared/audit/schema";
import {
  adminPageInput,
  commentChangeInput,
  newPostInput,
  postChangeInput,
} from "#shared/blog/admin/schema";
import { listPostsInput } from "#shared/blog/schema";
import { recommendInput } from "#shared/brief/schema";
import { diyInput, optimizeInput } from "#shared/budget/schema";
import { giftInput, giftPatch, importInput } from "#shared/catalogue/admin/schema";
import { customInput, listInput, searchInput } from "#shared/catalogue/schema";
import { chatFeedbackInput, chatInput } from "#shared/chat/schema";
import {
  answerInput,
  messageInput,
  newRequestInput,
  requestChange,
  threadInput,
} from "#shared/event-requests/schema";
import { favoriteInput } from "#shared/favorites/schema";
import { feedbackInput, feedbackPageInput } from "#shared/feedback/schema";
import { itemChange, listChange, newItemInput, newListInput } from "#shared/gift-lists/schema";
import { outboxInput, templateInput, templateResetInput, templateTrial } from "#shared/mail/schema";
import { partyChange, partyInput } from "#shared/party/plans/schema";
import { switchInput } from "#shared/settings/schema";
import { partyInput as partyFields } from "../../../shared/forms";

export type ApiInput = { body: z.ZodType; example: object };

const input = (body: z.ZodType, example: object): ApiInput => ({ body, example });

const PASSWORD = "a kettle for my aunt";
const BRIEF = {
  recipient: "my aunt",
  age: "51-70",
  occasion: "birthday",
  interests: "gardening, no alcohol, she has a kettle",
  budget: "50-100",
  relationship: "family",
};
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

export const API_INPUTS: Record<string, ApiInput> = {
  "POST /api/recommend": input(recommendInput, BRIEF),
  "POST /api/gifts/custom": input(giftInput, GIFT),
  "POST /api/gifts/custom/import": input(importInput, {
    isDryRun: false,
    rows: [{ row: 2, cells: GIFT }],
  }),
  "PATCH /api/gifts/custom/:id": input(giftPatch, { name: "Kite {n}", price: "9", version: 0 }),
  "POST /api/chat": input(chatInput, {
    message: "something for my dad, he turned 60, loves fishing, about 80 bucks",
    address: "/?interests=tea",
    finder: BRIEF,
  }),
  "POST /api/chat/feedback": input(chatFeedbackInput, {
    recommendationId: "00000000-0000-4000-8000-000000000000",
    rating: 1,
    feedback: "given",
  }),
  "POST /api/login": input(signInInput, { username: "nobody-{n}", password: PASSWORD }),
  "POST /api/register": input(registerInput, {
    username: "odd-{n}",
    email: "odd-{n}@example.com",
    password: PASSWORD,
  }),
  "POST /api/auth/forgot-password": input(forgotInput, { email: "{address}" }),
  "POST /api/auth/reset-password": input(resetInput, {
    token: "123456",
    password: PASSWORD,
    email: "{address}",
  }),
  "POST /api/favorites": input(favoriteInput, { giftId: 7 }),
  "POST /api/lists": input(newListInput, { name: "For {n}", description: "Nice", giftId: 3 }),
  "PATCH /api/lists/:id": input(listChange, { name: "For Ana {n}", description: "" }),
  "POST /api/lists/:id/items": input(newItemInput, { giftId: 9, note: "blue", position: 0 }),
  "PATCH /api/lists/:id/items/:giftId": input(itemChange, { note: "green", position: 1 }),
  "POST /api/feedbacks": input(feedbackInput, {
    email: "ana@example.com",
    message: "The teapot is missing.",
    type: "bug",
    path: "/search",
  }),
  "POST /api/staff/posts": input(newPostInput, POST),
  "PATCH /api/staff/posts/:id": input(postChangeInput, { ...POST, lang: "fr", version: 0 }),
  "PATCH /api/staff/comments/:id": input(commentChangeInput, { hidden: true }),
  "POST /api/event-requests": input(newRequestInput, {
    subject: "A tent for forty",
    message: "Where would one rent a tent for forty?",
    partyId: "{party}",
  }),
  "POST /api/event-requests/:id/messages": input(messageInput, { message: "And chairs?" }),
  "PATCH /api/staff/event-requests/:id": input(requestChange, {
    action: "take",
    assigneeId: null,
    version: 0,
  }),
  "POST /api/staff/event-requests/:id/answers": input(answerInput, {
    message: "At the fair.",
    version: 0,
  }),
  "POST /api/dev/toggle-premium": input(personInput, { userId: "{person}" }),
  "PATCH /api/dev/switches": input(switchInput, { name: "priceAlerts", on: true }),
  "PUT /api/dev/emails/:id/:locale": input(templateInput, {
    subject: "Welcome, {username}",
    content: "Hello {username},\n\nnice to see you.",
    version: 0,
  }),
  "POST /api/dev/emails/:id/:locale/test": input(templateTrial, { subject: "Try" }),
  "POST /api/budget/optimize": input(optimizeInput, {
    gifts: [{ id: 1 }, { id: 2, name: "Tea", price: "$20.50", tags: ["tea"] }, { id: 30 }],
    initialBudget: 200,
    targetBudget: "60",
    optimizationStrategy: "balanced",
  }),
  "POST /api/budget/diy-alternative": input(diyInput, {
    gift: { id: 1, name: "Candle", price: 20, category: "home", tags: ["candles"] },
  }),
  "POST /api/parties": input(partyInput, partyFields("Mia {n}")),
  "PATCH /api/parties/:id": input(partyChange, { eventName: "Mia’s fortieth", budget: "250" }),
};

const QUERIES = [
  searchInput,
  customInput,
  listInput,
  listPostsInput,
  adminPageInput,
  auditInput,
  outboxInput,
  feedbackPageInput,
  threadInput,
  peopleInput,
  templateResetInput,
];

/** Every name that a call or a page reads of its query, with the schemas that read it. */
export const QUERY_SHAPES: Record<string, z.ZodType[]> = {};
for (const { shape } of QUERIES) {
  for (const [name, schema] of Object.entries(shape)) {
    QUERY_SHAPES[name] = [...(QUERY_SHAPES[name] ?? []), schema as z.ZodType];
  }
}

import { data } from "react-router";
import { answerDesk } from "~/desk.server";
import type { Ctx } from "~worker/context";
import {
  deletePerson,
  restorePerson,
  setPremium,
} from "~worker/domain/accounts/people/people.server";
import type { Viewer } from "~worker/domain/viewer";

type Door = (ctx: Ctx, viewer: Viewer, id: string) => Promise<unknown>;

/** What a button of a card asks for: the door behind it, and what is said of how it went (spec §8). */
const INTENTS: Record<string, { door: Door; words: "premium" | "delete" | "restore" }> = {
  grant: { door: (ctx, viewer, id) => setPremium(ctx, viewer, id, true), words: "premium" },
  take: { door: (ctx, viewer, id) => setPremium(ctx, viewer, id, false), words: "premium" },
  delete: { door: deletePerson, words: "delete" },
  restore: { door: restorePerson, words: "restore" },
};

/** Does what a card's button asks for; `back` is the page that a browser without scripts goes on to. */
export function changePerson(asked: {
  ctx: Ctx;
  viewer: Viewer;
  request: Request;
  form: FormData;
  back: string;
}) {
  const { ctx, viewer, request, form, back } = asked;
  const name = String(form.get("intent"));
  const intent = Object.hasOwn(INTENTS, name) ? INTENTS[name] : undefined;
  if (!intent) throw data(null, { status: 400 });
  const done = `dev:users.${intent.words}Done`;
  const failed = `dev:users.${intent.words}Failed`;
  return answerDesk(ctx, request, { done, failed, back }, async () => {
    await intent.door(ctx, viewer, String(form.get("id") ?? ""));
  });
}

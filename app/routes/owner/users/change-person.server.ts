import { data } from "react-router";
import { revealInput } from "#shared/accounts/people/schema";
import type { Viewer } from "#shared/viewer";
import { handleAdminAction } from "~/forms/admin-action.server";
import { handleForm, textOf } from "~/forms/handle-form.server";
import type { Address } from "~/lib/address";
import type { Ctx } from "~worker/context";
import {
  deletePerson,
  restorePerson,
  revealHash,
  setPremium,
} from "~worker/domain/accounts/people/people.server";

type Change = (ctx: Ctx, viewer: Viewer, id: string) => Promise<unknown>;

/** What a button of a card asks for: the service call, and the messages about its outcome. */
const INTENTS: Record<string, { run: Change; words: "premium" | "delete" | "restore" }> = {
  grant: { run: (ctx, viewer, id) => setPremium(ctx, viewer, id, true), words: "premium" },
  take: { run: (ctx, viewer, id) => setPremium(ctx, viewer, id, false), words: "premium" },
  delete: { run: deletePerson, words: "delete" },
  restore: { run: restorePerson, words: "restore" },
};

/**
 * Does what a card's button asks for; `back` is the page that a browser without scripts goes on to.
 */
export function changePerson(asked: {
  ctx: Ctx;
  viewer: Viewer;
  request: Request;
  form: FormData;
  back: Address;
}) {
  const { ctx, viewer, request, form, back } = asked;
  const name = String(form.get("intent"));
  const intent = Object.hasOwn(INTENTS, name) ? INTENTS[name] : undefined;
  if (!intent) throw data(null, { status: 400 });
  const done = `owner:users.${intent.words}Done` as const;
  const failed = `owner:users.${intent.words}Failed` as const;
  return handleAdminAction(ctx, request, { done, failed, back }, async () => {
    await intent.run(ctx, viewer, String(form.get("id") ?? ""));
  });
}

/** Asks for somebody's whole hash. It is in this one answer, which nothing keeps. */
export async function revealForOwner(ctx: Ctx, viewer: Viewer, form: FormData) {
  const fields = {
    names: ["userId", "password"],
    schema: revealInput,
    secrets: ["password"],
  };
  const { status, ...outcome } = await handleForm(ctx, form, fields, async (input) => ({
    hash: await revealHash(ctx, viewer, input),
  }));
  return data({ ...outcome, id: textOf(form, "userId") }, { status });
}

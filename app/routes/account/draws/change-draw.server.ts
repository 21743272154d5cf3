import { data } from "react-router";
import {
  avoidInput,
  barInput,
  DRAW_FIELDS,
  drawInput,
  householdInput,
  keyInput,
  nameInput,
  namesInput,
  type SeatPair,
} from "#shared/draws/schema";
import { DomainError } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, isNativeSubmit, NO_FIELDS, textOf } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { href } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import {
  drawNames,
  joinDraw,
  leaveDraw,
  renewLink,
  revealDraw,
  startOver,
  takeKey,
} from "~worker/domain/draws/drawing.server";
import {
  addNames,
  avoidDraw,
  barPair,
  endHousehold,
  liftFewest,
  makeHousehold,
  removeDraw,
  removePerson,
  unbarPair,
  unliftPair,
  updateFacts,
} from "~worker/domain/draws/draws.server";
import { heldKeys, holdKey } from "./held-keys.server";

type DrawSubmission = Submission & { ctx: Ctx; viewer: Viewer; drawId: string };

const page = ({ drawId }: DrawSubmission) => href("/draws/:id", { id: drawId });
const rules = (submission: DrawSubmission) => `${page(submission)}#rules` as const;
const links = (submission: DrawSubmission) => `${page(submission)}#links` as const;

/** The pair that a button names as "3-7". Throws notFound for any other text. */
function pairOf(id: string): SeatPair {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(id) ?? [];
  if (!from || !to) throw new DomainError("notFound");
  return [Number(from), Number(to)];
}

const change = intents<DrawSubmission>((intent) => ({
  facts: intent(
    { names: DRAW_FIELDS, schema: drawInput },
    ({ ctx, viewer, drawId }, input) => updateFacts(ctx, viewer, drawId, input),
    page,
  ),
  names: intent(
    { names: ["names"], schema: namesInput },
    ({ ctx, viewer, drawId }, { names }) => addNames(ctx, viewer, drawId, names),
    page,
  ),
  remove: intent(
    NO_FIELDS,
    ({ ctx, viewer, drawId, id }) => removePerson(ctx, viewer, drawId, Number(id)),
    page,
  ),
  household: intent(
    { names: ["members"], lists: ["members"], schema: householdInput },
    ({ ctx, viewer, drawId }, { members }) => makeHousehold(ctx, viewer, drawId, members),
    rules,
  ),
  "end-household": intent(
    NO_FIELDS,
    ({ ctx, viewer, drawId, id }) => endHousehold(ctx, viewer, drawId, Number(id)),
    rules,
  ),
  bar: intent(
    { names: ["from", "to", "both"], schema: barInput },
    ({ ctx, viewer, drawId }, input) => barPair(ctx, viewer, drawId, input),
    rules,
  ),
  unbar: intent(
    NO_FIELDS,
    ({ ctx, viewer, drawId, id }) => unbarPair(ctx, viewer, drawId, pairOf(id)),
    rules,
  ),
  lift: intent(NO_FIELDS, ({ ctx, viewer, drawId }) => liftFewest(ctx, viewer, drawId), page),
  unlift: intent(
    NO_FIELDS,
    ({ ctx, viewer, drawId, id }) => unliftPair(ctx, viewer, drawId, pairOf(id)),
    rules,
  ),
  avoid: intent(
    { names: ["draw"], schema: avoidInput },
    ({ ctx, viewer, drawId }, { draw }) => avoidDraw(ctx, viewer, drawId, draw),
    rules,
  ),
  join: intent(
    { names: ["name"], schema: nameInput },
    ({ ctx, viewer, drawId, request }, { name }) =>
      joinDraw(ctx, viewer, drawId, { name, held: heldKeys(request) }),
    links,
  ),
  leave: intent(
    NO_FIELDS,
    ({ ctx, viewer, drawId, id, request }) =>
      leaveDraw(ctx, viewer, drawId, { seat: Number(id), held: heldKeys(request) }),
    links,
  ),
  renew: intent(
    NO_FIELDS,
    ({ ctx, viewer, drawId, id, request }) =>
      renewLink(ctx, viewer, drawId, { seat: Number(id), held: heldKeys(request) }),
    links,
  ),
  reveal: intent(
    NO_FIELDS,
    ({ ctx, viewer, drawId, request }) => revealDraw(ctx, viewer, drawId, heldKeys(request)),
    page,
  ),
  over: intent(NO_FIELDS, ({ ctx, viewer, drawId }) => startOver(ctx, viewer, drawId), page),
  delete: intent(NO_FIELDS, ({ ctx, viewer, drawId }) => removeDraw(ctx, viewer, drawId)),
}));

/** Does what a form of the page asks for. Throws a 400 page for any other form. */
export async function changeDraw(submission: DrawSubmission) {
  const intent = textOf(submission.form, "intent");
  if (intent === "draw" || intent === "key") return obtainKey(submission, intent);
  const answer = await change(submission);
  // The page of a draw that is gone would be an error.
  if (answer.data.intent === "delete" && answer.data.done) throw redirect("/draws", 303);
  return answer;
}

/** Draws, or takes the key from another browser: this one keeps it from now on. */
async function obtainKey(submission: DrawSubmission, intent: "draw" | "key") {
  const { ctx, viewer, drawId, request, form } = submission;
  const brought = { names: ["key"], schema: keyInput, secrets: ["key"] };
  const { status, result, ...outcome } =
    intent === "draw"
      ? await handleForm(ctx, form, NO_FIELDS, () => drawNames(ctx, viewer, drawId))
      : await handleForm(ctx, form, brought, ({ key }) => takeKey(ctx, viewer, drawId, key));
  const headers = new Headers(result ? { "Set-Cookie": holdKey(request, result) } : {});
  if (outcome.done && isNativeSubmit(request)) throw redirect(links(submission), { headers });
  return data<ActionResult<null>>({ ...outcome, result: null }, { status, headers });
}

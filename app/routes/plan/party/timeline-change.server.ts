import { data } from "react-router";
import { z } from "zod";
import { respondToForm, textOf } from "~/end-form.server";
import { partyHref } from "~/features/party/party-href";
import { handleForm } from "~/form.server";
import type { Ctx } from "~worker/context";
import { renewFeed } from "~worker/domain/party-timeline/calendar.server";
import {
  addTask,
  deleteTask,
  restoreTask,
  updateTask,
} from "~worker/domain/party-timeline/party-timeline.server";
import { newTaskInput, type PartyTask, restoredTask } from "~worker/domain/party-timeline/schema";
import type { Viewer } from "~worker/domain/viewer";

type Section = { ctx: Ctx; viewer: Viewer; party: { id: string } | null };

const WORDS = { names: ["title", "dueOn"], schema: newTaskInput };
const NOTHING = { names: [], schema: z.object({}) };

/** Does what one of the timeline's forms asks for. Throws a 400 page for any other form. */
export async function changeTimeline(
  { ctx, viewer, party }: Section,
  { request, form }: { request: Request; form: FormData },
) {
  // The form's own party: the address may name none, and another one may have become the next since.
  const partyId = textOf(form, "party") || (party?.id ?? "");
  const which = textOf(form, "which");
  const page = partyHref("timeline", { id: partyId });
  const there = () => `${page}#task-${which}`;
  switch (textOf(form, "intent")) {
    case "add": {
      const answer = await handleForm(ctx, form, WORDS, (input) =>
        addTask(ctx, viewer, partyId, input),
      );
      return respondToForm(request, form, answer, ({ id }) => `${page}#task-${id}`);
    }
    case "edit": {
      const answer = await handleForm(ctx, form, WORDS, (input) =>
        updateTask(ctx, viewer, partyId, which, input),
      );
      return respondToForm(request, form, answer, there);
    }
    case "check": {
      const isDone = textOf(form, "isDone") === "yes";
      const answer = await handleForm(ctx, form, NOTHING, () =>
        updateTask(ctx, viewer, partyId, which, { isDone }),
      );
      return respondToForm(request, form, answer, there);
    }
    case "delete": {
      const answer = await handleForm(ctx, form, NOTHING, () =>
        deleteTask(ctx, viewer, partyId, which),
      );
      return respondToForm(request, form, answer, (task) => `${page}&${removedSearch(task)}`);
    }
    case "restore": {
      const fields = { names: ["title", "dueOn", "isDone"], schema: restoredTask };
      const answer = await handleForm(ctx, form, fields, async (input) => {
        await restoreTask(ctx, viewer, partyId, which, input);
        return true;
      });
      return respondToForm(request, form, answer, there);
    }
    case "renew": {
      const answer = await handleForm(ctx, form, NOTHING, async () => {
        await renewFeed(ctx, viewer, partyId);
        return true;
      });
      return respondToForm(request, form, answer, () => `${page}&renewed=1#calendar`);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** What was just deleted, as a page without scripts carries it in its address, to be brought back. */
export type RemovedTask = { id: string; title: string; dueOn: string; isDone: string };

const removedSearch = ({ id, title, dueOn, isDone }: PartyTask) =>
  new URLSearchParams({ removed: id, title, dueOn, isDone: isDone ? "yes" : "no" });

export function removedOf(asked: URLSearchParams): RemovedTask | null {
  const id = asked.get("removed");
  const parsed = restoredTask.safeParse(Object.fromEntries(asked));
  if (!id || !parsed.success) return null;
  const { title, dueOn, isDone } = parsed.data;
  return { id, title, dueOn, isDone: isDone ? "yes" : "no" };
}

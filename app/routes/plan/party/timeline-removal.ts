import type { PartyTask } from "#shared/party/timeline/schema";
import { partyHref } from "~/features/party/party-href";
import { useUndoableRemoval } from "~/forms/use-undoable-removal";
import { useTranslation } from "~/translation";
import type { TaskFocus } from "./timeline-focus";

/** Deletes tasks; a toast offers to bring back what it took. */
export function useTaskRemoval(partyId: string, focus: TaskFocus) {
  const { t } = useTranslation("timeline");
  const removal = useUndoableRemoval<PartyTask>({
    action: partyHref("timeline", { id: partyId }),
    words: { undo: t("undo"), failed: t("party:failed.title") },
    undoOf: ({ result: task }) =>
      task && {
        title: t("deleted", { title: task.title }),
        fields: {
          intent: "restore",
          party: partyId,
          which: task.id,
          title: task.title,
          dueOn: task.dueOn,
          isDone: task.isDone ? "yes" : "no",
        },
        key: `restore-${task.id}`,
      },
  });
  return { ...removal, focus };
}
export type TaskRemoval = ReturnType<typeof useTaskRemoval>;

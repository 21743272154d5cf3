import { useRef } from "react";
import type { ListItem } from "#shared/gift-lists/schema";
import { useUndoableRemoval } from "~/forms/use-undoable-removal";
import { href } from "~/lib/address";
import { useTranslation } from "~/translation";
import { useFailureText } from "./use-failure-toast";

/** Takes gifts off a list; a toast offers to put back what it took, with its note, in its place. */
export function useRemoval(listId: string) {
  const { t } = useTranslation("lists");
  const failureText = useFailureText();
  const name = useRef("");
  const { Form, queue } = useUndoableRemoval<ListItem>({
    action: href("/lists/:id", { id: listId }),
    words: { undo: t("undo"), failed: t("failed.title") },
    failureOf: ({ error }) => failureText(error),
    undoOf: ({ result: item }) =>
      item && {
        title: t("removed", { name: name.current }),
        fields: {
          intent: "restore",
          which: item.giftId,
          note: item.note,
          position: item.position,
        },
        key: `restore-${listId}-${item.giftId}`,
      },
  });
  return {
    Form,
    /** The `onSubmit` of the form that removes this gift; `onStart` runs when the form is sent. */
    start: (gift: string, onStart: () => void) =>
      queue(() => {
        name.current = gift;
        onStart();
      }),
  };
}
export type Removal = ReturnType<typeof useRemoval>;

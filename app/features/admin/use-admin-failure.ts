import { useMemo } from "react";
import type { ActionMessage, ActionResult } from "~/forms/action-result";
import { isUnreachable } from "~/forms/unreachable-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useTranslation } from "~/translation";

type Options = {
  /** The title where no server answered. */
  unsent?: string | undefined;
  onDone?: (() => void) | undefined;
};

/**
 * Calls `onDone` once per success, which the client middleware announces. Returns the message of
 * the last result while it is a failure.
 */
export function useAdminFailure(
  result: ActionResult | undefined,
  { unsent, onDone }: Options = {},
): ActionMessage | null {
  const { t } = useTranslation();
  useActionResultEffect(result, ({ done }) => {
    if (done) onDone?.();
  });
  return useMemo(() => {
    if (!result || result.done) return null;
    if (!isUnreachable(result)) return result.message ?? null;
    const reason = t("errors:unreachable");
    return unsent ? { title: unsent, description: reason } : { title: reason };
  }, [result, unsent, t]);
}

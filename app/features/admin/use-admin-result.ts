import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isUnreachable } from "~/features/server-fallback/unreachable-result";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import type { AdminResult } from "./admin-result";

type Options = {
  /** The title where no server answered. */
  unsent?: string | undefined;
  onDone?: (() => void) | undefined;
};

/**
 * Acts once on each success, which the client middleware announces. Answers the last result while
 * it is a failure.
 */
export function useAdminResult(result: AdminResult | undefined, { unsent, onDone }: Options = {}) {
  const { t } = useTranslation();
  useActionResultEffect(result, ({ ok }) => {
    if (ok) onDone?.();
  });
  return useMemo((): AdminResult | null => {
    if (!result || result.ok) return null;
    if (!isUnreachable(result)) return result;
    const reason = t("errors:unreachable");
    return { ok: false, ...(unsent ? { title: unsent, description: reason } : { title: reason }) };
  }, [result, unsent, t]);
}

import { useState } from "react";
import type { Purpose } from "#shared/accounts/passkeys/schema";
import type { ErrorKey } from "~/translation";
import { askPasskey, PasskeyFailure } from "./ask-passkey";

/**
 * One ceremony at a time: `ask` hands the answer on.
 */
export function usePasskey(purpose: Purpose, send: (credential: string) => void) {
  const [state, setState] = useState<{ pending: boolean; error: ErrorKey | null }>({
    pending: false,
    error: null,
  });
  async function ask(typed?: Record<string, string>) {
    setState({ pending: true, error: null });
    try {
      send(await askPasskey(purpose, typed && { typed }));
      setState({ pending: false, error: null });
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error;
      setState({ pending: error.key === null, error: error.key });
    }
  }
  return { ...state, ask };
}

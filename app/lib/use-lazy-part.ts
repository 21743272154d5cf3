import { useState } from "react";

/**
 * A part of a page that is loaded when somebody needs it. `request` rejects where it can't be had,
 * so that its caller can go to a page that does the same; `prepare` loads it ahead and is silent.
 */
export function useLazyPart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  return {
    part,
    request: async () => {
      const loaded = await load();
      setPart(() => loaded);
    },
    prepare: () => void load().catch(() => {}),
  };
}

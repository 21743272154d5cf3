import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Are scripts running? False in the server's page and in the browser's first look at it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useRouteLoaderData } from "react-router";
import type { RootData } from "~/root-data.server";

/** Is premium on sale? By the Owner's switch; error pages, where no loader ran, assume yes. */
export const usePremiumOpen = (): boolean =>
  useRouteLoaderData<RootData>("root")?.premiumOpen ?? true;

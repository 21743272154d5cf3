import { useRouteLoaderData } from "react-router";
import type { loader } from "~/root";

/** Is premium on sale? By the Owner's switch; on error pages, where no loader ran, as it mostly is. */
export const usePremiumOpen = (): boolean =>
  useRouteLoaderData<typeof loader>("root")?.premiumOpen ?? true;

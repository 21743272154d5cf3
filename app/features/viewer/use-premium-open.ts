import { useRouteLoaderData } from "react-router";
import type { loader } from "~/root";

/** Is premium on sale? By the Owner's switch; error pages, where no loader ran, assume yes. */
export const usePremiumOpen = (): boolean =>
  useRouteLoaderData<typeof loader>("root")?.premiumOpen ?? true;

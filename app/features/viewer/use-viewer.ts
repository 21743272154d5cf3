import { useRouteLoaderData } from "react-router";
import type { RootData } from "~/root-data.server";

/** Somebody who isn't signed in. */
export const ANONYMOUS_VIEWER = {
  username: null,
  email: null,
  isPremium: false,
  isStaff: false,
  isOwner: false,
  favoriteIds: [],
};

/** Who looks at the page, as the server says; nobody on error pages, where no loader ran. */
export const useViewer = () => useRouteLoaderData<RootData>("root")?.viewer ?? ANONYMOUS_VIEWER;

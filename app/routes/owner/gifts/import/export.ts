import { requireOwnerPage } from "~/guards.server";

export const loader = (args: Parameters<typeof requireOwnerPage>[0]) => {
  requireOwnerPage(args);
  return new Response(null, { status: 404 });
};

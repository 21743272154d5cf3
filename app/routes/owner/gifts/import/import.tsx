import { requireOwnerPage } from "~/guards.server";

export const loader = (args: Parameters<typeof requireOwnerPage>[0]) => {
  requireOwnerPage(args);
  return null;
};

export default function Room() {
  return null;
}

import { requireStaffPage } from "~/guards.server";

export const loader = (args: Parameters<typeof requireStaffPage>[0]) => {
  requireStaffPage(args);
  return null;
};

export default function Room() {
  return null;
}

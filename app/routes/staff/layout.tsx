/** The layout of the staff pages: their title and the page; the menu beside them is their tabs. */
import { Outlet } from "react-router";
import { BackButton } from "~/features/admin/back-button";
import { requireStaffPage } from "~/guards.server";
import { useTranslation } from "~/translation";
import type { Route } from "./+types/layout";

export const handle = { namespaces: ["admin", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  requireStaffPage(args);
  return null;
}

export default function StaffLayout() {
  const { t } = useTranslation("admin");
  return (
    <>
      <BackButton to="/">{t("backHome")}</BackButton>
      <h1 className="mt-2 type-page">{t("staff.title")}</h1>
      <div className="mt-8">
        <Outlet />
      </div>
    </>
  );
}

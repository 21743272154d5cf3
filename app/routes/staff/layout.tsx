/** The layout of the staff pages: a title, their tabs, and the page. */

import { Outlet } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { TabLinks } from "~/components/ui/tab-links";
import { BackButton } from "~/features/admin/back-button";
import { useViewer } from "~/features/viewer/use-viewer";
import { requireStaffPage } from "~/guards.server";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Route } from "./+types/layout";

export const handle = { namespaces: ["back-office", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  requireStaffPage(args);
  return null;
}

export default function StaffLayout() {
  const { t } = useTranslation("back-office");
  const { isOwner } = useViewer();
  return (
    <div className="wrap pt-10 sm:pt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap justify-between gap-x-6">
          <BackButton to="/">{t("backHome")}</BackButton>
          <Link to="/admin" className="link self-center type-small">
            {t("staff.admin")}
          </Link>
        </div>
        {isOwner ? (
          <ButtonLink to="/dev" size="small">
            {t("developerPanel")}
          </ButtonLink>
        ) : null}
      </div>
      <h1 className="mt-2 type-page">{t("staff.title")}</h1>
      <div className="mt-6">
        <TabLinks
          label={t("staff.label")}
          tabs={[
            { to: "/staff", label: t("staff.feedback"), end: true },
            { to: "/staff/users", label: t("staff.users") },
            { to: "/staff/requests", label: t("staff.requests") },
            { to: "/staff/assignments", label: t("staff.assignments") },
            { to: "/staff/blog", label: t("staff.blog") },
          ]}
        />
      </div>
      <div className="mt-8">
        <Outlet />
      </div>
    </div>
  );
}

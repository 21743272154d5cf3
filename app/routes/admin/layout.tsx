/**
 * The layout of the back office: staff dashboard, admin dashboard and developer panel share one
 * menu, at the side of wide screens and behind a button on others, which works without scripts.
 * Each page guards itself; the menu shows what its reader may open.
 */
import { Outlet } from "react-router";
import { MenuIcon } from "~/components/ui/icons";
import { useViewer } from "~/features/viewer/use-viewer";
import type { To } from "~/lib/address";
import { NavLink } from "~/lib/router";
import { useTranslation } from "~/translation";
import "./admin.css";

export const handle = { namespaces: ["admin"] };

/** The id of the menu. */
const MENU = "office-menu";

/** Paths that are the start of others, and current at their own address alone. */
const STARTS: readonly To[] = ["/staff", "/dev"];

const SECTIONS = [
  ["overview", { "/admin": "admin" }, { "/dev": "panel" }],
  ["people", { "/staff/users": "users" }, { "/dev/users": "accounts" }],
  [
    "talk",
    { "/staff": "feedback", "/staff/requests": "requests", "/staff/assignments": "assignments" },
    { "/dev/feedback": "center" },
  ],
  ["content", { "/staff/blog": "blog" }, { "/dev/gifts": "gifts", "/dev/missing": "missing" }],
  [
    "site",
    {},
    {
      "/dev/emails": "emails",
      "/dev/outbox": "outbox",
      "/dev/premium-features": "features",
      "/dev/audit": "audit",
    },
  ],
] as const;

export default function OfficeLayout() {
  const { t } = useTranslation("admin");
  return (
    <div className="wrap office">
      <button
        type="button"
        popoverTarget={MENU}
        className="office-button min-h-11 rounded-full type-nav"
      >
        <MenuIcon className="size-5" />
        {t("menu.open")}
      </button>
      <nav id={MENU} popover="auto" aria-label={t("menu.label")} className="bar-panel office-menu">
        <OfficeMenu />
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

function OfficeMenu() {
  const { t } = useTranslation("admin");
  const { isOwner } = useViewer();
  return SECTIONS.map(([section, forStaff, forOwner]) => {
    const pages = Object.entries({ ...forStaff, ...(isOwner ? forOwner : {}) });
    if (pages.length === 0) return null;
    return (
      <div key={section}>
        <p className="type-label text-soft">{t(`menu.${section}`)}</p>
        <ul>
          {(pages as [To, PageName][]).map(([to, name]) => (
            <li key={to}>
              <NavLink to={to} end={STARTS.includes(to)} className="office-link type-nav">
                {t(`menu.pages.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

type PageName = (typeof SECTIONS)[number][1 | 2] extends infer Pages
  ? Pages extends Record<string, string>
    ? Pages[keyof Pages]
    : never
  : never;

import { ChevronIcon } from "~/components/ui/icons";
import { useViewer } from "~/features/viewer/use-viewer";
import type { To } from "~/lib/address";
import { NavLink } from "~/lib/router";
import { useTranslation } from "~/translation";
import { SignOutButton } from "./sign-out-button";

/** What belongs to who is signed in, behind their name. */
export function AccountMenu({ username }: { username: string }) {
  const entry = "flex min-h-11 w-full items-center rounded-field px-3 text-start hover:bg-sunk";
  return (
    <>
      <button type="button" popoverTarget="account-menu" className="account-button nav-link">
        <span className="max-w-24 truncate">{username}</span>
        <ChevronIcon className="size-4" />
      </button>
      <div id="account-menu" popover="auto" className="bar-panel account-panel">
        <AccountLinks className={entry} />
        <SignOutButton className={entry} />
      </div>
    </>
  );
}

/** The pages of who is signed in, but for signing out. */
export function AccountLinks({ className }: { className: string }) {
  const { t } = useTranslation();
  const { isOwner } = useViewer();
  const links: [To, string][] = [
    ["/account", t("nav.account")],
    ["/people", t("nav.people")],
    ["/lists", t("nav.lists")],
    ["/draws", t("nav.draws")],
    ...(isOwner ? [["/dev", t("nav.owner")] satisfies [To, string]] : []),
  ];
  return links.map(([to, label]) => (
    <NavLink key={to} to={to} className={className}>
      {label}
    </NavLink>
  ));
}

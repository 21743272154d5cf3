import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import {
  GiftIcon,
  HeartIcon,
  MenuIcon,
  PartyIcon,
  PiggyIcon,
  SearchIcon,
} from "~/components/ui/icons";
import { FeedbackButton } from "~/features/feedback-dialog/feedback-button";
import { useSignInUrl } from "~/features/viewer/sign-in-url";
import { usePremiumOpen } from "~/features/viewer/use-premium-open";
import { useViewer } from "~/features/viewer/use-viewer";
import type { To } from "~/lib/address";
import { Link, NavLink } from "~/lib/router";
import { useTranslation } from "~/translation";
import { AccountMenu } from "./account-menu";
import { Brand } from "./brand";
import { LanguageMenu } from "./language-menu";
import { Menu } from "./menu";

/** The bar at the top of every page. Below 1200 px its rarer items stand in a menu. */
export function Nav({ line }: { line: boolean }) {
  const { t } = useTranslation();
  const { username, isStaff } = useViewer();
  const signIn = useSignInUrl();
  useClosedMenus();
  return (
    <header
      className={`sticky top-0 z-40 bg-paper ${line ? "border-b-[3px] border-ribbon" : "border-b-0"}`}
    >
      <nav aria-label={t("nav.label")} className="wrap flex h-16 items-center">
        {/* Always an entry of its own in the history: Back leads to the ideas that it left. */}
        <Link to="/" replace={false} aria-label={t("nav.home")} className="rounded-tag py-2">
          <Brand
            className="gap-1.5 text-xl font-medium min-[24.375rem]:gap-2.5 min-[24.375rem]:text-[1.375rem] lg:text-2xl"
            mark="w-6 text-ribbon min-[24.375rem]:w-7"
          />
        </Link>
        <ul className="ms-auto -me-3 flex items-center type-nav md:-me-2 lg:-me-2">
          {isStaff ? null : (
            <li className="hidden lg:block">
              <NavLink to="/" end replace={false} className="nav-link">
                {t("nav.find")}
              </NavLink>
            </li>
          )}
          <PremiumItems />
          <WideItem to="/about">{t("nav.about")}</WideItem>
          <WideItem to="/blog">{t("nav.blog")}</WideItem>
          {isStaff ? <WideItem to="/staff">{t("nav.staff")}</WideItem> : null}
          <li className="hidden lg:block">
            <FeedbackButton className="nav-link">{t("nav.feedback")}</FeedbackButton>
          </li>
          <IconItem
            to="/search"
            label={t("nav.search")}
            word={t("nav.searchWord")}
            Icon={SearchIcon}
          />
          <IconItem
            to="/favorites"
            label={t("nav.favorites")}
            word={t("nav.favoritesWord")}
            Icon={HeartIcon}
          />
          <li className="hidden lg:block">
            <LanguageMenu />
          </li>
          {username ? (
            <li className="hidden lg:block">
              <AccountMenu username={username} />
            </li>
          ) : (
            <WideItem to={signIn}>{t("nav.signIn")}</WideItem>
          )}
          <li className="lg:hidden">
            <button
              type="button"
              popoverTarget="menu"
              aria-label={t("nav.menu")}
              className="icon-link md:w-auto! md:gap-2 md:px-3"
            >
              <MenuIcon className="size-5.5" />
              <span className="max-md:hidden">{t("nav.menu")}</span>
            </button>
            <Menu />
          </li>
        </ul>
      </nav>
    </header>
  );
}

/** The offer for who has no premium, while it is on sale; the two premium tools for who has. */
function PremiumItems() {
  const { t } = useTranslation();
  const { isPremium } = useViewer();
  const isOnSale = usePremiumOpen();
  if (isPremium) {
    return (
      <>
        <IconItem
          wide
          to="/party-planning"
          label={t("nav.partyPlanning")}
          word={t("nav.partyWord")}
          Icon={PartyIcon}
        />
        <IconItem
          wide
          to="/budget-optimizer"
          label={t("nav.budgetOptimizer")}
          word={t("nav.budgetWord")}
          Icon={PiggyIcon}
        />
      </>
    );
  }
  if (!isOnSale) return null;
  return (
    <li>
      {/* Brand, word and three targets fit from 390 px, the icon beside the word from 416. */}
      <NavLink
        to="/premium"
        className="nav-link justify-center gap-1.5 px-2 font-semibold text-ribbon min-[21.25rem]:min-w-11 lg:px-3.5"
      >
        <GiftIcon className="size-4.5 min-[24.375rem]:hidden min-[26rem]:block md:block" />
        <span className="sr-only min-[24.375rem]:not-sr-only min-[24.375rem]:whitespace-nowrap">
          {t("nav.premium")}
        </span>
      </NavLink>
    </li>
  );
}

function WideItem({ to, children }: { to: To; children: string }) {
  return (
    <li className="hidden lg:block">
      <NavLink to={to} className="nav-link">
        {children}
      </NavLink>
    </li>
  );
}

type IconItemProps = {
  to: To;
  label: string;
  /** Part of the label, beside the icon from 900 px. */
  word: string;
  Icon: (props: { className?: string }) => React.ReactNode;
  /** True for what stands in the menu below 900 px. */
  wide?: boolean;
};

function IconItem({ to, label, word, Icon, wide = false }: IconItemProps) {
  return (
    <li className={wide ? "hidden md:block" : ""}>
      <NavLink to={to} aria-label={label} className="nav-link max-md:w-11 max-md:justify-center">
        <Icon className={wide ? "" : "lg:hidden"} />
        <span className="max-md:hidden">{word}</span>
      </NavLink>
    </li>
  );
}

/** A menu that led somewhere has done its work; the page changes without a reload. */
function useClosedMenus() {
  const { key } = useLocation();
  // Not at the start: a menu that was opened before the scripts were up stays open.
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    for (const panel of document.querySelectorAll<HTMLElement>(".bar-panel:popover-open")) {
      panel.hidePopover();
    }
  }, [key]);
}

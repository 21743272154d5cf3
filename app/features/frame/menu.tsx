import { FeedbackButton } from "~/features/feedback-dialog/feedback-button";
import { useSignInUrl } from "~/features/viewer/sign-in-url";
import { useViewer } from "~/features/viewer/use-viewer";
import { NavLink } from "~/lib/router";
import { useTranslation } from "~/translation";
import { AccountLinks } from "./account-menu";
import { LanguageChoices } from "./language-menu";
import { RegionForm } from "./region-form";
import { SignOutButton } from "./sign-out-button";

/** What does not fit into the bar below 1200 px. */
export function Menu() {
  const { t } = useTranslation();
  const { username, isPremium, isStaff } = useViewer();
  const signIn = useSignInUrl();
  const link = "flex min-h-12 items-center border-b border-line type-body font-medium";
  return (
    <div id="menu" popover="auto" className="bar-panel menu-panel">
      <NavLink to="/" replace={false} className={link}>
        {t("nav.find")}
      </NavLink>
      {isPremium ? (
        <div className="md:hidden">
          <NavLink to="/party-planning" className={link}>
            {t("nav.partyPlanning")}
          </NavLink>
          <NavLink to="/budget-optimizer" className={link}>
            {t("nav.budgetOptimizer")}
          </NavLink>
        </div>
      ) : null}
      <NavLink to="/about" className={link}>
        {t("nav.about")}
      </NavLink>
      <NavLink to="/blog" className={link}>
        {t("nav.blog")}
      </NavLink>
      <FeedbackButton className={`w-full ${link}`}>{t("nav.feedback")}</FeedbackButton>
      {isStaff ? (
        <NavLink to="/staff" className={link}>
          {t("nav.staff")}
        </NavLink>
      ) : null}
      {username ? (
        <>
          <AccountLinks className={link} />
          <SignOutButton className={`w-full ${link}`} />
        </>
      ) : (
        <NavLink to={signIn} className={link}>
          {t("nav.signIn")}
        </NavLink>
      )}
      <p className="mt-5 mb-1 type-label text-soft">{t("nav.language")}</p>
      <div className="-mx-3">
        <LanguageChoices />
      </div>
      <RegionForm className="mt-5" />
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ToastProvider } from "~/components/toast/toast-provider";
import { noteShownPage } from "~/forms/with-server-fallback";
import { useTranslation } from "~/translation";
import { Awning } from "./awning";
import { Footer } from "./footer";
import { Nav } from "./nav";

/** What stands around every page: bar, main, footer, and the place where messages appear. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const location = useLocation();
  const { pathname } = location;
  useEffect(() => {
    if (location) noteShownPage();
  }, [location]);
  const main = useFocusOnNewPage(pathname);
  // Only the home page has the awning; all others have a ribbon under the bar.
  const home = pathname === "/";
  return (
    <ToastProvider>
      <a
        href="#main"
        className="skip-link press-ink rounded-full px-5 py-2.5 type-body font-semibold"
      >
        {t("nav.skip")}
      </a>
      <div className="flex min-h-dvh flex-col">
        <Nav line={!home} />
        {home ? <Awning /> : null}
        <main id="main" ref={main} tabIndex={-1} className="flex-1">
          {children}
        </main>
        <Footer />
      </div>
    </ToastProvider>
  );
}

/**
 * Pages change without a reload, so focus goes to the new page's title, as a reload would reset it.
 */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const title = main.current?.querySelector("h1");
    title?.setAttribute("tabindex", "-1");
    (title ?? main.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

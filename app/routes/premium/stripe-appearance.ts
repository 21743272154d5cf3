/** Stripe's fields in the look's own colours, which their frame can't read for itself. */
import type { Appearance } from "@stripe/stripe-js";
import { useMemo, useSyncExternalStore } from "react";

const DARK = "(prefers-color-scheme: dark)";

function watch(onChange: () => void) {
  const query = matchMedia(DARK);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** The appearance of the moment; another one when the visitor's system turns light or dark. */
export function useAppearance(): Appearance {
  const isDark = useSyncExternalStore(
    watch,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return useMemo(() => readAppearance(isDark), [isDark]);
}

function readAppearance(isDark: boolean): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--color-${name}`).trim();
  const edge = `1px solid ${token("edge")}`;
  const ring = { outline: `3px solid ${token("ribbon")}`, outlineOffset: "2px", boxShadow: "none" };
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorPrimary: token("ribbon"),
      colorBackground: token("paper"),
      colorText: token("ink"),
      colorTextSecondary: token("soft"),
      colorTextPlaceholder: token("soft"),
      colorDanger: token("bad"),
      // Our own faces don't leave our origin.
      fontFamily: "ui-sans-serif, system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "8px",
      spacingUnit: "4px",
    },
    rules: {
      ".Label": { fontSize: "14px", fontWeight: "500", color: token("ink") },
      ".Input": { border: edge, boxShadow: "none", padding: "13px 12px" },
      ".Input:focus": ring,
      ".Input--invalid": { border: `1px solid ${token("bad")}`, boxShadow: "none" },
      ".Tab": { border: edge, boxShadow: "none" },
      ".Tab:focus": ring,
      ".Tab--selected": { border: `2px solid ${token("ribbon")}`, boxShadow: "none" },
    },
  };
}

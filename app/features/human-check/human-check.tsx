import { useEffect, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import { HUMAN_FIELD } from "#shared/allowances/limits";
import type { RootData } from "~/root-data.server";
import { useTranslation } from "~/translation";

type Widgets = {
  render: (
    place: HTMLElement,
    options: { sitekey: string; language: string; "response-field-name": string; size: string },
  ) => string;
  reset: (id: string) => void;
  remove: (id: string) => void;
};
declare global {
  interface Window {
    turnstile?: Widgets;
  }
}

let loading: Promise<Widgets | null> | null = null;

/** Turnstile's script, loaded once and only where a form asks for it; null when it can't be had. */
function loadWidgets(base: string): Promise<Widgets | null> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = `${base}/turnstile/v0/api.js?render=explicit`;
    script.onload = () => resolve(window.turnstile ?? null);
    script.onerror = () => {
      loading = null;
      resolve(null);
    };
    document.head.appendChild(script);
  });
  return loading;
}

/**
 * Cloudflare Turnstile's widget in a form, where the Owner has switched it on; nothing else. Its
 * field holds a token that is good once, so each `result` of the server asks for a new one. Needs
 * the namespace "errors".
 */
export function HumanCheck({ result }: { result: unknown }) {
  const human = useRouteLoaderData<RootData>("root")?.humanCheck ?? null;
  return human && <Widget {...human} result={result} />;
}

type WidgetProps = { siteKey: string; origin: string; result: unknown };

function Widget({ siteKey, origin, result }: WidgetProps) {
  const { t, i18n } = useTranslation("errors");
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<{ widgets: Widgets; id: string }>(null);
  const seen = useRef(result);
  useEffect(() => {
    let isGone = false;
    void loadWidgets(origin).then((widgets) => {
      if (isGone || !widgets || !place.current) return;
      const id = widgets.render(place.current, {
        sitekey: siteKey,
        language: i18n.language,
        "response-field-name": HUMAN_FIELD,
        size: "flexible",
      });
      widget.current = { widgets, id };
    });
    return () => {
      isGone = true;
      widget.current?.widgets.remove(widget.current.id);
      widget.current = null;
    };
  }, [siteKey, origin, i18n.language]);
  useEffect(() => {
    if (seen.current === result) return;
    seen.current = result;
    widget.current?.widgets.reset(widget.current.id);
  }, [result]);
  return (
    <>
      <div ref={place} className="min-h-16 empty:min-h-0" />
      <noscript>
        <p className="type-small text-soft">{t("humanCheck")}</p>
      </noscript>
    </>
  );
}

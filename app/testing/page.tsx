/** A page around components for tests: routes with a server of the test's own, words, messages. */
import { configure } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { createRoutesStub, Outlet } from "react-router";
import { ToastProvider } from "~/components/toast/toast-provider";
import { I18nextProvider, initReactI18next } from "~/translation";

// Generous: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

const files = import.meta.glob<Record<string, unknown>>("../../locales/en/*.json", {
  eager: true,
  import: "default",
});
const en = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ""), words]),
);

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: "en",
  ns: Object.keys(en),
  defaultNS: "common",
  resources: { en },
  interpolation: { escapeValue: false },
});

/** Where the page's forms end: the form's fields, what the server answers. */
export type Server = (fields: Record<string, string>) => Promise<unknown>;

type Options = {
  /** What the root loader answers each time it is asked. */
  root?: () => unknown;
  /** The page's own loader. */
  loader?: () => unknown;
  /** What is behind the addresses that forms go to; "/" is the page itself. */
  actions: Record<string, Server>;
};

/** A page at "/" that shows `children`. */
export function TestPage({
  children,
  root,
  loader,
  actions,
}: Options & { children: () => ReactNode }) {
  const { "/": own, ...others } = actions;
  const actionOf =
    (act: Server) =>
    async ({ request }: { request: Request }) =>
      act(Object.fromEntries([...(await request.formData())].map(([k, v]) => [k, `${v}`])));
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root?.() ?? null,
      HydrateFallback: () => null,
      Component: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
      children: [
        {
          id: "page",
          index: true,
          loader: () => loader?.() ?? null,
          Component: () => children(),
          ...(own && { action: actionOf(own) }),
        },
        ...Object.entries(others).map(([path, act]) => ({ path, action: actionOf(act) })),
      ],
    },
  ]);
  return (
    <I18nextProvider i18n={i18n}>
      <Stub initialEntries={["/"]} />
    </I18nextProvider>
  );
}

/** A server's answer that waits until the test lets it go. */
export function held<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { promise, release: resolve, fail: reject };
}

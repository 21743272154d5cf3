/**
 * React Router's links, forms and redirects, typed to lead to addresses of ours that there are. At
 * run time they are React Router's own (`router.js`).
 */
import type { ComponentType, RefAttributes } from "react";
import type * as router from "react-router";
import type { Address, To } from "./address";

export type LinkProps = Omit<router.LinkProps, "to"> & { to: To };
export declare const Link: ComponentType<LinkProps & RefAttributes<HTMLAnchorElement>>;
export declare const NavLink: ComponentType<
  Omit<router.NavLinkProps, "to"> & { to: To } & RefAttributes<HTMLAnchorElement>
>;

type FormElement<Props> = ComponentType<
  Omit<Props, "action"> & { action?: To } & RefAttributes<HTMLFormElement>
>;
export declare const Form: FormElement<router.FormProps>;

type Submit<Options> = (
  target: router.SubmitTarget,
  options?: Omit<Options, "action"> & { action?: To },
) => Promise<void>;
export declare const useSubmit: () => Submit<router.SubmitOptions>;

type Fetcher<Own> = Own extends unknown
  ? Omit<Own, "Form" | "submit" | "load"> & {
      Form: FormElement<router.FetcherFormProps>;
      submit: Submit<router.FetcherSubmitOptions>;
      load: (address: To) => Promise<void>;
    }
  : never;
export type FetcherWithComponents<Data> = Fetcher<router.FetcherWithComponents<Data>>;
export declare const useFetcher: <Data>(
  options?: Parameters<typeof router.useFetcher>[0],
) => Fetcher<ReturnType<typeof router.useFetcher<Data>>>;

export declare const useNavigate: () => {
  (to: To, options?: router.NavigateOptions): void | Promise<void>;
  (delta: number): void | Promise<void>;
};

type Redirect = (to: Address, init?: number | ResponseInit) => Response;
export declare const redirect: Redirect;
export declare const redirectDocument: Redirect;
/** To an address of somebody else's. */
export declare const redirectElsewhere: typeof router.redirect;

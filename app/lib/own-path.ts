/**
 * An address as a path of ours, else "/": nobody may use us as a redirector. Read as browsers read
 * it, because they drop tabs and line ends and take "\\" for "/".
 */
import type { Address } from "./address";

export function ownPath(address: string | null | undefined): Address {
  const home = "https://here.invalid";
  const url = URL.parse(address ?? "/", home);
  if (url?.origin !== home || url.protocol !== "https:" || url.pathname.startsWith("//"))
    return "/";
  return (url.pathname + url.search + url.hash) as Address;
}

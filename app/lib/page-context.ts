import { createContext } from "react";

/** What `<html>` says of the page. The browser may not know the nonce; its value there is "". */
export type PageFacts = { season: string; nonce: string };

/**
 * Given by both entries, the server's from the request and the browser's from the document, so that
 * it holds on error pages too, where no loader ran.
 */
export const PageContext = createContext<PageFacts>({ season: "winter", nonce: "" });

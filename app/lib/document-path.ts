/**
 * Client-side navigation keeps the response headers of the document that was loaded first. Pages
 * that depend on headers have to know which document they are in.
 */
let path: string | null = null;

/** Called once, as a document starts. */
export function rememberDocument(): void {
  path = location.pathname.toLowerCase();
}

/** True in a document that was loaded from this path. */
export const isDocumentOf = (pathname: string): boolean =>
  path === pathname || path === `${pathname}/`;

/**
 * Pages change without a load and live under the headers of the document that they came into. Where headers
 * matter, a page has to know which document it is in.
 */
let path: string | null = null;

/** Called once, as a document starts. */
export function rememberDocument(): void {
  path = location.pathname.toLowerCase();
}

/** True in a document that was loaded from this path. */
export const isDocumentOf = (pathname: string): boolean =>
  path === pathname || path === `${pathname}/`;

import { data } from "react-router";

/**
 * Every address that no route knows. Without this route an unmatched URL would run no middleware.
 */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}

import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * The `shouldRevalidate` of a page that others change too: after a conflict it shows what they did;
 * by itself a failed action revalidates nothing.
 */
export const revalidateAfterPost = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod === "POST" && actionStatus !== 503) || defaultShouldRevalidate;

import { lateValidate } from "~/lib/late-validate";

/** The finder's schema for the browser. */
export const useLateValidate = lateValidate(() =>
  import("./validate-finder").then((module) => module.validateFinder),
);

import { lazyValidator } from "~/lib/lazy-validator";

/** The finder's schema for the browser. */
export const useLazyValidate = lazyValidator(() =>
  import("./validate-finder").then((module) => module.validateFinder),
);

import { lazyValidator } from "~/forms/lazy-validator";

/** The finder's schema for the browser. */
export const useLazyValidate = lazyValidator(() =>
  import("./validate-finder").then((module) => module.validateFinder),
);

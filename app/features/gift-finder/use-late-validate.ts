import { useState } from "react";

type Validate = typeof import("./validate-finder").validateFinder;

let loaded: Validate | null = null;

/** The schema comes with the first focus and stays; until then the server alone checks. */
export function useLateValidate() {
  const [validate, setValidate] = useState<Validate | null>(() => loaded);
  const loadValidate = () => {
    if (validate) return;
    import("./validate-finder").then(
      (module) => {
        loaded = module.validateFinder;
        setValidate(() => module.validateFinder);
      },
      // The server checks again anyway; the next focus tries once more.
      () => {},
    );
  };
  return { validate, loadValidate };
}

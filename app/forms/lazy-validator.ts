import { useState } from "react";

/**
 * Returns a hook that lazy-loads a form's validator on first focus (keeps zod out of the page's
 * bundle); until then only the server validates.
 */
export function lazyValidator<Validate>(load: () => Promise<Validate>) {
  let loaded: Validate | null = null;
  return function useLazyValidate() {
    const [validate, setValidate] = useState<Validate | null>(() => loaded);
    const loadValidate = () => {
      if (validate) return;
      load().then(
        (validator) => {
          loaded = validator;
          setValidate(() => validator);
        },
        // The server checks again anyway; the next focus tries once more.
        () => {},
      );
    };
    return { validate, loadValidate };
  };
}

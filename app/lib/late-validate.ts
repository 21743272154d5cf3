import { useState } from "react";

/**
 * Makes the hook of one form whose schema comes with the first focus and stays; until then the server
 * alone checks.
 */
export function lateValidate<Validate>(load: () => Promise<Validate>) {
  let loaded: Validate | null = null;
  return function useLateValidate() {
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

import { lazy, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "~/translation";
import { type WhyItFitsProps, WhyWords } from "./why-words";

const never = () => () => {};

const WhyPopover = lazy(() => import("./why-popover").catch(() => ({ default: WhyDetails })));

/**
 * A small card's reason and proofs behind one button: a popover, or without scripts a disclosure.
 */
export function WhyItFits(props: WhyItFitsProps) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const plain = <WhyDetails {...props} />;
  return scripted ? (
    <Suspense fallback={plain}>
      <WhyPopover {...props} />
    </Suspense>
  ) : (
    plain
  );
}

function WhyDetails(props: WhyItFitsProps) {
  const { t } = useTranslation("cards");
  return (
    <details>
      <summary className="link type-label inline-block py-2 text-ribbon">{t("whyItFits")}</summary>
      <WhyWords {...props} />
    </details>
  );
}

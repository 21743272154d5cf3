import { useTranslation } from "react-i18next";

/**
 * The band that ties both halves of the discovery card into one parcel: a bow, and "or" in the
 * knot.
 */
export function Ribbon() {
  const { t } = useTranslation("talk");
  return (
    <div className="parcel-ribbon">
      <p className="parcel-or">{t("or")}</p>
      <svg className="parcel-bow" viewBox="0 0 120 92" aria-hidden="true">
        <path d={TAIL} fill="var(--bow-tail)" />
        <path d={TAIL} fill="var(--bow-tail)" transform={MIRROR} />
        <path d={LOOP} fill="var(--color-cloth)" />
        <path d={LOOP} fill="var(--color-cloth)" transform={MIRROR} />
        <path d={HOLLOW} fill="var(--bow-deep)" />
        <path d={HOLLOW} fill="var(--bow-deep)" transform={MIRROR} />
        <path
          d={SHEEN}
          fill="none"
          stroke="var(--bow-lit)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path
          d={SHEEN}
          fill="none"
          stroke="var(--bow-lit)"
          strokeWidth="1.6"
          strokeLinecap="round"
          transform={MIRROR}
        />
        <rect x="47.5" y="23" width="25" height="26" rx="5" fill="var(--color-cloth)" />
        <path d="M53 25v22M60 24.5v23M67 25v22" stroke="var(--bow-lit)" strokeWidth="1.2" />
      </svg>
    </div>
  );
}

const MIRROR = "matrix(-1 0 0 1 120 0)";
const LOOP = "M56 28C46 13 26 1 12 2 1 3-1 13 1 24c2 11 9 16 21 16 13 0 26-2 34-4 3-2 3-5 0-8Z";
const HOLLOW = "M50 31C43 22 31 13 21 14c-7 1-7 9-3 14 5 6 19 6 32 3Z";
const SHEEN = "M10 6.5C22 4 38 12 47 22";
const TAIL = "M52 44 27 81.5l16-1.5 8.5 11L64 52Z";

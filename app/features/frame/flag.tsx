import type { ReactNode } from "react";
import type { LanguageCode } from "~/lib/languages";

const STAR =
  "M0-1 .2245-.309.951-.309.363.118.588.809 0 .382-.588.809-.363.118-.951-.309-.2245-.309Z";

const DRAWINGS: Record<LanguageCode, ReactNode> = {
  en: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path stroke="#b9333f" strokeWidth="2.286" d="M0 1.14h24M0 5.71h24M0 10.29h24M0 14.86h24" />
      <path fill="#33477f" d="M0 0h11v9.14H0z" />
      <path
        stroke="#fff"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeDasharray="0 3"
        d="M2.5 2.3h7M2.5 4.6h7M2.5 6.9h7"
      />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#29417e" d="M0 0h8v16H0z" />
      <path fill="#cf3a44" d="M16 0h8v16h-8z" />
    </>
  ),
  es: (
    <>
      <path fill="#b92b34" d="M0 0h24v16H0z" />
      <path fill="#f4c443" d="M0 4h24v8H0z" />
    </>
  ),
  zh: (
    <>
      <path fill="#d8322f" d="M0 0h24v16H0z" />
      <g fill="#fbd94a">
        <path d={STAR} transform="translate(5 5) scale(2.8)" />
        <path d={STAR} transform="translate(10 2) rotate(20) scale(.95)" />
        <path d={STAR} transform="translate(12 4.2) rotate(45) scale(.95)" />
        <path d={STAR} transform="translate(12 7) scale(.95)" />
        <path d={STAR} transform="translate(10 9.2) rotate(20) scale(.95)" />
      </g>
    </>
  ),
};

/** A small drawn flag beside a language's name; decoration, the name says it. */
export function Flag({ code }: { code: LanguageCode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0 rounded-[3px]">
      {DRAWINGS[code]}
      <rect
        x=".5"
        y=".5"
        width="23"
        height="15"
        rx="2.5"
        fill="none"
        stroke="#1b2139"
        strokeOpacity=".25"
      />
    </svg>
  );
}

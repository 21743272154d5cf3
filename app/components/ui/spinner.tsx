/** Turns while something runs; the words beside it say what. */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 animate-spin ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="9" className="opacity-25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

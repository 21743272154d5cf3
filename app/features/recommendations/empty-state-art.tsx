/** The illustration of an empty state: a bare plinth in the season's colours. Decoration. */
export function EmptyStateArt({ className = "" }: { className?: string }) {
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <svg
        viewBox="0 0 480 400"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id="empty-wall" x1="0" y1="0" x2="1" y2="1">
            <stop stopColor="var(--color-wall-from)" />
            <stop offset=".8" stopColor="var(--color-wall-to)" />
          </linearGradient>
          <linearGradient id="empty-niche" x1="0" y1="0" x2="1" y2="0">
            <stop stopColor="#000" stopOpacity=".26" />
            <stop offset="1" stopColor="#000" stopOpacity=".1" />
          </linearGradient>
          <linearGradient id="empty-side" x1="0" y1="0" x2="1" y2="0">
            <stop stopColor="#fff" stopOpacity=".1" />
            <stop offset=".3" stopColor="#fff" stopOpacity=".34" />
            <stop offset="1" stopColor="#000" stopOpacity=".26" />
          </linearGradient>
          <radialGradient id="empty-shadow">
            <stop stopColor="#000" stopOpacity=".34" />
            <stop offset="1" stopColor="#000" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path d="M0 0H480V300H0Z" fill="url(#empty-wall)" />
        <path d="M120 300V182a120 120 0 0 1 240 0V300Z" fill="#fff" fillOpacity=".16" />
        <path d="M136 300V184a104 104 0 0 1 208 0V300Z" fill="url(#empty-niche)" />
        <path d="M352 0h40L222 300h-66ZM410 0h16L262 300h-24Z" fill="#fff" fillOpacity=".14" />
        <path d="M0 300H480V400H0Z" fill="var(--color-floor)" />
        <path d="M0 298.5H480v3H0Z" fill="#000" fillOpacity=".1" />
        <ellipse cx="272" cy="352" rx="160" ry="28" fill="url(#empty-shadow)" />
        <path d="M140 292v54a100 22 0 0 0 200 0v-54Z" fill="var(--color-wall-to)" />
        <path d="M140 292v54a100 22 0 0 0 200 0v-54Z" fill="url(#empty-side)" />
        <ellipse cx="240" cy="292" rx="100" ry="22" fill="var(--color-wall-from)" />
        <ellipse cx="240" cy="292" rx="100" ry="22" fill="#fff" fillOpacity=".18" />
      </svg>
    </div>
  );
}

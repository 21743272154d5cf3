/** A plinth in a niche, waiting for what goes on it, in the season's colours. Decoration. */
export function EmptyPlinth({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 400"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-480-400H960V800H-480Z" fill="var(--color-wall-to)" />
      <path d="M-480 0H960V180L-480 330Z" fill="var(--color-wall-from)" fillOpacity=".55" />
      <path d="M300-10h46L206 300h-74ZM372-10h18L250 300h-28Z" fill="#fff" fillOpacity=".16" />
      <path d="M120 318V182a120 120 0 0 1 240 0v136Z" fill="#000" fillOpacity=".1" />
      <path d="M136 318V184a104 104 0 0 1 208 0v134Z" fill="#000" fillOpacity=".08" />
      <path d="M-480 300H960V800H-480Z" fill="var(--color-floor)" />
      <path d="M-480 300H960V304H-480Z" fill="#000" fillOpacity=".12" />
      <ellipse cx="262" cy="352" rx="132" ry="20" fill="#000" fillOpacity=".2" />
      <path d="M140 292v52a100 22 0 0 0 200 0v-52Z" fill="var(--color-wall-to)" />
      <path d="M140 292v52a100 22 0 0 0 200 0v-52Z" fill="#000" fillOpacity=".12" />
      <path d="M172 300v57a100 22 0 0 0 40 8v-60Z" fill="#fff" fillOpacity=".14" />
      <ellipse cx="240" cy="292" rx="100" ry="22" fill="var(--color-wall-from)" />
      <ellipse cx="240" cy="292" rx="100" ry="22" fill="#fff" fillOpacity=".22" />
    </svg>
  );
}

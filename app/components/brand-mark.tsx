/** The bow that stands beside the brand's name; it takes the text's colour. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} fill="currentColor" viewBox="0 3 32 28">
      <path d="M11.3 9.4C8.7 6.3 4.8 3.7 2.7 4.9.6 6.2.4 10 .8 13.2c.4 3.1 2 4.7 4.5 4.5 2.1-.2 4.3-1.2 6.1-2.5-.5-1.8-.6-4-.1-5.8Z" />
      <path d="M20.7 9.4c2.6-3.1 6.5-5.7 8.6-4.5 2.1 1.3 2.3 5.1 1.9 8.3-.4 3.1-2 4.7-4.5 4.5-2.1-.2-4.3-1.2-6.1-2.5.5-1.8.6-4 .1-5.8Z" />
      <rect x="12.7" y="8.1" width="6.6" height="9" rx="2.6" />
      <g opacity=".78">
        <path d="M12.1 18.6C9 19.7 7 23.3 5.4 27.3c-.2.6.4 1.1 1 .8l3.3-1.8 1.7 3.3c.3.5 1 .5 1.2 0 1.4-3.4 2.2-7 2.5-10.5a4 4 0 0 1-3-.5Z" />
        <path d="M19.9 18.6c3.1 1.1 5.1 4.7 6.7 8.7.2.6-.4 1.1-1 .8l-3.3-1.8-1.7 3.3c-.3.5-1 .5-1.2 0-1.4-3.4-2.2-7-2.5-10.5a4 4 0 0 0 3-.5Z" />
      </g>
    </svg>
  );
}

/**
 * Bars are drawn, not styled: their lengths are attributes, which the content policy lets through.
 */

/** What was saved, in dollars, each with the word for it. */
export type Amounts = readonly (readonly [name: string, dollars: number])[];

/** The hatches and dots that bars are filled with. Once on a page. */
export function SavingPatterns() {
  return (
    <defs>
      <pattern
        id="saving-kept"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="12" height="12" className="fill-raised" />
        <rect width="6" height="12" className="fill-tint" />
      </pattern>
      <pattern
        id="saving-hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-raised" />
        <rect width="3" height="6" className="fill-edge" />
      </pattern>
      <pattern id="saving-dots" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-tint" />
        <circle cx="3" cy="3" r="1.5" className="fill-ribbon" />
      </pattern>
    </defs>
  );
}

/** One amount among others, as a part (0 to 1) of the longest. */
export function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="bar">
      <rect className="fill-sunk" width="100%" height="100%" rx="6" />
      <rect className="fill-ribbon" width={`${share * 100}%`} height="100%" rx="6" />
    </svg>
  );
}

const sumOf = (amounts: Amounts) => amounts.reduce((sum, [, amount]) => sum + amount, 0);

/** Amounts side by side, each in its own fill. */
export function StackedBar({ amounts }: { amounts: Amounts }) {
  const total = sumOf(amounts);
  const startOf = (index: number) => (100 * sumOf(amounts.slice(0, index))) / total;
  return (
    <svg aria-hidden="true" className="bar bar-tall">
      {amounts.map(([name, amount], index) => (
        <rect
          key={name}
          className={`${savingFill(index)} stroke-paper`}
          strokeWidth="3"
          x={`${startOf(index)}%`}
          width={`${(100 * amount) / total}%`}
          height="100%"
          rx="6"
        />
      ))}
    </svg>
  );
}

/** The fill of a stacked bar's nth part, in words for its legend. */
export function Swatch({ index }: { index: number }) {
  return (
    <svg aria-hidden="true" className="size-4 shrink-0">
      <rect
        className={`${savingFill(index)} stroke-edge`}
        strokeWidth="1"
        x="0.5"
        y="0.5"
        width="15"
        height="15"
        rx="4"
      />
    </svg>
  );
}

const savingFill = (index: number) => `fill-saving-${(index % 5) + 1}`;

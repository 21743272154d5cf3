/** Where each snippet of ribbon and paper comes to rest: x, y, turn in degrees, shape. */
const RESTING = [
  [84, 352, 12, "curl"],
  [128, 376, -24, "paper"],
  [58, 322, 40, "paper"],
  [172, 386, 8, "curl"],
  [214, 378, 64, "paper"],
  [258, 390, -12, "paper"],
  [300, 372, 30, "curl"],
  [352, 384, -48, "paper"],
  [388, 346, 18, "paper"],
  [420, 372, -8, "curl"],
  [446, 328, 54, "paper"],
  [104, 318, -30, "curl"],
  [368, 320, 10, "curl"],
  [156, 292, 22, "paper"],
  [326, 294, -36, "paper"],
  [30, 372, -16, "curl"],
] as const;

const CURL = "M-15 4C-13-6-4-8-5-1S-13 4-8-2 5-9 4-1-4 5 1-1 13-7 15 2";
const FILLS = ["cloth", "stripe", "paper-tint"] as const;

/** What falls when a ribbon comes off: once, gently, and then it lies there. Decoration. */
export function Snippets() {
  return (
    <g className="snippets">
      {RESTING.map(([x, y, turn, shape], index) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <g className={`snippet snippet-${FILLS[index % FILLS.length]}`}>
            {shape === "curl" ? (
              <path d={CURL} transform={`rotate(${turn})`} className="snippet-curl" />
            ) : (
              <rect
                x="-7"
                y="-3"
                width="14"
                height="6"
                rx="1"
                transform={`rotate(${turn}) skewX(-18)`}
                className="snippet-paper"
              />
            )}
          </g>
        </g>
      ))}
    </g>
  );
}

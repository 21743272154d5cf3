/** The scalloped awning under the home page's bar; smaller scallops on phones. */
export function Awning() {
  return (
    <div className="relative z-10 h-0">
      <svg aria-hidden="true" className="awning h-6 sm:hidden">
        <Cloth id="awning-small" width={39} straight={8} drop={14} />
      </svg>
      <svg aria-hidden="true" className="awning hidden h-8 sm:block">
        <Cloth id="awning-wide" width={64} straight={10} drop={19} />
      </svg>
    </div>
  );
}

type ClothProps = { id: string; width: number; straight: number; drop: number };

/** One stripe of cloth and one of plain, again and again. */
function Cloth({ id, width, straight, drop }: ClothProps) {
  const scallop = `h${width}v${straight}a${width / 2} ${drop} 0 0 1-${width} 0z`;
  return (
    <>
      <pattern id={id} width={width * 2} height={straight + drop} patternUnits="userSpaceOnUse">
        <path d={`M0 0${scallop}`} className="fill-cloth" />
        <path d={`M${width} 0${scallop}`} className="fill-stripe" />
      </pattern>
      <rect width="100%" height={straight + drop} fill={`url(#${id})`} />
    </>
  );
}

/** Totals as plain figures, not tiles (look: tables and totals). */
export function Figures({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="type-label text-soft">{label}</dt>
          <dd className="figures type-panel">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

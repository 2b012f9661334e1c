/** Progress from 0 to 100, with its label. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.max(0, Math.min(100, Math.round(value)));
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 flex justify-between gap-4 text-sm text-ink-soft">
        <span>{label}</span>
        <span className="figures">{percent}%</span>
      </p>
      <progress className="sr-only" aria-label={label} value={percent} max={100} />
      <div
        aria-hidden="true"
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:h-2 forced-colors:border"
      >
        <div
          className="h-full bg-accent transition-[width] duration-300 forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}

import type { Plot } from '@global-fit/report/model';
import { amountText, percent } from './scale.ts';

/** Ordered so that neighbours differ in lightness as well as hue; the PDF uses the same order. */
const PARTS = [
  'fill-accent',
  'fill-ramp-3',
  'fill-warm',
  'fill-rain',
  'fill-gold',
  'fill-line-strong',
  'fill-ramp-2',
];

const totalOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Costs by place as stacked bars, with the household's budget as a line across them. */
export function Costs({ plot }: { plot: Extract<Plot, { type: 'costs' }> }) {
  const labels = [...new Set(plot.places.flatMap(({ parts }) => parts.map(({ label }) => label)))];
  const fillOf = (label: string): string => PARTS[labels.indexOf(label) % PARTS.length] ?? 'fill-accent';
  const most = Math.max(1, plot.budget ?? 0, ...plot.places.map(({ parts }) => totalOf(parts))) * 1.02;
  return (
    <div>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        {labels.map((label) => (
          <li key={label} className="flex items-center gap-2">
            <svg width="10" height="10" aria-hidden="true">
              <rect width="10" height="10" className={fillOf(label)} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div className="space-y-2">
        {plot.places.map(({ label, parts }) => {
          const starts = parts.map((_, at) => totalOf(parts.slice(0, at)));
          return (
            <div key={label}>
              <p className="flex justify-between gap-3">
                {label} <b className="figures font-[620]">{amountText(totalOf(parts))}</b>
              </p>
              <svg className="block h-6 w-full overflow-visible" aria-hidden="true">
                {parts.map((part, at) => (
                  <rect
                    key={part.label}
                    x={percent((starts[at] ?? 0) / most)}
                    y="4"
                    width={percent(part.amount / most)}
                    height="13"
                    strokeWidth="1"
                    className={`${fillOf(part.label)} stroke-sheet`}
                  />
                ))}
                {plot.budget !== null && (
                  <line
                    x1={percent(plot.budget / most)}
                    x2={percent(plot.budget / most)}
                    y2="22"
                    strokeWidth="1.6"
                    strokeDasharray="4 3"
                    className="stroke-danger"
                  />
                )}
              </svg>
            </div>
          );
        })}
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-ink-soft">
        {plot.unit}
        {plot.budget !== null && (
          <span className="figures text-danger">your budget {amountText(plot.budget)}</span>
        )}
      </p>
    </div>
  );
}

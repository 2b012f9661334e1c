import type { Plot } from '@global-fit/report/model';
import { percent, scoreText } from './scale.ts';

/**
 * One panel per theme and one bar per place, on a scale of 0 to 100; home, which is not one of the places, is drawn
 * in outline.
 */
export function Comparison({
  plot,
  places,
}: {
  plot: Extract<Plot, { type: 'comparison' }>;
  places: readonly string[];
}) {
  const isPlace = (label: string): boolean => places.includes(label);
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {plot.axes.map((axis, at) => (
        <div key={axis}>
          <p className="mb-1 border-b border-line pb-1 font-[560]">{axis}</p>
          {plot.series.map(({ label, values }) => {
            const value = values[at] ?? null;
            return (
              <div key={label} className="grid grid-cols-[7.5rem_1fr_2rem] items-center gap-x-2">
                <span className={`leading-tight wrap-anywhere ${isPlace(label) ? '' : 'text-ink-soft'}`}>
                  {label}
                </span>
                {value === null ? (
                  <span className="col-span-2 text-ink-soft">no data</span>
                ) : (
                  <>
                    <svg className="block h-4 w-full" aria-hidden="true">
                      <line x1="0.5" x2="0.5" y2="16" className="stroke-line-strong" />
                      <rect
                        y="4.5"
                        width={percent(value / 100)}
                        height="7"
                        strokeWidth="1.2"
                        className={
                          isPlace(label) ? 'fill-ramp-4 stroke-ramp-4' : 'fill-inset stroke-line-strong'
                        }
                      />
                    </svg>
                    <span className="figures text-right text-ink-soft">{scoreText(value)}</span>
                  </>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

import type { Plot } from '@global-fit/report/model';
import { percent, tenths } from './scale.ts';

/** Points each theme gave out of what it could give; the pale part of a bar is what was lost. */
export function Contributions({ plot }: { plot: Extract<Plot, { type: 'contributions' }> }) {
  const most = Math.max(1, ...plot.parts.map(({ possible }) => possible));
  return (
    <div className="grid gap-y-2 sm:grid-cols-[11rem_1fr_auto] sm:items-center sm:gap-x-4 sm:gap-y-0.5">
      {plot.parts.map(({ label, points, possible }) => {
        const figure = (
          <>
            <b className="font-[620]">{tenths(points)}</b>{' '}
            <span className="text-ink-soft">of {tenths(possible)}</span>
          </>
        );
        return (
          <div key={label} className="contents">
            <p className="flex justify-between gap-3 sm:block">
              {label}
              <span className="figures sm:hidden">{figure}</span>
            </p>
            <svg className="-mt-1.5 block h-4 w-full sm:mt-0" aria-hidden="true">
              <rect
                y="4.5"
                width={percent(possible / most)}
                height="7"
                className="fill-inset stroke-line"
                strokeWidth="1"
              />
              <rect y="4.5" width={percent(points / most)} height="7" className="fill-ramp-4" />
            </svg>
            <p className="figures hidden text-right whitespace-nowrap sm:block">{figure}</p>
          </div>
        );
      })}
    </div>
  );
}

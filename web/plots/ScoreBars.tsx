import type { Plot } from '@global-fit/report/model';
import { percent, scoreText } from './scale.ts';

const GUIDES = [0, 0.25, 0.5, 0.75, 1];

/** Nothing for a country outside the ranking, whose score has no range. */
function Range({ low, high }: { low: number; high: number }) {
  if (high <= low) return null;
  return (
    <span className="text-ink-soft">
      {scoreText(low)}–{scoreText(high)}
    </span>
  );
}

/** One bar per place, with a whisker from the low to the high end of its score. */
export function ScoreBars({ plot }: { plot: Extract<Plot, { type: 'score-bars' }> }) {
  return (
    <div className="grid gap-y-3 sm:grid-cols-[9rem_1fr_auto] sm:items-center sm:gap-x-4 sm:gap-y-1">
      {plot.bars.map(({ label, score, low, high }) => (
        <div key={label} className="contents">
          <p className="flex justify-between gap-3 sm:block">
            {label}
            <span className="figures sm:hidden">
              <b className="font-[620]">{scoreText(score)}</b> <Range low={low} high={high} />
            </span>
          </p>
          <svg className="-mt-2 block h-5 w-full overflow-visible sm:mt-0" aria-hidden="true">
            {GUIDES.map((share) => (
              <line key={share} x1={percent(share)} x2={percent(share)} y2="20" className="stroke-line" />
            ))}
            <rect y="6.5" width={percent(score / 100)} height="7" className="fill-ramp-4" />
            <g className="stroke-ink" strokeWidth="1.4">
              <line x1={percent(low / 100)} x2={percent(high / 100)} y1="10" y2="10" />
              <line x1={percent(low / 100)} x2={percent(low / 100)} y1="6.5" y2="13.5" />
              <line x1={percent(high / 100)} x2={percent(high / 100)} y1="6.5" y2="13.5" />
            </g>
          </svg>
          <p className="figures hidden whitespace-nowrap sm:block">
            <b className="font-[620]">{scoreText(score)}</b> <Range low={low} high={high} />
          </p>
        </div>
      ))}
      <svg className="figures block h-5 w-full overflow-visible text-xs sm:col-start-2" aria-hidden="true">
        {GUIDES.map((share) => (
          <text key={share} x={percent(share)} y="14" textAnchor="middle" className="fill-ink-soft">
            {share * 100}
          </text>
        ))}
      </svg>
    </div>
  );
}

import worldUrl from 'virtual:world.svg';
import type { Plot } from '@global-fit/report/model';
import { sheetViewBox } from '#maps/sheet.ts';
import { rampStep } from './scale.ts';

/** Written out in full so that Tailwind finds the classes. */
const RAMP = ['fill-ramp-1', 'fill-ramp-2', 'fill-ramp-3', 'fill-ramp-4', 'fill-ramp-5'];

/** Every country with a score in its tint; the report's own places are outlined. */
export function ScoreMap({ plot }: { plot: Extract<Plot, { type: 'world-map' }> }) {
  const scores = plot.scores.map(({ score }) => score);
  const lowest = Math.min(...scores);
  const highest = Math.max(...scores);
  return (
    <div>
      <svg viewBox={sheetViewBox} className="block w-full bg-water" aria-hidden="true">
        <use href={`${worldUrl}#land`} className="fill-land stroke-sheet" strokeWidth="0.6" />
        {plot.scores.map(({ iso3, score }) => (
          <use
            key={iso3}
            href={`${worldUrl}#${iso3}`}
            strokeWidth="0.6"
            className={`${RAMP[rampStep(score, lowest, highest) - 1]} stroke-sheet`}
          />
        ))}
        {plot.highlighted.map((iso3) => (
          <use key={iso3} href={`${worldUrl}#${iso3}`} className="fill-none stroke-ink" strokeWidth="1.8" />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        <li className="flex items-center gap-2">
          lower score
          <svg width="90" height="10" aria-hidden="true">
            {RAMP.map((fill, at) => (
              <rect key={fill} x={at * 18} width="18" height="10" className={fill} />
            ))}
          </svg>
          higher score
        </li>
        <li className="flex items-center gap-2">
          <svg width="18" height="10" aria-hidden="true">
            <rect width="18" height="10" className="fill-land" />
          </svg>
          not scored
        </li>
      </ul>
    </div>
  );
}

import type { Plot } from '@global-fit/report/model';
import { SHORT_MONTHS } from '#ui/shortMonths.ts';
import { percent, rainTop, temperatureAxis } from './scale.ts';

const TEMPERATURE_HEIGHT = 150;
const RAIN_HEIGHT = 56;
const middle = (at: number): string => percent((at + 0.5) / 12);
const signed = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}°`;

function Trace({
  values,
  y,
  dashed = false,
}: {
  values: readonly number[];
  y: (value: number) => number;
  dashed?: boolean;
}) {
  return (
    <g className={dashed ? 'stroke-ink-soft' : 'stroke-warm'}>
      {values.slice(1).map((value, at) => (
        <line
          key={SHORT_MONTHS[at]}
          x1={middle(at)}
          x2={middle(at + 1)}
          y1={y(values[at] ?? value)}
          y2={y(value)}
          strokeWidth={dashed ? 1.4 : 2}
          strokeLinecap="round"
          strokeDasharray={dashed ? '4 3' : undefined}
        />
      ))}
      {!dashed &&
        values.map((value, at) => (
          <circle
            key={SHORT_MONTHS[at]}
            cx={middle(at)}
            cy={y(value)}
            r="2.6"
            stroke="none"
            className="fill-warm"
          />
        ))}
    </g>
  );
}

/** Mean temperature by month compared with home, and rain below it: two panels rather than two scales in one. */
export function Climate({ plot }: { plot: Extract<Plot, { type: 'climate' }> }) {
  const { low, high, ticks } = temperatureAxis([...plot.temperatureC, ...(plot.home?.temperatureC ?? [])]);
  const y = (value: number): number => ((high - value) / (high - low)) * TEMPERATURE_HEIGHT;
  const hasRain = plot.rainfallMm.some((value) => value !== null);
  const top = rainTop(plot.rainfallMm);
  return (
    <div>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        <Key mark={<line x2="18" y1="6" y2="6" strokeWidth="2" className="stroke-warm" />}>
          {plot.place}, mean temperature
        </Key>
        {plot.home && (
          <Key
            mark={
              <line
                x2="18"
                y1="6"
                y2="6"
                strokeWidth="1.4"
                strokeDasharray="4 3"
                className="stroke-ink-soft"
              />
            }
          >
            {plot.home.label}
          </Key>
        )}
        {hasRain && <Key mark={<rect x="4" y="1" width="10" height="10" className="fill-rain" />}>Rain</Key>}
      </ul>
      <div className="figures pl-9 text-xs">
        <svg className="block w-full overflow-visible" height={TEMPERATURE_HEIGHT} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x2="100%"
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
              <text x="-6" y={y(tick) + 4} textAnchor="end" className="fill-ink-soft">
                {signed(tick)}
              </text>
            </g>
          ))}
          {plot.home && <Trace values={plot.home.temperatureC} y={y} dashed />}
          <Trace values={plot.temperatureC} y={y} />
        </svg>
        {hasRain && (
          <svg className="mt-4 block w-full overflow-visible" height={RAIN_HEIGHT} aria-hidden="true">
            <line x2="100%" className="stroke-line" />
            <text x="-6" y="4" textAnchor="end" className="fill-ink-soft">
              {top}
            </text>
            <text x="-6" y="16" textAnchor="end" className="fill-ink-soft">
              mm
            </text>
            {plot.rainfallMm.map((value, at) => {
              const height = ((value ?? 0) / top) * RAIN_HEIGHT;
              return (
                <rect
                  key={SHORT_MONTHS[at]}
                  x={percent((at + 0.2) / 12)}
                  width={percent(0.6 / 12)}
                  y={RAIN_HEIGHT - height}
                  height={height}
                  className="fill-rain"
                />
              );
            })}
            <line x2="100%" y1={RAIN_HEIGHT} y2={RAIN_HEIGHT} className="stroke-line-strong" />
          </svg>
        )}
        <svg className="block w-full" height="20" aria-hidden="true">
          {SHORT_MONTHS.map((month, at) => (
            <text key={month} x={middle(at)} y="15" textAnchor="middle" className="fill-ink-soft">
              {month.slice(0, 1)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

function Key({ mark, children }: { mark: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg width="18" height="12" aria-hidden="true">
        {mark}
      </svg>
      {children}
    </li>
  );
}

import { MONTHS } from '@global-fit/atlas/months';
import { formatNumber } from '@global-fit/atlas/number';
import type { ClimateSheet } from '@global-fit/atlas/detail/model';
import { SidewaysTable } from '#ui/blocks/SidewaysTable.tsx';

// Right margin for "1,000 mm" in a phone's font size.
const size = { width: 640, height: 260, left: 52, right: 104, top: 14, bottom: 32 };
const plot = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom };
const step = plot.width / 12;
const steps = 4;

/** Round bounds around values in four equal steps, so that both scales share their grid lines. */
function scaleOf(values: readonly number[], unit: number, fromZero = false): { low: number; each: number } {
  const min = fromZero ? 0 : Math.min(...values);
  const max = Math.max(...values);
  for (let each = unit; ; each += unit) {
    const low = Math.floor(min / each) * each;
    if (low + each * steps >= max) return { low, each };
  }
}

const heightOf = (value: number, { low, each }: { low: number; each: number }): number =>
  size.top + plot.height * (1 - (value - low) / (each * steps));
const middleOf = (month: number): number => size.left + step * (month + 0.5);

/** Temperature as a line and rain as bars, by month. The table below has the same figures. */
export function ClimatePlot({ sheet, place }: { sheet: ClimateSheet; place: string }) {
  const { temperature, rainfall } = sheet;
  const warmth = scaleOf(temperature, 5);
  const wet = scaleOf(rainfall ?? [0], 20, true);
  const lines = Array.from({ length: steps + 1 }, (_, at) => at);
  const line = temperature
    .map(
      (value, at) =>
        `${at === 0 ? 'M' : 'L'}${middleOf(at).toFixed(1)},${heightOf(value, warmth).toFixed(1)}`,
    )
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="figures block w-full font-sans text-[13px] max-sm:text-[21px]"
      role="img"
      aria-label={`Climate of ${place} by month: temperature from ${formatNumber(Math.min(...temperature))} to ${formatNumber(Math.max(...temperature))} °C. The table below holds every month.`}
    >
      {lines.map((at) => {
        const y = size.top + plot.height * (1 - at / steps);
        return (
          <g key={at}>
            <line x1={size.left} x2={size.width - size.right} y1={y} y2={y} className="stroke-line" />
            <text x={size.left - 8} y={y + 4} textAnchor="end" className="fill-warm">
              {formatNumber(warmth.low + at * warmth.each)}°
            </text>
            {rainfall && (
              <text x={size.width - size.right + 8} y={y + 4} className="fill-rain">
                {formatNumber(wet.low + at * wet.each)}
                {at === steps && ' mm'}
              </text>
            )}
          </g>
        );
      })}
      {rainfall?.map((value, at) => {
        const top = heightOf(value, wet);
        return (
          <rect
            key={MONTHS[at]}
            x={middleOf(at) - step * 0.3}
            width={step * 0.6}
            y={top}
            height={size.height - size.bottom - top}
            className="fill-rain"
            opacity={sheet.rainIsRough ? 0.45 : 0.75}
          />
        );
      })}
      <path d={line} fill="none" className="stroke-sheet" strokeWidth="6" strokeLinejoin="round" />
      <path d={line} fill="none" className="stroke-warm" strokeWidth="2.5" strokeLinejoin="round" />
      {temperature.map((value, at) => (
        <circle
          key={MONTHS[at]}
          cx={middleOf(at)}
          cy={heightOf(value, warmth)}
          r="3.6"
          className="fill-sheet stroke-warm"
          strokeWidth="2"
        />
      ))}
      {MONTHS.map((month, at) => (
        <text key={month} x={middleOf(at)} y={size.height - 8} textAnchor="middle" className="fill-ink-soft">
          {month.slice(0, 1)}
        </text>
      ))}
    </svg>
  );
}

/** The figures of the plot. */
export function ClimateTable({ sheet }: { sheet: ClimateSheet }) {
  const { temperature, rainfall, sunshine } = sheet;
  return (
    <SidewaysTable label="The climate by month, in figures" className="max-w-text">
      <table className="figures w-full border-collapse text-sm">
        <thead className="text-left text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 font-normal">
              Month
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              Temperature
            </th>
            {rainfall && (
              <th scope="col" className="py-1.5 text-right font-normal">
                Rain
              </th>
            )}
            {sunshine && (
              <th scope="col" className="py-1.5 text-right font-normal">
                Sunshine
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {temperature.map((value, at) => (
            <tr key={MONTHS[at]} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {MONTHS[at]}
              </th>
              <td className="text-right">
                {formatNumber(value, 1)} °C ({formatNumber((value * 9) / 5 + 32, 1)} °F)
              </td>
              {rainfall && <td className="text-right">{formatNumber(rainfall[at]!)} mm</td>}
              {sunshine && (
                <td className="text-right">
                  {formatNumber(sunshine.values[at]!)}
                  {sunshine.unit === 'hours' ? ' h' : '%'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysTable>
  );
}

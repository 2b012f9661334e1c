import type { ComparisonTheme } from '@global-fit/report/model';
import { BasisMark } from './BasisMark.tsx';
import { percent, tenths } from '#plots/scale.ts';
import { tableRoles } from './tableRoles.ts';

const STEPS = [0, 1, 2, 3, 4];

function Rating({ value }: { value: number | null }) {
  if (value === null) return <span className="text-ink-soft">no data</span>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width="48" height="8" aria-hidden="true">
        {STEPS.map((step) => (
          <svg key={step} x={step * 10} width="8" height="8">
            <rect width="8" height="8" className="fill-line" />
            <rect
              width={percent(Math.max(0, Math.min(1, value - step)))}
              height="8"
              className="fill-ramp-4"
            />
          </svg>
        ))}
      </svg>
      <b className="figures font-[620]">{tenths(value)}</b>
      <span className="sr-only">of 5</span>
    </span>
  );
}

function Row({ row }: { row: ComparisonTheme['rows'][number] }) {
  return (
    <tr {...tableRoles.row} className="border-b border-line">
      <th {...tableRoles.rowHead} className="py-2.5 pr-3 text-left align-top font-[560]">
        {row.location}
      </th>
      <td {...tableRoles.cell} data-label="Highlights" className="py-2.5 pr-3 align-top">
        <div>
          {row.highlights}
          <BasisMark basis={row} of={`${row.location}: ${row.highlights}`} />
        </div>
      </td>
      <td {...tableRoles.cell} data-label="Cost indicators" className="py-2.5 pr-3 align-top">
        {row.costIndicators}
      </td>
      <td {...tableRoles.cell} data-label="Rating out of 5" className="py-2.5 align-top">
        <Rating value={row.rating} />
      </td>
    </tr>
  );
}

/** All places compared by seven themes. */
export function ComparisonThemes({ themes }: { themes: readonly ComparisonTheme[] }) {
  return (
    <div className="space-y-10 font-sans text-sm">
      {themes.map(({ theme, rows }) => (
        <table key={theme} {...tableRoles.table} className="report-table w-full border-collapse">
          <caption className="pb-2 text-left font-serif text-lg">{theme}</caption>
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row} className="border-b border-line-strong text-left text-ink-soft">
              <th {...tableRoles.columnHead} className="w-[22%] py-1.5 pr-3 font-[560]">
                Location
              </th>
              <th {...tableRoles.columnHead} className="py-1.5 pr-3 font-[560]">
                Highlights
              </th>
              <th {...tableRoles.columnHead} className="w-[24%] py-1.5 pr-3 font-[560]">
                Cost indicators
              </th>
              <th {...tableRoles.columnHead} className="w-24 py-1.5 font-[560]">
                Rating out of 5
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.group}>
            {rows.map((row) => (
              <Row key={row.location} row={row} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

import type { Plot } from '@global-fit/report/model';
import { SidewaysTable } from '#ui/blocks/SidewaysTable.tsx';
import { plotTable } from './plotTable.ts';

/** The figures behind a plot, collapsed at first. */
export function PlotAsTable({ plot, title }: { plot: Plot; title: string }) {
  const table = plotTable(plot);
  if (table === null) return null;
  return (
    <details className="no-print mt-3">
      <summary className="min-h-6 w-fit text-sm font-[530] text-accent underline-offset-4 hover:underline">
        The figures as a table
      </summary>
      <SidewaysTable label={`Table: ${title}`} className="mt-2">
        <table className="figures border-collapse">
          <thead>
            <tr className="border-b border-line-strong text-left">
              {table.columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-5 align-bottom font-[560]">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([head, ...cells]) => (
              <tr key={head} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-5 text-left font-normal">
                  {head}
                </th>
                {cells.map((cell, at) => (
                  <td key={table.columns[at + 1]} className="py-1.5 pr-5">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysTable>
    </details>
  );
}
